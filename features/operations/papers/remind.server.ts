import { sql } from 'kysely'
import { asSystem, readAsSystem, type Tx } from '#/db/database.server.ts'
import { branchNowInBoth } from '#/db/names.server.ts'
import type { Permission } from '#/domain/permissions.ts'
import { readersAt, stageDue } from '#/domain/operations/papers/reminders.ts'
import { daysBetween, formatDay, riyadhDay } from '#/domain/riyadh-time.ts'
import { type Text, textOf } from '#/domain/text.ts'
import { membersWith, type TeamReader } from '#/features/messaging/tell/team.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { type Catalogue, readCatalogue } from '#/features/operations/catalogue/read-catalogue.server.ts'
import { now } from '#/platform/clock.ts'

const why = 'a job calls papers to mind that end soon'
/** Lines of a mail; its count is of all. */
const mostLines = 100
const papersAtOnce = 2000

/** Papers near or after their end of which not every stage was told. */
const selectDue = (db: Tx) =>
  db
    .selectFrom('papers as p')
    .leftJoin('branches as b', 'b.id', 'p.branch_id')
    .leftJoin('workers as w', 'w.id', 'p.worker_id')
    .select(['p.id', 'p.client_id', 'p.kind', 'p.branch_id', 'p.worker_id', 'p.is_finance', 'p.owner_id'])
    .select(['p.expires_on', 'p.lead_days', 'p.renewal_started_on', 'p.reminded', branchNowInBoth('b').as('branch')])
    .where('p.replaced_at', 'is', null)
    .where('p.rejected_at', 'is', null)
    .where(sql<boolean>`p.expires_on - p.lead_days <= ${riyadhDay(now())}::date`)
    .where((of) => of.or([of('p.reminded', 'is', null), of('p.reminded', '>', 0)]))
    .where('w.left_on', 'is', null)
    .where('b.closed_at', 'is', null)
    .orderBy('p.client_id')
    .orderBy('p.expires_on')
    .orderBy('p.id')
type Row = Awaited<ReturnType<ReturnType<typeof selectDue>['execute']>>[number]
type Due = Row & { stage: number }

const isDue = (row: Row): Due[] => {
  const daysLeft = daysBetween(riyadhDay(now()), row.expires_on!)
  const renewalStarted = row.renewal_started_on !== null
  const stage = stageDue({ lead: row.lead_days, daysLeft, renewalStarted, told: row.reminded })
  return stage === null ? [] : [{ ...row, stage }]
}

/** The right that a reader of the paper needs. */
const needOf = ({ worker_id, branch_id, is_finance }: Row): Permission => {
  if (worker_id !== null) return 'documents.workers'
  return branch_id === null && is_finance ? 'documents.read' : 'documents.all'
}

/**
 * Who is told of a paper at its stage: its owner and those of the roles, each only with the right to read it; the owners
 * of the company where there is none.
 */
function readersOf({ owner_id: ownerId, stage }: Due, team: readonly TeamReader[]): TeamReader[] {
  const wanted = readersAt(stage)
  const found = team.filter(
    ({ id, roles }) =>
      id === ownerId || roles.some((role) => role !== 'owner' && (wanted as readonly string[]).includes(role)),
  )
  return found.length > 0 ? found : team.filter(({ roles }) => roles.includes('owner'))
}

/** One line of the mail: what ends, where and when. Papers of workers are told without the name. */
const lineOf = ({ kind, branch, expires_on: day }: Due, { nameOf }: Catalogue): Text =>
  textOf((lang) => [nameOf(kind)[lang], branch?.[lang], formatDay(day!, lang)].filter(Boolean).join(' · '))

async function remindCompany(tx: Tx, clientId: string, due: readonly Due[]): Promise<void> {
  const teams = new Map<string, TeamReader[]>()
  const digests = new Map<string, Due[]>()
  const catalogue = await readCatalogue(tx)
  for (const paper of due) {
    const need = needOf(paper)
    const key = `${need} ${paper.branch_id ?? ''}`
    const team = teams.get(key) ?? (await membersWith(tx, clientId, need, paper.branch_id))
    teams.set(key, team)
    for (const { id } of readersOf(paper, team)) {
      const digest = digests.get(id)
      if (digest) digest.push(paper)
      else digests.set(id, [paper])
    }
  }
  for (const [reader, papers] of digests) {
    const lines = papers.slice(0, mostLines).map((paper) => lineOf(paper, catalogue))
    if (papers.length > mostLines) lines.push({ en: '…', ar: '…' })
    const facts = {
      count: papers.length,
      first: lines[0]!,
      lines: textOf((lang) => lines.map((line) => line[lang]).join('\n')),
    }
    const effectKey = `papers:${riyadhDay(now())}:${reader}:${papers[0]!.id}`
    await tell(tx, { person: reader }, 'papers.ending', facts, { effectKey })
  }
  // why: a statement ends within the limit of the pool
  for (const [stage, papers] of Map.groupBy(due, (paper) => paper.stage))
    for (let from = 0; from < papers.length; from += papersAtOnce)
      await tx
        .updateTable('papers')
        .set({ reminded: stage })
        .where(sql<boolean>`id = any(${papers.slice(from, from + papersAtOnce).map(({ id }) => id)}::uuid[])`)
        .execute()
}

/**
 * Tells once a day what ends: one digest a person with every paper that has reached a stage, each stage once. A company
 * is one transaction, so a run that fails is repeated without a second mail.
 */
export async function remindPapers(): Promise<void> {
  const due = (await readAsSystem(why, (db) => selectDue(db).execute())).flatMap(isDue)
  for (const [clientId, papers] of Map.groupBy(due, ({ client_id }) => client_id))
    await asSystem(why, (tx) => remindCompany(tx, clientId, papers))
  // why: an end changes no row, so that no trigger tells the timeline of it
  await asSystem(why, (tx) => sql`select priv.tell_ended_papers()`.execute(tx))
}
