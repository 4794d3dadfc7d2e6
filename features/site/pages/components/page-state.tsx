import { pagesMessages } from '#/messages/site/pages.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'
import type { PageState } from '../store.server.ts'

const tones = { draft: 'grey', published: 'green', changed: 'yellow' } as const

/** Public state of a page, whether the draft differs, and its schedule. */
export function PageStateBadge({ state, scheduled }: { state: PageState; scheduled: boolean }) {
  const t = useT(pagesMessages)
  return (
    <span className="inline-flex flex-wrap gap-1">
      <StatusBadge tone={tones[state]}>{t(`state_${state}`)}</StatusBadge>
      {scheduled && <StatusBadge tone="blue">{t('state_scheduled')}</StatusBadge>}
    </span>
  )
}
