import { asActor, asSystem, readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'
import type { PhraseStep } from './form.ts'
import { type PhrasePurpose, startingPhrases } from './starting-phrases.ts'

export type Phrase = {
  id: string
  purpose: PhrasePurpose
  en: string
  ar: string
  uses: number
  retired: boolean
  /** Last change, sent back to detect concurrent edits. */
  updatedAt: string
}

/** Stores the initial phrases, once each; edited and retired ones stay so. */
export async function storeStartingPhrases(): Promise<void> {
  await asSystem('the server stores the shipped phrases at start', async (tx) => {
    await tx
      .insertInto('editor_phrases')
      .values(startingPhrases.map(({ id, purpose, en, ar }) => ({ id, purpose, text_en: en, text_ar: ar })))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  })
}

/** The comment library: most used first; retired phrases only for its management. */
export async function readPhrases(actor: Actor, { retired = false } = {}): Promise<Phrase[]> {
  authorize(actor, 'phrases.read')
  const rows = await readAs(actor, (db) =>
    db
      .selectFrom('editor_phrases')
      .select(['id', 'purpose', 'text_en', 'text_ar', 'uses', 'is_retired', 'updated_at'])
      .$if(!retired, (phrases) => phrases.where('is_retired', '=', false))
      .orderBy('is_retired')
      .orderBy('uses', 'desc')
      .orderBy('id')
      .limit(500)
      .execute(),
  )
  return rows.map((row) => ({
    id: row.id,
    purpose: row.purpose,
    en: row.text_en,
    ar: row.text_ar,
    uses: row.uses,
    retired: row.is_retired,
    updatedAt: row.updated_at,
  }))
}

/** Creates, edits, retires or restores a phrase of the comment library. */
export async function changePhrases(actor: Actor, step: PhraseStep): Promise<null> {
  authorize(actor, 'phrases.write')
  if (step.intent === 'write') await writePhrase(actor, step)
  else if (step.intent === 'change') await changePhrase(actor, step)
  else await retirePhrase(actor, step.id, step.intent === 'retire')
  return null
}

const activity = (id: string, action: string) =>
  ({ action: `phrases.${action}`, entity: 'setting', entityId: id }) as const

async function writePhrase(actor: Actor, step: Extract<PhraseStep, { intent: 'write' }>): Promise<void> {
  const { purpose, textEn, textAr } = step
  await asActor(actor, async (tx) => {
    const { id } = await tx
      .insertInto('editor_phrases')
      .values({ purpose, text_en: textEn, text_ar: textAr, created_by: actor.id })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordActivity(tx, actor, { ...activity(id, 'write'), after: { purpose, en: textEn, ar: textAr } })
  })
}

async function changePhrase(actor: Actor, step: Extract<PhraseStep, { intent: 'change' }>): Promise<void> {
  const { id, seen, purpose, textEn, textAr } = step
  await asActor(actor, async (tx) => {
    const before = await tx
      .selectFrom('editor_phrases')
      .select(['purpose', 'text_en', 'text_ar', 'updated_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw new AppError('not-found')
    if (before.updated_at !== seen) throw new AppError('changed-meanwhile')
    await tx
      .updateTable('editor_phrases')
      .set({ purpose, text_en: textEn, text_ar: textAr, updated_at: now() })
      .where('id', '=', id)
      .execute()
    await recordActivity(tx, actor, {
      ...activity(id, 'change'),
      before: { purpose: before.purpose, en: before.text_en, ar: before.text_ar },
      after: { purpose, en: textEn, ar: textAr },
    })
  })
}

async function retirePhrase(actor: Actor, id: string, retired: boolean): Promise<void> {
  await asActor(actor, async (tx) => {
    const known = await tx.selectFrom('editor_phrases').select('is_retired').where('id', '=', id).executeTakeFirst()
    if (!known) throw new AppError('not-found')
    if (known.is_retired === retired) return
    await tx
      .updateTable('editor_phrases')
      .set({ is_retired: retired, updated_at: now() })
      .where('id', '=', id)
      .execute()
    await recordActivity(tx, actor, {
      ...activity(id, retired ? 'retire' : 'restore'),
      before: { retired: known.is_retired },
      after: { retired },
    })
  })
}

/** Counts the phrases used in a submitted text, for the order of the library. */
export async function countUses(actor: Actor, ids: readonly string[]): Promise<void> {
  authorize(actor, 'phrases.write')
  if (ids.length === 0) return
  await asActor(actor, async (tx) => {
    await tx
      .updateTable('editor_phrases')
      .set((eb) => ({ uses: eb('uses', '+', 1) }))
      .where('id', 'in', [...new Set(ids)])
      .execute()
  })
}
