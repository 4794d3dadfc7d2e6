import type { Priority } from '#/domain/corrective-action.ts'
import type { Actor } from '#/domain/actor.ts'
import { addDays, addHours, riyadhDay } from '#/domain/riyadh-time.ts'
import { moveCorrectiveAction } from '#/features/reporting/corrective-actions/change-action.server.ts'
import { openCorrectiveAction } from '#/features/reporting/corrective-actions/open-action.server.ts'
import { readCorrectiveAction } from '#/features/reporting/corrective-actions/read-corrective-actions.server.ts'
import { readReply, writeReply } from '#/features/reporting/replies/reply.server.ts'
import { sameIdFor } from '../same-id.ts'
import { happeningAt } from '../time-travel.server.ts'

type DemoStep = {
  step: 'start' | 'finish'
  hoursAgo: number
  note?: string
  rootCause?: string
}
type DemoAction = {
  key: string
  story: string
  question: string
  title: string
  owner: string
  priority: Priority
  /** Days until it is due, where the priority does not say so. */
  dueIn?: number
  hoursAgo: number
  steps: readonly DemoStep[]
}

const day = 24
/** Actions about the Jeddah branch after the visit with the critical failure, and after the next one. */
const actions: readonly DemoAction[] = [
  {
    key: 'corniche critical',
    story: 'saffron-corniche-critical',
    question: 'F4',
    title: 'Call pest control to the drinks station and mend the cover of its drain',
    owner: 'Huda Al-Otaibi',
    priority: 'critical',
    hoursAgo: 38 * day,
    steps: [
      { step: 'start', hoursAgo: 38 * day - 5, note: 'Pest control comes tomorrow before opening.' },
      {
        step: 'finish',
        hoursAgo: 36 * day,
        rootCause:
          'The drain cover was broken since August, and the weekly check was nobody’s task after the shift leader left.',
        note: 'Treated twice, the cover replaced; the weekly check is on the Sunday rota with a name.',
      },
    ],
  },
  {
    key: 'corniche entrance',
    story: 'saffron-corniche-after',
    question: 'A4',
    title: 'Keep the ramp free: a parking place for delivery bikes behind the branch',
    owner: 'Majed Al-Harbi',
    priority: 'medium',
    dueIn: 1,
    hoursAgo: 4 * day,
    steps: [{ step: 'start', hoursAgo: 3 * day, note: 'Asked the building’s management for two places.' }],
  },
  {
    key: 'corniche suggestions',
    story: 'saffron-corniche-after',
    question: 'C4',
    title: 'Practise suggesting a starter and a drink in the pre-shift briefing',
    owner: 'Huda Al-Otaibi',
    priority: 'medium',
    hoursAgo: 4 * day,
    steps: [],
  },
]

const reply =
  'Thank you for a fair report. The ramp was blocked by delivery riders, not by our team, but keeping it free is our job: we are arranging a parking place for them. Suggesting a starter is back in every pre-shift briefing.'

/** Corrective actions of a client. Idempotent. */
export async function tellActions(client: Actor, present: Date): Promise<void> {
  const ago = (hours: number) => addHours(present, -hours)
  for (const { key, story, question, hoursAgo, title, owner, priority, dueIn, steps } of actions) {
    const id = sameIdFor(key, 'action')
    const reportId = sameIdFor(story, 'report')
    const action = {
      id,
      reportId,
      questionKey: question,
      title,
      ownerName: owner,
      ownerEmail: null,
      priority,
      dueOn: dueIn === undefined ? null : addDays(riyadhDay(ago(hoursAgo)), dueIn),
    }
    await happeningAt(ago(hoursAgo), () => openCorrectiveAction(client, action))
    for (const { step, hoursAgo: at, note = '', rootCause = '' } of steps) {
      const { version, events } = await readCorrectiveAction(client, id, 'en')
      if (events.some((event) => event.step === step)) continue
      await happeningAt(ago(at), () => moveCorrectiveAction(client, { actionId: id, version, step, note, rootCause }))
    }
  }
  const answered = sameIdFor('saffron-corniche-after', 'report')
  if (await readReply(client, answered)) return
  await happeningAt(ago(3 * day), () => writeReply(client, { reportId: answered, version: 0, text: reply }))
}
