import { createHash } from 'node:crypto'
import { asSystemWithin, type Tx } from '#/db/database.server.ts'
import { branchNowInBoth, companyNames } from '#/db/names.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import type { RuleStep, StopReason } from '#/domain/automation/rule.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import type { Text } from '#/domain/text.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { addNoteWithin } from '#/features/office/clients/notes.server.ts'
import { writeNoteWithin } from '#/features/office/timeline/notes.server.ts'
import { openActionWithin } from '#/features/reporting/corrective-actions/open-action.server.ts'
import { automationSentences } from '#/messages/office/automation-words.ts'
import { now } from '#/platform/clock.ts'
import type { HappenedEvent } from './event.ts'
import { isTelling, recipientsOf, responsibleFor } from './recipients.server.ts'
import { eventLink, eventText } from './sentence.ts'

export type ActingRule = {
  id: string
  clientId: string | null
  name: string
  version: number
  steps: readonly RuleStep[]
}
/** What a step did: how many were told, or what was made. */
export type StepDone = { do: RuleStep['do']; told?: number }
export type StepsTaken = { done: StepDone[]; effects: string[] }

/** A step that cannot be taken; the whole run is undone. */
export class StepRefused extends Error {
  readonly reason: StopReason
  constructor(reason: StopReason) {
    super(reason)
    this.reason = reason
  }
}

/** Id of what a step makes, the same whenever the run is repeated. */
function idFor(runId: string, nth: number): string {
  const hex = createHash('sha256').update(`${runId} ${nth}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Name of the place of an event: its branch, else the company. */
async function placeText(tx: Tx, { clientId, branchId }: HappenedEvent): Promise<Text> {
  if (clientId === null) return automationSentences.office
  const branch =
    branchId &&
    (await tx
      .selectFrom('branches as b')
      .select(branchNowInBoth('b').as('name'))
      .where('b.client_id', '=', clientId)
      .where('b.id', '=', branchId)
      .executeTakeFirst())
  return branch ? branch.name : companyNames(tx, clientId)
}

type Work = { tx: Tx; actor: Actor; rule: ActingRule; event: HappenedEvent; runId: string }

async function tellPeople(
  work: Work,
  step: Extract<RuleStep, { do: 'notify' | 'mail' }>,
  nth: number,
): Promise<StepDone> {
  const { tx, rule, event, runId } = work
  return asSystemWithin('a rule tells people of a company or of our team', tx, async () => {
    const people = await recipientsOf(tx, rule.clientId, event, step)
    const facts = {
      rule: rule.name,
      what: eventText(event),
      place: await placeText(tx, event),
      text: step.text,
      wayOn: eventLink(event),
    }
    const effect = { effectKey: `automation:${runId}:${nth}`, by: step.do === 'mail' ? 'email' : 'app' } as const
    if (rule.clientId !== null && people.length > 0) {
      const to = { client: rule.clientId, branch: event.branchId, only: new Set(people.map(({ id }) => id)) }
      await tell(tx, to, 'automation.told', facts, effect)
    }
    if (rule.clientId === null)
      for (const { id } of people)
        await tell(tx, { admin: id }, 'automation.told', facts, { ...effect, mailKey: `${effect.effectKey}:${id}` })
    return { do: step.do, told: people.length }
  })
}

/** Report from which an action is opened: that of the event, else the last released one of the branch. */
async function reportFor(tx: Tx, actor: Actor, { reportId, branchId }: HappenedEvent): Promise<string> {
  if (branchId === null) throw new StepRefused('no-branch')
  if (reportId) return reportId
  const last = await tx
    .selectFrom('mystery_shopping_reports')
    .select('id')
    .where('client_id', '=', companyOf(actor))
    .where('branch_id', '=', branchId)
    .where('status', 'in', ['released', 'disputed', 'locked'])
    .orderBy('released_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) throw new StepRefused('no-report')
  return last.id
}

async function openAction({ tx, actor, event }: Work, step: Extract<RuleStep, { do: 'action' }>, id: string) {
  const reportId = await reportFor(tx, actor, event)
  const person = await asSystemWithin('a rule finds who answers for the branch', tx, () =>
    responsibleFor(tx, companyOf(actor), event.branchId!),
  )
  await openActionWithin(tx, actor, {
    id,
    reportId,
    questionKey: event.event === 'question.failed' ? (event.named['question'] ?? null) : null,
    title: step.title,
    ownerName: person?.name ?? actor.name,
    ownerEmail: person?.email ?? actor.email,
    priority: step.priority,
    dueOn: addDays(riyadhDay(now()), step.days),
  })
}

async function writeNote({ tx, actor, rule, event }: Work, text: string, id: string): Promise<string> {
  const noted = `${rule.name}: ${text}`
  if (rule.clientId === null) {
    if (event.clientId === null) throw new StepRefused('no-branch')
    return addNoteWithin(tx, actor, event.clientId, noted)
  }
  await writeNoteWithin(tx, actor, { clientKey: id, branchId: event.branchId, day: riyadhDay(now()), text: noted })
  return id
}

/** Takes the steps of a rule in the transaction and with the rights of its owner: all of them, or none. */
export async function takeSteps(work: Work): Promise<StepsTaken> {
  const taken: StepsTaken = { done: [], effects: [] }
  for (const [nth, step] of work.rule.steps.entries()) {
    if (isTelling(step)) {
      taken.done.push(await tellPeople(work, step, nth))
      continue
    }
    const id = idFor(work.runId, nth)
    if (step.do === 'action') {
      await openAction(work, step, id)
      taken.effects.push(id)
    } else taken.effects.push(await writeNote(work, step.text, id))
    taken.done.push({ do: step.do })
  }
  return taken
}
