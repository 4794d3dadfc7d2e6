import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { topicOf } from '#/content/questionnaires/topics.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { isMysteryType } from '#/domain/evaluation.ts'
import { type QuestionTopic, questionTopics } from '#/domain/fieldwork/topics.ts'
import { type Gap, gapDays, gapOf, type GapSide } from '#/domain/operations/audits/gap.ts'
import { authorize } from '#/domain/permissions.ts'
import { addDays, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import type { ReportScore } from '#/domain/score.ts'
import { mean } from '#/domain/statistics.ts'
import { now } from '#/platform/clock.ts'

export type TopicGap = { topic: QuestionTopic; audits: GapSide | null; guests: GapSide | null; gap: Gap | null }
export type GapPage = {
  topics: TopicGap[]
  branches: { id: string; name: string }[]
  branch: string | null
  counts: { audits: number; guests: number }
}

/** Newest results of each side that are compared, so that the page stays fast for the largest companies. */
const mostResults = 2000

type Scored = { code: string; score: ReportScore }

/** Per cent of each topic in one result. */
function topicsOf({ code, score }: Scored): Map<QuestionTopic, number> {
  const sums = new Map<QuestionTopic, { earned: number; possible: number }>()
  for (const { key, earned, possible } of score.questions) {
    const topic = topicOf(code, key)
    if (topic === null || possible === 0) continue
    const before = sums.get(topic) ?? { earned: 0, possible: 0 }
    sums.set(topic, { earned: before.earned + earned, possible: before.possible + possible })
  }
  return new Map([...sums].map(([topic, { earned, possible }]) => [topic, (100 * earned) / possible]))
}

/** Released company audits; self-audits are not compared. */
async function ownAudits(db: Tx, actor: Actor, branch: string | null, from: Date): Promise<Scored[]> {
  const rows = await db
    .selectFrom('audits as a')
    .innerJoin('questionnaires as q', 'q.id', 'a.questionnaire_id')
    .select(['q.code', 'a.score'])
    .where('a.client_id', '=', companyOf(actor))
    .where('a.kind', '=', 'company')
    .where('a.state', 'in', ['released', 'locked'])
    .where('a.signed_at', '>=', from.toISOString())
    .$if(branch !== null, (found) => found.where('a.branch_id', '=', branch!))
    .orderBy('a.signed_at', 'desc')
    .limit(mostResults)
    .execute()
  return rows.map(({ code, score }) => ({ code, score: score as unknown as ReportScore }))
}

/** Reports of mystery visits, and of audits that were bought from us. */
async function visits(db: Tx, actor: Actor, branch: string | null, from: Date) {
  const rows = await db
    .selectFrom('mystery_shopping_reports as r')
    .innerJoin('questionnaires as q', 'q.id', 'r.questionnaire_id')
    .select(['q.code', 'q.evaluation_type as type', 'r.score'])
    .where('r.client_id', '=', companyOf(actor))
    .where('r.status', 'in', ['released', 'disputed', 'locked'])
    .where('r.score', 'is not', null)
    .where('r.checked_in_at', '>=', from.toISOString())
    .$if(branch !== null, (found) => found.where('r.branch_id', '=', branch!))
    .orderBy('r.checked_in_at', 'desc')
    .limit(mostResults)
    .execute()
  return rows.map(({ code, type, score }) => ({ code, type, score: score as unknown as ReportScore }))
}

const sideOf = (values: readonly number[]): GapSide | null =>
  values.length === 0 ? null : { n: values.length, mean: mean(values) }

/** Audits beside mystery visits by topic, for the whole company as the actor sees it, or for one branch. */
export async function readGap(actor: Actor, branch: string | null): Promise<GapPage> {
  authorize(actor, 'audits.read')
  authorize(actor, 'reports.read')
  const from = startOfDay(addDays(riyadhDay(now()), -gapDays))
  return readAs(actor, async (db) => {
    const [own, reports, branches] = await Promise.all([
      ownAudits(db, actor, branch, from),
      visits(db, actor, branch, from),
      db
        .selectFrom('branches as b')
        .select(['b.id', branchNow('b').as('name')])
        .where('b.client_id', '=', companyOf(actor))
        .orderBy(sql`app.fold(${branchNow('b')})`)
        .limit(500)
        .execute(),
    ])
    const audits = [...own, ...reports.filter(({ type }) => !isMysteryType(type))].map(topicsOf)
    const guests = reports.filter(({ type }) => isMysteryType(type)).map(topicsOf)
    const valuesOf = (side: typeof audits, topic: QuestionTopic) => side.flatMap((topics) => topics.get(topic) ?? [])
    const topics = questionTopics.map((topic) => {
      const [a, g] = [valuesOf(audits, topic), valuesOf(guests, topic)]
      return { topic, audits: sideOf(a), guests: sideOf(g), gap: gapOf(a, g) }
    })
    return {
      topics: topics.filter((one) => one.audits !== null || one.guests !== null),
      branches,
      branch,
      counts: { audits: audits.length, guests: guests.length },
    }
  })
}
