import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { type CatalogueEntry, codeFrom } from '#/domain/operations/papers/catalogue.ts'
import type { PaperScope } from '#/domain/operations/papers/obligation.ts'
import { authorize } from '#/domain/permissions.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'
import type { ObligationFields } from './form.ts'
import { entryOf, readCatalogue, seeds, type VersionRow } from './read-catalogue.server.ts'

/** Longest period, by its unit. */
const most = { months: 240, days: 3650 } as const

function problemsOf({ period, unit, noteEn, noteAr, reviewedOn }: ObligationFields, proof: 'paper' | 'check') {
  const problems: Record<string, string> = {}
  if (period === null ? proof === 'check' : period < 1 || period > most[unit])
    problems['period'] = period === null ? 'required' : 'unreadable'
  if ((noteEn === null) !== (noteAr === null)) problems[noteEn === null ? 'noteEn' : 'noteAr'] = 'required'
  if (reviewedOn > riyadhDay(now())) problems['reviewedOn'] = 'paper-future-issue'
  return problems
}

type Written = { id: string; code: string; scope: PaperScope; proof: 'paper' | 'check'; isActive: boolean }

async function write(
  tx: Tx,
  actor: Actor,
  { id, code, scope, proof, isActive }: Written,
  of: ObligationFields,
): Promise<void> {
  await tx
    .insertInto('obligation_versions')
    .values({
      id,
      code,
      starts_on: riyadhDay(now()),
      name_en: of.nameEn,
      name_ar: of.nameAr,
      authority: of.authority,
      scope,
      proof,
      rhythm_months: of.unit === 'months' ? of.period : null,
      rhythm_days: of.unit === 'days' ? of.period : null,
      lead: of.lead,
      weight: of.weight,
      is_critical: of.isCritical,
      basis: of.basis,
      source: of.source,
      note_en: of.noteEn,
      note_ar: of.noteAr,
      is_active: isActive,
      reviewed_on: of.reviewedOn,
      created_by: actor.id,
    })
    .execute()
}

const isKnown = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.selectFrom('obligation_versions').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

const facts = (
  of: { nameEn: string; weight: number; lead: number; isCritical: boolean; reviewedOn: Day },
  isActive: boolean,
) => ({
  obligation: of.nameEn,
  weight: of.weight,
  lead: of.lead,
  critical: of.isCritical,
  active: isActive,
  reviewed: of.reviewedOn,
})

export const fieldsOf = (entry: CatalogueEntry): ObligationFields => ({
  nameEn: entry.name.en,
  nameAr: entry.name.ar,
  authority: entry.authority,
  period: entry.rhythm === null ? null : 'months' in entry.rhythm ? entry.rhythm.months : entry.rhythm.days,
  unit: entry.rhythm !== null && 'days' in entry.rhythm ? 'days' : 'months',
  lead: entry.lead,
  weight: entry.weight,
  isCritical: entry.isCritical,
  basis: entry.basis,
  source: entry.source,
  noteEn: entry.note?.en ?? null,
  noteAr: entry.note?.ar ?? null,
  reviewedOn: entry.reviewedOn,
})

/** Adds an obligation, which counts from today on; sent twice it is one. Throws `bad-request` with the fields. */
export async function addObligation(
  actor: Actor,
  { id, scope, proof, ...of }: ObligationFields & { id: string; scope: PaperScope; proof: 'paper' | 'check' },
): Promise<{ code: string }> {
  authorize(actor, 'obligations.write')
  const code = codeFrom(of.nameEn)
  const problems = problemsOf(of, proof)
  if (code.length < 2 || code === 'new') problems['nameEn'] = 'unreadable'
  if (Object.keys(problems).length > 0) throw new AppError('bad-request', {}, problems)
  await asActor(actor, async (tx) => {
    if (await isKnown(tx, id)) return
    if ((await readCatalogue(tx)).of(code)) throw new AppError('bad-request', {}, { nameEn: 'obligation-known' })
    await write(tx, actor, { id, code, scope, proof, isActive: true }, of)
    await recordActivity(tx, actor, {
      action: 'obligations.add',
      entity: 'obligation',
      entityId: code,
      after: facts(of, true),
    })
  })
  return { code }
}

type Seen = { id: string; code: string; seen: string }
type Change = (entry: CatalogueEntry) => ObligationFields & { isActive: boolean }

async function change(actor: Actor, action: string, { id, code, seen }: Seen, next: Change): Promise<void> {
  authorize(actor, 'obligations.write')
  await asActor(actor, async (tx) => {
    if (await isKnown(tx, id)) return
    const entry = (await readCatalogue(tx)).of(code)
    if (!entry) throw new AppError('not-found')
    if (((await lastOf(tx, code))?.id ?? '') !== seen) throw new AppError('changed-meanwhile')
    const { isActive, ...of } = next(entry)
    const problems = problemsOf(of, entry.proof)
    if (Object.keys(problems).length > 0) throw new AppError('bad-request', {}, problems)
    await write(tx, actor, { id, code, scope: entry.scope, proof: entry.proof, isActive }, of)
    await recordActivity(tx, actor, {
      action,
      entity: 'obligation',
      entityId: code,
      before: facts(fieldsOf(entry), entry.isActive),
      after: facts(of, isActive),
    })
  })
}

const lastOf = (tx: Tx, code: string): Promise<VersionRow | undefined> =>
  tx
    .selectFrom('obligation_versions')
    .selectAll()
    .where('code', '=', code)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Changes an obligation from today on; what counted before stays. Throws `not-found`, `changed-meanwhile`, `bad-request`. */
export const changeObligation = (
  actor: Actor,
  seen: Seen,
  given: ObligationFields & { isActive: boolean },
): Promise<void> => change(actor, 'obligations.change', seen, () => given)

/** Notes that an obligation was compared with its source today and is right. */
export const reviewObligation = (actor: Actor, seen: Seen): Promise<void> =>
  change(actor, 'obligations.review', seen, (entry) => ({
    ...fieldsOf(entry),
    isActive: entry.isActive,
    reviewedOn: riyadhDay(now()),
  }))

export type ObligationVersion = { startsOn: Day | null; fields: ObligationFields; isActive: boolean }
export type ObligationPage = {
  entry: CatalogueEntry
  seen: string
  fields: ObligationFields
  /** Newest first; the seed of the code last. */
  history: ObligationVersion[]
  mayWrite: boolean
}

/** An obligation with its changes. Throws `not-found`. */
export async function readObligation(actor: Actor, code: string): Promise<Omit<ObligationPage, 'mayWrite'>> {
  authorize(actor, 'obligations.read')
  return readAs(actor, async (db) => {
    const entry = (await readCatalogue(db)).of(code)
    if (!entry) throw new AppError('not-found')
    const rows = await db
      .selectFrom('obligation_versions')
      .selectAll()
      .where('code', '=', code)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(100)
      .execute()
    const seed = seeds.find((each) => each.code === code)
    return {
      entry,
      seen: rows[0]?.id ?? '',
      fields: fieldsOf(entry),
      history: [
        ...rows.map(entryOf).map(({ startsOn, ...of }) => ({ startsOn, fields: fieldsOf(of), isActive: of.isActive })),
        ...(seed ? [{ startsOn: null, fields: fieldsOf(seed), isActive: true }] : []),
      ],
    }
  })
}

/** The catalogue of today. */
export async function browseObligations(actor: Actor): Promise<CatalogueEntry[]> {
  authorize(actor, 'obligations.read')
  return readAs(actor, async (db) => (await readCatalogue(db)).all)
}
