import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import type { MysteryType } from '#/domain/evaluation.ts'
import { type Cadence, periodOfDay, visitsWanted } from '#/domain/ordering/programme.ts'
import { monthsIn, type ProgrammeUse, programmeUse, visitsPer } from '#/domain/ordering/programme-use.ts'
import { authorize } from '#/domain/permissions.ts'
import { addDays, addHours, type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import type { Period } from '#/domain/subscription.ts'
import { type OutlookMonth, planOutlook } from '#/features/companies/plan-contents/outlook.server.ts'
import { settingInForce } from '#/features/core/settings/read-setting.server.ts'
import { type EvaluationPrices, evaluationPrices } from '#/features/ordering/requests/terms.server.ts'
import { now } from '#/platform/clock.ts'
import type { NewProgramme } from './rule.ts'

/** What a programme takes of the plan and costs; an estimate, because the invoice counts each visit in its month of the plan. */
export type ProgrammeQuote = {
  cadence: Cadence
  beyondPlan: boolean
  /** The period that begins; null for a programme whose period is drawn already. */
  first: (ProgrammeUse & { period: Period }) | null
  each: ProgrammeUse
}
/** The use of each period, by programme. */
export type ProgrammeUses = Record<string, ProgrammeUse>

type Running = {
  id: string
  type: MysteryType
  cadence: Cadence
  visits: number
  beyondPlan: boolean
  branches: number
}

const openBranches = async (tx: Tx, clientId: string): Promise<number> => {
  const { count } = await tx
    .selectFrom('branches')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('client_id', '=', clientId)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Active programmes with their open branches. */
async function runningOf(tx: Tx, clientId: string): Promise<Running[]> {
  const { rows } = await sql<Running>`
    select p.id, p.evaluation_type as type, p.cadence, p.visits, p.beyond_plan as "beyondPlan",
      (select count(*) from branches b where b.client_id = p.client_id and b.closed_at is null
        and (p.all_branches or exists (select from visit_programme_branches chosen where chosen.programme_id = p.id and chosen.branch_id = b.id)))::int
        as branches
    from visit_programmes p where p.client_id = ${clientId}::uuid and p.state = 'active'`.execute(tx)
  return rows
}

/** Visits that the plan has in a whole period for a programme, beside the others; null: without a limit. */
function roomOf(months: readonly OutlookMonth[], cadence: Cadence, others: readonly Running[]): number | null {
  const included = months.at(-1)?.included
  if (included === null) return null
  const taken = others.reduce((sum, other) => sum + other.branches * visitsPer(cadence, other), 0)
  return Math.max(0, (included ?? 0) * monthsIn[cadence] - taken)
}

/** Visits left in the months of the plan that lie in a period. */
function leftIn(months: readonly OutlookMonth[], from: Day, until: Day): number | null {
  const own = months.filter(({ period }) => period.from < until && period.until > from)
  return own.reduce<number | null>((sum, { left }) => (sum === null || left === null ? null : sum + left), 0)
}

type Facts = { running: Running[]; months: OutlookMonth[]; prices: EvaluationPrices }
const factsOf = async (tx: Tx, clientId: string): Promise<Facts> => ({
  running: await runningOf(tx, clientId),
  months: await planOutlook(tx, clientId),
  prices: await evaluationPrices(),
})

/** What a programme costs as its form describes it. `id`: of a programme that is changed. */
export async function quoteProgramme(actor: Actor, programme: NewProgramme, id?: string): Promise<ProgrammeQuote> {
  authorize(actor, 'programmes.write')
  const clientId = companyOf(actor)
  const leadHours = await settingInForce('orders.lead-hours')
  const { type, rule, beyondPlan, startsOn, branchIds } = programme
  return readAs(actor, async (tx) => {
    const { running, months, prices } = await factsOf(tx, clientId)
    const branches = branchIds === null ? await openBranches(tx, clientId) : new Set(branchIds).size
    const cost = { price: prices[type], beyondPlan }
    const others = running.filter((other) => other.id !== id)
    const soonest = addDays(riyadhDay(addHours(now(), leadHours)), 1)
    const start = startsOn > soonest ? startsOn : soonest
    const period = periodOfDay(rule.cadence, start)
    const visits = branches * visitsWanted(rule, period, start)
    const first = programmeUse({ visits, room: leftIn(months, start, period.until), ...cost })
    return {
      cadence: rule.cadence,
      beyondPlan,
      first: id === undefined ? { ...first, period: { from: start, until: period.until } } : null,
      each: programmeUse({ visits: branches * rule.visits, room: roomOf(months, rule.cadence, others), ...cost }),
    }
  })
}

/** What the person saw of a quote, as the form sends it. */
export const seenOf = ({ first, each }: ProgrammeQuote): string => `${first?.net ?? 0}:${each.net}`

type Sent = { isPreview: boolean; seen: string; id?: string }

/** The quote that is still to be seen before the programme is saved: asked for, or with a sum that the form did not show. */
export async function quoteToSee(actor: Actor, programme: NewProgramme, sent: Sent): Promise<ProgrammeQuote | null> {
  const quote = await quoteProgramme(actor, programme, sent.id)
  const isCharged = (quote.first?.net ?? 0) + quote.each.net > 0
  return sent.isPreview || (isCharged && sent.seen !== seenOf(quote)) ? quote : null
}

/** What the active programmes of the company take of its plan. */
export async function readProgrammeUses(actor: Actor): Promise<ProgrammeUses> {
  authorize(actor, 'programmes.write')
  const { running, months, prices } = await readAs(actor, (tx) => factsOf(tx, companyOf(actor)))
  return Object.fromEntries(
    running.map((one) => {
      const room = roomOf(
        months,
        one.cadence,
        running.filter(({ id }) => id !== one.id),
      )
      const { type, beyondPlan, visits, branches } = one
      return [one.id, programmeUse({ visits: branches * visits, room, price: prices[type], beyondPlan })]
    }),
  )
}
