import { sql } from 'kysely'
import { z } from 'zod'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { mostStandardLength, tagsOf, toBank } from '#/domain/fieldwork/question-bank.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Question } from '#/domain/questionnaire.ts'
import { recordId } from '#/domain/record-id.ts'
import type { Text } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'
import { parseBounded, question } from '../definition.ts'
import { limits } from '../limits.ts'

const sentQuestion = z
  .string()
  .max(limits.json, 'too-long')
  .transform((json) => parseBounded(json))
  .pipe(question)
  .refine(({ text }) => text.en.trim() !== '' && text.ar.trim() !== '', 'question-text')
const about = {
  question: sentQuestion,
  tags: z.string().max(1000, 'too-long').default('').transform(tagsOf),
  standard: z.string().trim().max(mostStandardLength, 'too-long').default(''),
}

/** A new question of the bank, from its page or from a questionnaire. */
export const newBankForm = z.strictObject({
  ...about,
  clientKey: z.uuid(),
  source: z.string().trim().max(80, 'too-long').default(''),
})
/** Everything that the page of a question sends. */
export const bankForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('save'), ...about, version: z.coerce.number('unreadable').int().positive() }),
  z.strictObject({ intent: z.enum(['retire', 'restore']) }),
])
type NewQuestion = z.output<typeof newBankForm>
type Change = Extract<z.output<typeof bankForm>, { intent: 'save' }>

export type BankQuestionRecord = {
  id: string
  question: Question
  tags: string[]
  standard: string
  source: string
  retired: boolean
  version: number
  updatedAt: string
  updatedBy: string | null
  usedIn: { id: string; code: string; title: Text }[]
}

/** A question of the bank and the questionnaires with a copy of it. */
export async function readBankQuestion(actor: Actor, id: string): Promise<BankQuestionRecord> {
  authorize(actor, 'questionnaires.read')
  return readAs(actor, async (db) => {
    const row = await db
      .selectFrom('bank_questions as b')
      .leftJoin('profiles as who', 'who.id', 'b.updated_by')
      .select(['b.id', 'b.question', 'b.tags', 'b.standard', 'b.source', 'b.version'])
      .select(['b.retired_at', 'b.updated_at as updatedAt', 'who.full_name as updatedBy'])
      .where('b.id', '=', recordId(id))
      .executeTakeFirst()
    if (!row) throw new AppError('not-found')
    const usedIn = await db
      .selectFrom('questionnaire_drafts as d')
      .select(['d.id', 'd.code'])
      .select(sql<Text>`d.draft -> 'title'`.as('title'))
      .where(
        sql<boolean>`jsonb_path_exists(d.draft, '$.**.bank ? (@ == $bank)', jsonb_build_object('bank', ${row.id}::text))`,
      )
      .orderBy('d.code')
      .execute()
    const { retired_at, ...record } = row
    return { ...record, question: row.question as unknown as Question, retired: retired_at !== null, usedIn }
  })
}

/** Adds a question to the bank. Idempotent. */
export async function addToBank(actor: Actor, sent: NewQuestion): Promise<{ id: string }> {
  authorize(actor, 'questionnaires.edit')
  const at = now().toISOString()
  return asActor(actor, async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('bank_questions')
      .values({
        id: sent.clientKey,
        question: JSON.stringify(toBank(sent.question)),
        tags: sent.tags,
        standard: sent.standard,
        source: sent.source,
        created_by: actor.id,
        created_at: at,
        updated_by: actor.id,
        updated_at: at,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 1n)
      await record(tx, actor, 'questionnaires.bank-add', sent.clientKey, sent.question)
    return { id: sent.clientKey }
  })
}

/** Changes a question of the bank. Copies in questionnaires stay as they are. */
export async function changeBankQuestion(actor: Actor, id: string, change: Change): Promise<{ version: number }> {
  authorize(actor, 'questionnaires.edit')
  return asActor(actor, async (tx) => {
    const { version } = await locked(tx, id)
    if (version !== change.version) throw new AppError('changed-meanwhile')
    await tx
      .updateTable('bank_questions')
      .set({
        question: JSON.stringify(toBank(change.question)),
        tags: change.tags,
        standard: change.standard,
        version: version + 1,
        updated_by: actor.id,
        updated_at: now().toISOString(),
      })
      .where('id', '=', id)
      .execute()
    await record(tx, actor, 'questionnaires.bank-change', id, change.question)
    return { version: version + 1 }
  })
}

/** Stops or resumes offering a question for questionnaires. */
export async function setBankRetired(actor: Actor, id: string, retired: boolean): Promise<{ retired: boolean }> {
  authorize(actor, 'questionnaires.edit')
  return asActor(actor, async (tx) => {
    const row = await locked(tx, id)
    if ((row.retired_at !== null) === retired) return { retired }
    const at = now().toISOString()
    await tx
      .updateTable('bank_questions')
      .set({ retired_at: retired ? at : null, updated_by: actor.id, updated_at: at })
      .where('id', '=', id)
      .execute()
    const asked = row.question as unknown as Question
    await record(tx, actor, retired ? 'questionnaires.bank-retire' : 'questionnaires.bank-restore', id, asked)
    return { retired }
  })
}

async function locked(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('bank_questions')
    .select(['version', 'retired_at', 'question'])
    .where('id', '=', recordId(id))
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  return row
}

const record = (tx: Tx, actor: Actor, action: string, entityId: string, { text }: Question) =>
  recordActivity(tx, actor, { action, entity: 'bank-question', entityId, after: { name: text.en } })
