import type { PictureName } from '#/content/remarks/answer-sheet.ts'
import type { Priority } from '#/domain/corrective-action.ts'
import type { Actor } from '#/domain/actor.ts'
import type { CauseClass } from '#/domain/reporting/action-finish.ts'
import { addDays, addHours, riyadhDay } from '#/domain/riyadh-time.ts'
import { settleByVisit } from '#/features/reporting/corrective-actions/after-visit.server.ts'
import { moveCorrectiveAction } from '#/features/reporting/corrective-actions/change-action.server.ts'
import { decideCorrection } from '#/features/reporting/corrective-actions/confirm-action.server.ts'
import { makeActionLink, readActionLink } from '#/features/reporting/corrective-actions/links/links.server.ts'
import { openCorrectiveAction } from '#/features/reporting/corrective-actions/open-action.server.ts'
import { readCorrectiveAction } from '#/features/reporting/corrective-actions/read-corrective-actions.server.ts'
import { storeProof } from '#/features/reporting/corrective-actions/store-proof.server.ts'
import { readReply, writeReply } from '#/features/reporting/replies/reply.server.ts'
import { picture } from '../pictures.server.ts'
import { sameIdFor } from '../same-id.ts'
import { happeningAt } from '../time-travel.server.ts'

type DemoStep = {
  step: 'start' | 'finish' | 'cancel'
  hoursAgo: number
  note?: string
  rootCause?: string
  causeClass?: CauseClass
  prevention?: string
  /** Photo that proves it. */
  photo?: PictureName
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
/** Confirmed by our review, and failed again at the next visit: the new action is opened by that visit. */
const suggestions = 'corniche suggestions first'
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
          'Insects came up the drain.\nThe drain cover was broken since August.\nThe weekly check had no owner after the shift leader left.',
        causeClass: 'premises',
        note: 'Treated twice, the cover replaced.',
        prevention: 'The weekly check is on the Sunday rota with a name.',
        photo: 'wall',
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
    key: suggestions,
    story: 'saffron-corniche-critical',
    question: 'C4',
    title: 'Practise suggesting a starter and a drink in the pre-shift briefing',
    owner: 'Huda Al-Otaibi',
    priority: 'medium',
    hoursAgo: 37 * day,
    steps: [
      { step: 'start', hoursAgo: 36 * day },
      {
        step: 'finish',
        hoursAgo: 32 * day,
        rootCause: 'New staff had not been shown how.',
        causeClass: 'training',
        note: 'Practised in six briefings.',
        prevention: 'Every new colleague practises it in the first week.',
      },
    ],
  },
  {
    key: 'corniche queue',
    story: 'saffron-corniche-critical',
    question: 'E2',
    title: 'Buy a second card terminal for the counter',
    owner: 'Majed Al-Harbi',
    priority: 'low',
    hoursAgo: 37 * day,
    steps: [{ step: 'cancel', hoursAgo: 20 * day, note: 'The counter moves to the new hall in spring.' }],
  },
]

const reply =
  'Thank you for a fair report. The ramp was blocked by delivery riders, not by our team, but keeping it free is our job: we are arranging a parking place for them. Suggesting a starter is back in every pre-shift briefing.'

/** Corrective actions of a client. Idempotent. */
export async function tellActions(admin: Actor, client: Actor, present: Date): Promise<void> {
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
    for (const { hoursAgo: at, photo, ...told } of steps) {
      const { events } = await readCorrectiveAction(client, id, 'en')
      if (events.some((event) => event.step === told.step)) continue
      await happeningAt(ago(at), async () => {
        if (photo) await prove(client, id, photo)
        const { version } = await readCorrectiveAction(client, id, 'en')
        await moveCorrectiveAction(client, { actionId: id, version, note: '', rootCause: '', ...told })
      })
    }
  }
  await confirmOnce(admin, client, { actionId: sameIdFor(suggestions, 'action'), at: ago(30 * day) })
  const next = sameIdFor('saffron-corniche-after', 'report')
  await happeningAt(ago(4 * day), () => settleByVisit({ reportId: next }))
  await linkOnce(client, { actionId: sameIdFor('corniche entrance', 'action'), at: ago(3 * day) })
  const answered = sameIdFor('saffron-corniche-after', 'report')
  if (await readReply(client, answered)) return
  await happeningAt(ago(3 * day), () => writeReply(client, { reportId: answered, version: 0, text: reply }))
}

async function prove(client: Actor, actionId: string, name: PictureName): Promise<void> {
  const { version, photos } = await readCorrectiveAction(client, actionId, 'en')
  if (photos.length > 0) return
  await storeProof(client, { actionId, version }, [{ name: `${name}.jpg`, bytes: await picture(name) }])
}

type When = { actionId: string; at: Date }

async function confirmOnce(admin: Actor, client: Actor, { actionId, at }: When): Promise<void> {
  const { version, status } = await readCorrectiveAction(client, actionId, 'en')
  if (status !== 'done') return
  await happeningAt(at, () => decideCorrection(admin, { actionId, version, outcome: 'confirm', note: '' }))
}

/** A link for the contractor who marks the parking places; its token is known to no one. */
async function linkOnce(client: Actor, { actionId, at }: When): Promise<void> {
  if ((await readActionLink(client, actionId)).link) return
  const contractor = {
    ownerName: 'مؤسسة الطريق لدهانات المواقف',
    language: 'ar',
    phone: '+966500000043',
    email: null,
  } as const
  await happeningAt(at, () => makeActionLink(client, { actionId, ...contractor, photos: [] }))
}
