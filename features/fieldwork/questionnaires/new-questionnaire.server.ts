import { sql } from 'kysely'
import { z } from 'zod'
import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { type EvaluationType, evaluationTypes } from '#/domain/evaluation.ts'
import { authorize } from '#/domain/permissions.ts'
import type { QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'
import { questionnaireDefinition } from './definition.ts'
import { codePattern } from './limits.ts'
import { withShippedFailures } from '#/content/questionnaires/shipped-failures.ts'
import { hasFeature } from '#/features/companies/plan-contents/feature.server.ts'

const title = z.string().trim().min(1, 'form-title').max(200, 'too-long')
const code = z
  .string()
  .trim()
  .toUpperCase()
  .min(1, 'questionnaire-code')
  .max(20, 'too-long')
  .regex(codePattern, 'questionnaire-code')
const clientId = z
  .union([z.literal(''), z.uuid()], 'unreadable')
  .default('')
  .transform((id) => (id === '' ? null : id))
export const type = z.enum(evaluationTypes, 'questionnaire-type')

/** Everything that the page of questionnaires sends. */
export const questionnairesForm = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('create'),
    clientKey: z.uuid(),
    code,
    titleEn: title,
    titleAr: title,
    type,
    client: z.string().max(200).optional(),
    clientId,
  }),
  z.strictObject({
    intent: z.literal('copy'),
    clientKey: z.uuid(),
    id: z.uuid(),
    code,
    client: z.string().max(200).optional(),
    clientId,
  }),
  z.strictObject({
    intent: z.literal('import'),
    clientKey: z.uuid(),
    name: z.string().max(255),
    /** The file as base64. */
    content: z
      .string()
      .min(1, 'file-missing')
      .max(1_400_000, 'file-too-large')
      .regex(/^[A-Za-z0-9+/]*={0,2}$/, 'unreadable'),
    code,
    type,
    client: z.string().max(200).optional(),
    clientId,
  }),
])
type Sent = z.output<typeof questionnairesForm>
export type NewQuestionnaire = Extract<Sent, { intent: 'create' }>

type Values = { id: string; code: string; clientId: string | null; type: EvaluationType }

async function insertDraft(tx: Tx, actor: Actor, values: Values, draft: QuestionnaireDefinition): Promise<boolean> {
  if (values.clientId !== null) await assertClient(tx, values.clientId)
  const at = now().toISOString()
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('questionnaire_drafts')
    .values({
      id: values.id,
      code: values.code,
      client_id: values.clientId,
      evaluation_type: values.type,
      draft: JSON.stringify(draft),
      created_by: actor.id,
      created_at: at,
      updated_by: actor.id,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

async function assertClient(tx: Tx, id: string): Promise<void> {
  const client = await tx
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', id)
    .where('user_type', '=', 'client')
    .where('id', 'in', (from) => from.selectFrom('companies').select('companies.id'))
    .executeTakeFirst()
  if (!client) throw new AppError('bad-request', {}, { client: 'client-unknown' })
  if (!(await hasFeature(tx, id, 'questionnaires')))
    throw new AppError('questionnaire.client-plan', {}, { client: 'client-plan' })
}

/** Stores a new draft. Idempotent; refuses a code used by another at its field. */
export async function storeNew(
  tx: Tx,
  actor: Actor,
  values: Values,
  draft: QuestionnaireDefinition,
  action: 'questionnaires.create' | 'questionnaires.copy' | 'questionnaires.import',
): Promise<{ id: string }> {
  if (await insertDraft(tx, actor, values, draft)) {
    await recordActivity(tx, actor, {
      action,
      entity: 'questionnaire',
      entityId: values.id,
      clientId: values.clientId,
      after: { name: values.code },
    })
    return { id: values.id }
  }
  const mine = await tx
    .selectFrom('questionnaire_drafts')
    .select('code')
    .where('id', '=', values.id)
    .where('created_by', '=', actor.id)
    .executeTakeFirst()
  if (mine?.code !== values.code) throw new AppError('questionnaire.code-taken', {}, { code: 'code-taken' })
  return { id: values.id }
}

/** Creates an empty questionnaire, unused until published and put to use. */
export async function createQuestionnaire(actor: Actor, sent: NewQuestionnaire): Promise<{ id: string }> {
  authorize(actor, 'questionnaires.edit')
  const draft: QuestionnaireDefinition = {
    code: sent.code,
    version: 1,
    evaluationType: sent.type,
    title: { en: sent.titleEn, ar: sent.titleAr },
    sections: [],
    unscored: [],
  }
  const values = { id: sent.clientKey, code: sent.code, clientId: sent.clientId, type: sent.type }
  return asActor(actor, (tx) => storeNew(tx, actor, values, draft, 'questionnaires.create'))
}

async function sourceOf(tx: Tx, id: string) {
  const source = await tx
    .selectFrom('questionnaire_drafts')
    .select(['code', 'client_id', 'evaluation_type', 'draft'])
    .where('id', '=', recordId(id))
    .executeTakeFirst()
  if (!source) throw new AppError('not-found')
  return source
}

const asNew = (definition: QuestionnaireDefinition, code: string, type: EvaluationType): QuestionnaireDefinition => ({
  ...definition,
  code,
  version: 1,
  evaluationType: type,
})

/** Copies a draft as a separate questionnaire, general or for one client. */
export async function copyQuestionnaire(
  actor: Actor,
  { id, clientKey, code, clientId }: { id: string; clientKey: string; code: string; clientId: string | null },
): Promise<{ id: string }> {
  authorize(actor, 'questionnaires.edit')
  return asActor(actor, async (tx) => {
    const source = await sourceOf(tx, id)
    const type = source.evaluation_type
    const draft = asNew(withShippedFailures(questionnaireDefinition.parse(source.draft)), code, type)
    return storeNew(tx, actor, { id: clientKey, code, clientId, type }, draft, 'questionnaires.copy')
  })
}

async function freeCode(tx: Tx, code: string): Promise<string> {
  const base = code
    .replace(/-C\d+$/, '')
    .slice(0, 14)
    .replace(/-+$/, '')
  const taken = await tx
    .selectFrom('questionnaire_drafts')
    .select('code')
    .where(sql<boolean>`code like ${`${base}-C%`}`)
    .execute()
  const names = new Set(taken.map((row) => row.code))
  for (let number = 1; ; number++) if (!names.has(`${base}-C${number}`)) return `${base}-C${number}`
}

/** Saves the editor's content as a separate questionnaire after a conflict. */
export async function keepAsCopy(
  actor: Actor,
  id: string,
  { clientKey, definition }: { clientKey: string; definition: QuestionnaireDefinition },
): Promise<{ id: string }> {
  authorize(actor, 'questionnaires.edit')
  return asActor(actor, async (tx) => {
    const kept = await tx.selectFrom('questionnaire_drafts').select('id').where('id', '=', clientKey).executeTakeFirst()
    if (kept) return { id: clientKey }
    const source = await sourceOf(tx, id)
    const code = await freeCode(tx, source.code)
    const type = source.evaluation_type
    const values = { id: clientKey, code, clientId: source.client_id, type }
    return storeNew(tx, actor, values, asNew(definition, code, type), 'questionnaires.copy')
  })
}
