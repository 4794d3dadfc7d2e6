import { sql } from 'kysely'
import { z } from 'zod'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import { companyOfProfile } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { EvaluationType } from '#/domain/evaluation.ts'
import { authorize } from '#/domain/permissions.ts'
import type { QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import { checkQuestionnaire, isError } from '#/domain/fieldwork/questionnaire-check.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'
import { hasLanguageModel } from '#/platform/language-model.server.ts'
import { questionnaireDefinition, sentDefinition } from './definition.ts'
import { sentTexts } from './translate.server.ts'
import { withEarlierFailures } from './read-questionnaire.server.ts'
import { withShippedFailures } from '#/content/questionnaires/shipped-failures.ts'

const version = z.coerce.number('unreadable').int().positive()

/** Everything that the editor sends. */
export const editorForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('save'), version, definition: sentDefinition }),
  z.strictObject({
    intent: z.literal('publish'),
    version,
    definition: sentDefinition,
    /** Version that scores the reports in review. */
    inReview: z.enum(['own', 'new']).default('own'),
  }),
  /** Asks for the scores of reports under this draft. */
  z.strictObject({ intent: z.literal('scores'), definition: sentDefinition }),
  z.strictObject({ intent: z.literal('copy'), clientKey: z.uuid(), definition: sentDefinition }),
  z.strictObject({ intent: z.enum(['use', 'stop']) }),
  z.strictObject({ intent: z.literal('translate'), texts: sentTexts }),
])

export type VersionRow = { version: number; publishedAt: string; publishedBy: string | null }
export type EditedQuestionnaire = {
  id: string
  code: string
  evaluationType: EvaluationType
  client: { id: string; name: string } | null
  version: number
  isCurrent: boolean
  draft: QuestionnaireDefinition
  /** Version of new visits; null before the first publication. */
  published: QuestionnaireDefinition | null
  versions: VersionRow[]
  /** Whether a language model can propose translations. */
  proposes: boolean
  updatedAt: string
  updatedBy: string | null
}

const companyName = companyOfProfile('client')

export const storedDefinition = (stored: unknown): QuestionnaireDefinition => questionnaireDefinition.parse(stored)
const storedDraft = (stored: unknown): QuestionnaireDefinition => withShippedFailures(storedDefinition(stored))

/** A questionnaire with its draft and its versions, for the editor. */
export async function readQuestionnaire(actor: Actor, id: string): Promise<EditedQuestionnaire> {
  authorize(actor, 'questionnaires.read')
  return readAs(actor, async (db) => {
    const row = await db
      .selectFrom('questionnaire_drafts as draft')
      .leftJoin('profiles as client', 'client.id', 'draft.client_id')
      .leftJoin('profiles as who', 'who.id', 'draft.updated_by')
      .select(['draft.id', 'draft.code', 'draft.evaluation_type', 'draft.client_id', 'draft.version', 'draft.draft'])
      .select(['draft.is_current', 'draft.updated_at', 'who.full_name as updated_by_name'])
      .select(companyName.as('client_name'))
      .where('draft.id', '=', recordId(id))
      .executeTakeFirst()
    if (!row) throw new AppError('not-found')
    const versions = await db
      .selectFrom('questionnaires as q')
      .leftJoin('profiles as who', 'who.id', 'q.published_by')
      .select(['q.version', 'q.created_at', 'who.full_name'])
      .where('q.code', '=', row.code)
      .orderBy('q.version', 'desc')
      .execute()
    return {
      id: row.id,
      code: row.code,
      evaluationType: row.evaluation_type,
      client: row.client_id === null ? null : { id: row.client_id, name: row.client_name },
      version: row.version,
      isCurrent: row.is_current,
      draft: storedDraft(row.draft),
      published: (await newestVersion(db, row.code))?.definition ?? null,
      versions: versions.map((one) => ({
        version: one.version,
        publishedAt: one.created_at,
        publishedBy: one.full_name,
      })),
      proposes: hasLanguageModel(),
      updatedAt: row.updated_at,
      updatedBy: row.updated_by_name,
    }
  })
}

const frozenDefinition = (db: Tx, { id, definition }: { id: string; definition: unknown }) =>
  withEarlierFailures(db, id, storedDefinition(definition))

async function newestVersion(db: Tx, code: string) {
  const row = await db
    .selectFrom('questionnaires')
    .select(['id', 'version', 'definition'])
    .where('code', '=', code)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { version: row.version, definition: await frozenDefinition(db, row) }
}

/** One published version, for reading and for files. Without a number: the draft. */
export async function readVersion(actor: Actor, id: string, number: string | null) {
  authorize(actor, 'questionnaires.read')
  const wanted = number === null ? null : z.coerce.number().int().min(1).max(100_000).safeParse(number)
  if (wanted && !wanted.success) throw new AppError('not-found')
  return readAs(actor, async (db) => {
    const draft = await db
      .selectFrom('questionnaire_drafts')
      .select(['code', 'draft'])
      .where('id', '=', recordId(id))
      .executeTakeFirst()
    if (!draft) throw new AppError('not-found')
    if (!wanted) return { definition: storedDraft(draft.draft), publishedAt: null, publishedBy: null }
    const row = await db
      .selectFrom('questionnaires as q')
      .leftJoin('profiles as who', 'who.id', 'q.published_by')
      .select(['q.id', 'q.definition', 'q.created_at', 'who.full_name'])
      .where('q.code', '=', draft.code)
      .where('q.version', '=', wanted.data)
      .executeTakeFirst()
    if (!row) throw new AppError('not-found')
    return {
      definition: await frozenDefinition(db, row),
      publishedAt: row.created_at,
      publishedBy: row.full_name,
    }
  })
}

