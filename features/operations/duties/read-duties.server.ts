import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import type { Names } from '#/domain/branch-names.ts'
import { AppError } from '#/domain/errors.ts'
import type { DutyRole, ProofKind } from '#/domain/operations/duties/task.ts'
import { inTreeOrder } from '#/domain/org-tree.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { selectNodes } from '#/features/companies/hierarchy/read-tree.server.ts'
import { now } from '#/platform/clock.ts'
import { readHolidays } from './calendar.server.ts'
import { nextDates } from './schedule.ts'

export type DutyState = 'active' | 'paused' | 'archived'
export type Duty = {
  id: string
  title: string
  details: string | null
  nodeId: string
  place: Names
  rule: string | null
  afterDays: number | null
  firstDay: Day
  exceptDays: readonly Day[]
  time: string
  ramadanTime: string | null
  policy: 'keep' | 'skip' | 'before' | 'after'
  owner: { id: string; name: string } | { role: DutyRole }
  proof: ProofKind
  state: DutyState
  revision: number
  /** The next dates, at most as many as asked for. */
  next: { day: Day; time: string }[]
}

const selectDuties = (db: Tx, clientId: string) =>
  db
    .selectFrom('duties as d')
    .innerJoin('org_nodes as n', 'n.id', 'd.node_id')
    .select(['d.id', 'd.title', 'd.details', 'd.node_id', 'd.rule', 'd.after_days', 'd.first_day', 'd.due_time'])
    .select(['d.ramadan_time', 'd.policy', 'd.except_days', 'd.owner_id', 'd.owner_role', 'd.proof', 'd.state'])
    .select(['d.revision', 'n.name_en', 'n.name_ar'])
    .where('d.client_id', '=', clientId)
type Row = Awaited<ReturnType<ReturnType<typeof selectDuties>['execute']>>[number]

type Told = { holidays: ReadonlySet<Day>; today: Day; names: ReadonlyMap<string, string> }

const dutyOf = (row: Row, { holidays, today, names }: Told, dates: number): Duty => ({
  id: row.id,
  title: row.title,
  details: row.details,
  nodeId: row.node_id,
  place: { en: row.name_en, ar: row.name_ar },
  rule: row.rule,
  afterDays: row.after_days,
  firstDay: row.first_day,
  exceptDays: row.except_days,
  time: row.due_time.slice(0, 5),
  ramadanTime: row.ramadan_time?.slice(0, 5) ?? null,
  policy: row.policy,
  owner:
    row.owner_id === null
      ? { role: row.owner_role as DutyRole }
      : { id: row.owner_id, name: names.get(row.owner_id) ?? '' },
  proof: row.proof,
  state: row.state,
  revision: row.revision,
  next:
    row.state === 'active' && row.rule !== null
      ? nextDates(row, holidays, today, dates).map(({ day, time }) => ({ day, time }))
      : [],
})

const readTold = async (db: Tx, rows: readonly Row[]): Promise<Told> => ({
  holidays: await readHolidays(db),
  today: riyadhDay(now()),
  names: await namesOf(
    db,
    rows.map(({ owner_id }) => owner_id),
  ),
})

/** Duties that the actor keeps: active ones first, then by title. */
export async function readDuties(actor: Actor): Promise<Duty[]> {
  authorize(actor, 'duties.write')
  return readAs(actor, async (db) => {
    const rows = await selectDuties(db, companyOf(actor))
      .where('d.state', '<>', 'archived')
      .orderBy('d.state')
      .orderBy(sql`app.fold(d.title)`)
      .orderBy('d.id')
      .limit(500)
      .execute()
    const told = await readTold(db, rows)
    return rows.map((row) => dutyOf(row, told, 1))
  })
}

/** One duty with its next ten dates; `not-found` where the actor does not keep it. */
export async function readDuty(actor: Actor, dutyId: string): Promise<Duty> {
  authorize(actor, 'duties.write')
  const id = recordId(dutyId)
  return readAs(actor, async (db) => {
    const row = await selectDuties(db, companyOf(actor)).where('d.id', '=', id).executeTakeFirst()
    if (!row) throw new AppError('not-found')
    return dutyOf(row, await readTold(db, [row]), 10)
  })
}

export type DutyChoices = {
  places: { id: string; names: Names; depth: number }[]
  people: { id: string; name: string }[]
  holidays: Day[]
  today: Day
}

/** Places and people for which the actor may keep duties, and the days without work, for the preview of dates. */
export async function readDutyChoices(actor: Actor): Promise<DutyChoices> {
  authorize(actor, 'duties.write')
  return readAs(actor, async (db) => {
    const nodes = await selectNodes(db, companyOf(actor))
    const { rows: own } = await sql<{ own: string[] }>`select priv.my_nodes('duties.write') as own`.execute(db)
    const kept = new Set(own[0]!.own)
    const all = actor.company?.mode !== 'member'
    const people = await selectPeople(db)
    return {
      places: inTreeOrder(nodes.filter(({ closedAt }) => closedAt === null))
        .filter(({ id }) => all || kept.has(id))
        .map(({ id, nameEn, nameAr, depth }) => ({ id, names: { en: nameEn, ar: nameAr }, depth })),
      people,
      holidays: [...(await readHolidays(db))],
      today: riyadhDay(now()),
    }
  })
}

/** Active members whom the actor may name as responsible. */
export async function selectPeople(db: Tx): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`select id, name from priv.duty_people()`.execute(db)
  return rows
}

/** Names of people who are responsible or did a task; former members included. */
export async function namesOf(db: Tx, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  if (known.length === 0) return new Map()
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from priv.people_of_tasks(${known}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
