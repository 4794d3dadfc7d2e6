import { Inbox, MessageSquare, RefreshCw } from 'lucide-react'
import { inboxMessages, submissionMessages } from '#/messages/site/forms-admin.ts'
import { Timeline } from '#/ui/facts.tsx'
import { useT } from '#/ui/language.tsx'
import { isSubmissionState } from '../inbox-list.ts'
import type { Submission, SubmissionEvent } from '../read-inbox.server.ts'

const stateAfter = ({ after }: SubmissionEvent): unknown =>
  typeof after === 'object' && after !== null && 'state' in after ? after.state : null

/** Log of a message, newest first, down to its arrival. */
export function SubmissionHistory({ submission: { events, createdAt, state } }: { submission: Submission }) {
  const t = useT(submissionMessages)
  const words = useT(inboxMessages)
  const titleOf = (event: SubmissionEvent): string => {
    const to = stateAfter(event)
    if (event.action === 'submissions.note') return t('noteChanged')
    return isSubmissionState(to) ? t('moved', { state: words(`state_${to}`) }) : t('otherStep')
  }
  const wasSpam = state === 'spam' && !events.some((event) => stateAfter(event) !== null)
  return (
    <Timeline
      items={[
        ...events.map((event) => ({
          id: event.id,
          title: titleOf(event),
          at: event.at,
          by: event.who,
          icon: event.action === 'submissions.note' ? MessageSquare : RefreshCw,
        })),
        { id: 'arrived', title: t(wasSpam ? 'arrivedSpam' : 'arrived'), at: createdAt, icon: Inbox },
      ]}
    />
  )
}
