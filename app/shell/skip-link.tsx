import { shellMessages } from '#/messages/shell.ts'
import { useT } from '#/ui/language.tsx'

/** First keyboard stop: skips the menus. */
export function SkipLink() {
  const t = useT(shellMessages)
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-2 focus:z-50 focus:rounded-control focus:bg-primary focus:px-4 focus:py-3 focus:text-on-primary"
    >
      {t('skip')}
    </a>
  )
}
