import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import type { ReportStatus } from '#/domain/report.ts'
import { readQuestionnaire, readVersion } from './edit-questionnaire.server.ts'

/** A version by its number, or the draft. */
export type Compared = number | 'draft'

/** Two versions and the numbers to choose from. Without a choice: what the draft changes of the newest version. */
export async function compareVersions(actor: Actor, id: string, asked: { from: string | null; to: string | null }) {
  authorize(actor, 'questionnaires.read')
  const { code, draft, versions } = await readQuestionnaire(actor, id)
  const numbers = versions.map(({ version }) => version)
  const chosen = (typed: string | null, otherwise: Compared): Compared => {
    if (typed === null) return otherwise
    if (typed === 'draft') return typed
    const number = numbers.find((one) => String(one) === typed)
    if (number === undefined) throw new AppError('not-found')
    return number
  }
  const [newest] = numbers
  if (newest === undefined) return { id, code, title: draft.title, numbers, compared: null }
  const [from, to] = [chosen(asked.from, newest), chosen(asked.to, 'draft')]
  const definitionOf = async (one: Compared) =>
    one === 'draft' ? draft : (await readVersion(actor, id, String(one))).definition
  const [before, after] = await Promise.all([definitionOf(from), definitionOf(to)])
  return { id, code, title: draft.title, numbers, compared: { from, to, before, after } }
}

export type Effect = { underWay: number; inReview: number; released: number }

const partOf: Record<ReportStatus, keyof Effect | null> = {
  draft: 'underWay',
  revision_requested: 'underWay',
  submitted: 'inReview',
  in_review: 'inReview',
  released: 'released',
  disputed: 'released',
  locked: 'released',
  rejected: null,
}

/** Visits and reports with any version of a questionnaire, which keep it; null: not for this reader. */
export async function effectOfPublishing(actor: Actor, id: string): Promise<Effect | null> {
  authorize(actor, 'questionnaires.read')
  if (!may(actor, 'review.browse')) return null
  return readAs(actor, async (db) => {
    const rows = await db
      .selectFrom('questionnaire_drafts as d')
      .innerJoin('questionnaires as q', 'q.code', 'd.code')
      .innerJoin('mystery_shopping_reports as r', 'r.questionnaire_id', 'q.id')
      .where('d.id', '=', recordId(id))
      .select(({ fn }) => ['r.status', fn.countAll<number>().as('count')])
      .groupBy('r.status')
      .execute()
    const effect = { underWay: 0, inReview: 0, released: 0 }
    for (const { status, count } of rows) {
      const part = partOf[status]
      if (part) effect[part] += count
    }
    return effect
  })
}
