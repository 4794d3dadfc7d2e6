import { quotationMessages } from '#/messages/kitchen/quotations.ts'
import { useT } from '#/ui/language.tsx'
import { useShortcutsOn } from '#/ui/shortcuts.ts'

/** Which keys move in the comparison and award, where there is a keyboard. */
export function KeyHint({ awards }: { awards: boolean }) {
  const t = useT(quotationMessages)
  const hears = useShortcutsOn()
  const keys = [
    ['←↑↓→', t('keyMove')],
    ...(awards && hears ? [['W', t('keyAward')]] : []),
    ['Enter', t('keyEnter')],
    ['Esc', t('keyLeave')],
  ] as const
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 pb-2 text-caption text-ink-2 max-md:hidden coarse:hidden">
      {keys.map(([name, text]) => (
        <span key={name} className="flex items-center gap-1.5">
          <kbd className="num rounded-badge border border-line-input bg-surface-2 px-2 py-0.5">
            <bdi dir="ltr">{name}</bdi>
          </kbd>
          {text}
        </span>
      ))}
    </p>
  )
}