/** The draft, locked until the end of the transaction. */
async function lockDraft(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('questionnaire_drafts')
    .select(['id', 'code', 'client_id', 'evaluation_type', 'version', 'is_current', 'updated_by', 'updated_at'])
    .where('id', '=', recordId(id))
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  return row
}

async function atVersion(tx: Tx, id: string, seen: number) {
  const row = await lockDraft(tx, id)
  if (row.version !== seen) throw new AppError('changed-meanwhile')
  return row
}
type Row = Awaited<ReturnType<typeof atVersion>>

/** Editors save every few seconds; the log has one entry per session. */
const sittingMs = 15 * 60_000

/** Keeps the row's name and client, which are fixed on creation. */
const ofRow = (row: Row, definition: QuestionnaireDefinition, number: number): QuestionnaireDefinition => ({
  ...definition,
  code: row.code,
  evaluationType: row.evaluation_type,
  version: number,
})

async function writeDraft(tx: Tx, actor: Actor, row: Row, draft: QuestionnaireDefinition): Promise<void> {
  await tx
    .updateTable('questionnaire_drafts')
    .set({
      draft: JSON.stringify(draft),
      version: row.version + 1,
      updated_by: actor.id,
      updated_at: now().toISOString(),
    })
    .where('id', '=', row.id)
    .execute()
}

type Change = { version: number; definition: QuestionnaireDefinition }

/** Saves a draft, complete or not. Refuses with a conflict if it was changed since; nothing is overwritten. */
export async function saveQuestionnaire(actor: Actor, id: string, change: Change): Promise<{ version: number }> {
  authorize(actor, 'questionnaires.edit')
  return asActor(actor, async (tx) => {
    const row = await atVersion(tx, id, change.version)
    const newest = await newestVersion(tx, row.code)
    await writeDraft(tx, actor, row, ofRow(row, change.definition, (newest?.version ?? 0) + 1))
    const sameSitting = row.updated_by === actor.id && now().getTime() - Date.parse(row.updated_at) < sittingMs
    if (!sameSitting)
      await recordActivity(tx, actor, {
        action: 'questionnaires.save',
        entity: 'questionnaire',
        entityId: row.id,
        clientId: row.client_id,
        after: { name: row.code },
      })
    return { version: change.version + 1 }
  })
}

/** Freezes the draft as the next version. Visits begun with an older one keep it. */
export async function publishQuestionnaire(
  actor: Actor,
  id: string,
  change: Change,
): Promise<{ version: number; published: number }> {
  authorize(actor, 'questionnaires.publish')
  return asActor(actor, async (tx) => {
    const row = await atVersion(tx, id, change.version)
    const number = ((await newestVersion(tx, row.code))?.version ?? 0) + 1
    const definition = ofRow(row, change.definition, number)
    if (checkQuestionnaire(definition).some(isError)) throw new AppError('questionnaire.not-ready')
    await tx
      .insertInto('questionnaires')
      .values({
        code: row.code,
        version: number,
        evaluation_type: row.evaluation_type,
        definition: JSON.stringify(definition),
        client_id: row.client_id,
        published_by: actor.id,
        created_at: now().toISOString(),
      })
      .execute()
    await writeDraft(tx, actor, row, definition)
    await recordActivity(tx, actor, {
      action: 'questionnaires.publish',
      entity: 'questionnaire',
      entityId: row.id,
      clientId: row.client_id,
      after: { name: row.code, edition: number },
    })
    return { version: change.version + 1, published: number }
  })
}

/** New visits of this type use the newest version from now on, in place of the previous questionnaire. */
export async function useForNewVisits(actor: Actor, id: string): Promise<{ isCurrent: boolean }> {
  authorize(actor, 'questionnaires.publish')
  return asActor(actor, async (tx) => {
    const row = await lockDraft(tx, id)
    if (!(await newestVersion(tx, row.code))) throw new AppError('questionnaire.not-published')
    if (row.is_current) return { isCurrent: true }
    await tx
      .updateTable('questionnaire_drafts')
      .set({ is_current: false })
      .where('evaluation_type', '=', row.evaluation_type)
      .where(sql<boolean>`client_id is not distinct from ${row.client_id}`)
      .where('is_current', '=', true)
      .execute()
    await setCurrent(tx, row.id, true)
    await recordUse(tx, actor, row, 'questionnaires.use')
    return { isCurrent: true }
  })
}

/** Returns a client to the general questionnaire. The general one can only be replaced. */
export async function stopUsing(actor: Actor, id: string): Promise<{ isCurrent: boolean }> {
  authorize(actor, 'questionnaires.publish')
  return asActor(actor, async (tx) => {
    const row = await lockDraft(tx, id)
    if (row.client_id === null) throw new AppError('questionnaire.needed')
    if (row.is_current) {
      await setCurrent(tx, row.id, false)
      await recordUse(tx, actor, row, 'questionnaires.stop')
    }
    return { isCurrent: false }
  })
}

const setCurrent = (tx: Tx, id: string, is_current: boolean) =>
  tx.updateTable('questionnaire_drafts').set({ is_current }).where('id', '=', id).execute()

const recordUse = (tx: Tx, actor: Actor, row: Row, action: string) =>
  recordActivity(tx, actor, {
    action,
    entity: 'questionnaire',
    entityId: row.id,
    clientId: row.client_id,
    after: { name: row.code },
  })
