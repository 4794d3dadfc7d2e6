import { createHash } from 'node:crypto'
import { asSystemWithin, type Tx } from '#/db/database.server.ts'
import { branchNowInBoth, companyNames } from '#/db/names.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import type { RuleStep, StopReason } from '#/domain/automation/rule.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import type { Text } from '#/domain/text.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { addNoteWithin } from '#/features/office/clients/notes.server.ts'
import { createTaskWithin } from '#/features/office/staff-tasks/write-task.server.ts'
import { writeNoteWithin } from '#/features/office/timeline/notes.server.ts'
import { openActionWithin } from '#/features/reporting/corrective-actions/open-action.server.ts'
import { automationSentences } from '#/messages/office/automation-words.ts'
import { now } from '#/platform/clock.ts'
import type { HappenedEvent } from './event.ts'
import { isTelling, type Recipient, recipientsOf, responsibleFor } from './recipients.server.ts'
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

type Telling = Extract<RuleStep, { do: 'notify' | 'mail' | 'propose' }>

type Addressed = { step: Telling; nth: number; people: readonly Recipient[] }
const factsOf = async ({ tx, rule, event }: Work, { text }: Telling) => ({
  rule: rule.name,
  what: eventText(event),
  place: await placeText(tx, event),
  text,
})
const byOf = (step: Telling) => (step.do === 'mail' ? 'email' : 'app')

async function tellStaff(work: Work, { step, nth, people }: Addressed): Promise<void> {
  const facts = { ...(await factsOf(work, step)), wayOn: eventLink(work.event) }
  const effectKey = `automation:${work.runId}:${nth}`
  for (const { id } of people)
    await tell(work.tx, { admin: id }, 'automation.told', facts, {
      effectKey,
      mailKey: `${effectKey}:${id}`,
      by: byOf(step),
    })
}

/** Tells members of a company; a proposal leads to the form in which one of them may order the visit. */
async function tellMembers(work: Work, { step, nth, people }: Addressed): Promise<void> {
  const { tx, rule, event, runId } = work
  if (people.length === 0 || rule.clientId === null) return
  const to = { client: rule.clientId, branch: event.branchId, only: new Set(people.map(({ id }) => id)) }
  const effectKey = `automation:${runId}:${nth}`
  const facts = await factsOf(work, step)
  if (step.do === 'propose')
    return tell(tx, to, 'automation.proposed', { ...facts, branch: event.branchId! }, { effectKey })
  return tell(tx, to, 'automation.told', { ...facts, wayOn: eventLink(event) }, { effectKey, by: byOf(step) })
}

async function tellPeople(work: Work, step: Telling, nth: number): Promise<StepDone> {
  const { tx, rule, event } = work
  if (step.do === 'propose' && event.branchId === null) throw new StepRefused('no-branch')
  return asSystemWithin('a rule tells people of a company or of our team', tx, async () => {
    const people = await recipientsOf(tx, rule.clientId, event, step)
    await (rule.clientId === null ? tellStaff(work, { step, nth, people }) : tellMembers(work, { step, nth, people }))
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

/** A task of our team; what it is about is said in its details, where its link leads. */
async function makeTask({ tx, actor, rule, event }: Work, step: Extract<RuleStep, { do: 'task' }>, id: string) {
  const words = eventText(event)
  const place = await asSystemWithin('a rule names the place of an event', tx, () => placeText(tx, event))
  const lang = actor.language
  await createTaskWithin(tx, actor, id, {
    title: step.title,
    details: [words[lang], place[lang], rule.name].join('\n'),
    ownerId: step.ownerId,
    priority: step.priority,
    dueOn: addDays(riyadhDay(now()), step.days),
    repeats: null,
    link: eventLink(event),
  })
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
    if (step.do === 'action') await openAction(work, step, id)
    if (step.do === 'task') await makeTask(work, step, id)
    taken.effects.push(step.do === 'note' ? await writeNote(work, step.text, id) : id)
    taken.done.push({ do: step.do })
  }
  return taken
}
