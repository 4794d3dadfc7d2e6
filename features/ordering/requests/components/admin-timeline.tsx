import { controlRoomMessages } from '#/messages/evaluations.ts'
import { Timeline } from '#/ui/facts.tsx'
import { useT } from '#/ui/language.tsx'
import type { AdminEvent } from '../read-request.server.ts'

type AdminTimelineProps = {
  events: readonly AdminEvent[]
  /** Additional notes by event id. */
  notes?: Record<string, string>
}

/** History of a request: person, time and reason. */
export function AdminTimeline({ events, notes = {} }: AdminTimelineProps) {
  const t = useT(controlRoomMessages)
  const titleOf = ({ step, shopper }: AdminEvent): string => {
    const named = { shopper: shopper ?? '' }
    if (step === 'assign' || step === 'handBack' || step === 'takeBack' || step === 'noShow' || step === 'checkIn')
      return t(`event_${step}`, named)
    return t(`event_${step}`)
  }
  return (
    <Timeline
      items={events.map((event) => ({
        id: event.id,
        title: titleOf(event),
        at: event.at,
        by: event.by ?? t('system'),
        detail: [notes[event.id], event.reason].filter(Boolean).join(' · ') || null,
      }))}
    />
  )
}
