import { nameFor } from '#/domain/branch-names.ts'
import { formatDateTime } from '#/domain/riyadh-time.ts'
import { branchTreeMessages } from '#/messages/companies/branch-tree.ts'
import { useLang, useT } from '#/ui/language.tsx'
import type { NodeEvent } from '../read-node.server.ts'

/** History of a group or branch, in words. */
export function NodeHistory({ events }: { events: readonly NodeEvent[] }) {
  const t = useT(branchTreeMessages)
  const lang = useLang()
  const words = useEventWords()
  if (events.length === 0) return <p className="text-ui text-ink-2">{t('noHistory')}</p>
  return (
    <ol className="flex flex-col gap-3">
      {events.map((event) => {
        const at = formatDateTime(new Date(event.at), lang)
        return (
          <li key={event.id}>
            <p className="text-ui wrap-anywhere">{words(event)}</p>
            <p className="text-caption text-ink-2">{event.by ? t('by', { at, name: event.by }) : at}</p>
          </li>
        )
      })}
    </ol>
  )
}

function useEventWords(): (event: NodeEvent) => string {
  const t = useT(branchTreeMessages)
  const lang = useLang()
  return ({ step, before, after, from, to, reason }) => {
    const named = (names: NodeEvent['from']) => (names ? nameFor(names, lang) : t('elsewhere'))
    if (step === 'renamed') {
      const [was, is] = [before && nameFor(before, lang), after && nameFor(after, lang)]
      return was && is && was !== is ? t('event_renamed', { from: was, to: is }) : t('event_renamed_plain')
    }
    if (step === 'moved' || step === 'merged') return t(`event_${step}`, { from: named(from), to: named(to) })
    if (step === 'closed' && reason) return t('event_closed_reason', { reason })
    return t(`event_${step}`)
  }
}
