import { z } from 'zod'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'
import { announcePublished } from '#/platform/published.server.ts'
import { builtinForms, isBuiltin, withOwnFields } from './builtin.ts'
import { definitionOf, formDefinition } from './definition.ts'
import type { FormDefinition } from './fields.ts'
import { openPoints } from './open-points.ts'

const version = z.coerce.number('unreadable').int().positive()
const definition = z
  .string()
  .max(90_000, 'too-long')
  .transform((text, issues) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      issues.addIssue({ code: 'custom', message: 'unreadable' })
      return z.NEVER
    }
  })
  .pipe(formDefinition)

/** Steps of the editor. */
export const editorForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('save'), version, definition }),
  z.strictObject({ intent: z.literal('publish'), version, definition }),
  z.strictObject({ intent: z.literal('copy'), clientKey: z.uuid(), definition }),
])

export type EditedForm = {
  id: string
  slug: string
  builtin: boolean
  isOpen: boolean
  version: number
  draft: FormDefinition
  published: FormDefinition | null
  /** Keys of fields required by the product's own page. */
  ownFields: string[]
  /** Keys of required choices, by field. */
  ownOptions: Record<string, string[]>
  /** Delivered definition of a built-in form. */
  original: FormDefinition | null
  updatedAt: string
  updatedBy: string | null
}

/** A form with its draft, for the editor. */
export async function readFormForEditor(actor: Actor, id: string): Promise<EditedForm> {
  authorize(actor, 'forms.edit')
  if (!z.uuid().safeParse(id).success) throw new AppError('not-found')
  const row = await readAs(actor, (db) =>
    db
      .selectFrom('forms as form')
      .leftJoin('profiles as who', 'who.id', 'form.updated_by')
      .select(['form.id', 'form.slug', 'form.builtin', 'form.is_open', 'form.version', 'form.draft', 'form.published'])
      .select(['form.updated_at', 'who.full_name'])
      .where('form.id', '=', id)
      .executeTakeFirst(),
  )
  const draft = row && definitionOf(row.slug, row.draft)
  if (!draft) throw new AppError('not-found')
  const own = isBuiltin(row.slug) ? builtinForms[row.slug].fields : []
  return {
    id: row.id,
    slug: row.slug,
    builtin: row.builtin,
    isOpen: row.is_open,
    version: row.version,
    draft,
    published: row.published === null ? null : definitionOf(row.slug, row.published),
    ownFields: own.map(({ key }) => key),
    ownOptions: Object.fromEntries(own.map(({ key, options }) => [key, options.map((option) => option.key)])),
    original: isBuiltin(row.slug) ? builtinForms[row.slug] : null,
    updatedAt: row.updated_at,
    updatedBy: row.full_name,
  }
}

const readVersion = (tx: Tx, id: string, seen: number) =>
  tx
    .selectFrom('forms')
    .select(['slug', 'updated_by', 'updated_at'])
    .where('id', '=', id)
    .where('version', '=', seen)
    .forUpdate()
    .executeTakeFirst()

async function atVersion(tx: Tx, id: string, seen: number) {
  if (!z.uuid().safeParse(id).success) throw new AppError('not-found')
  const row = await readVersion(tx, id, seen)
  if (row) return row
  const exists = await tx.selectFrom('forms').select('id').where('id', '=', id).executeTakeFirst()
  throw new AppError(exists ? 'changed-meanwhile' : 'not-found')
}

/** Interval of log entries for autosaves by one person, in milliseconds. */
const sittingMs = 15 * 60_000

type Change = { version: number; definition: FormDefinition }
type Row = Awaited<ReturnType<typeof atVersion>>

const completed = (row: Row, sent: FormDefinition): FormDefinition =>
  isBuiltin(row.slug) ? withOwnFields(row.slug, sent) : sent

async function writeDraft(tx: Tx, actor: Actor, id: string, seen: number, draft: FormDefinition): Promise<void> {
  await tx
    .updateTable('forms')
    .set({ draft: JSON.stringify(draft), version: seen + 1, updated_by: actor.id, updated_at: now().toISOString() })
    .where('id', '=', id)
    .execute()
}

/** Saves a draft, complete or not; refused after another's change. */
export async function saveForm(actor: Actor, id: string, change: Change): Promise<{ version: number }> {
  authorize(actor, 'forms.edit')
  return asActor(actor, async (tx) => {
    const row = await atVersion(tx, id, change.version)
    await writeDraft(tx, actor, id, change.version, completed(row, change.definition))
    const sameSitting = row.updated_by === actor.id && now().getTime() - Date.parse(row.updated_at) < sittingMs
    if (!sameSitting) await recordActivity(tx, actor, { action: 'forms.save', entity: 'form', entityId: id })
    return { version: change.version + 1 }
  })
}

/** Publishes a form complete in both languages. */
export async function publishForm(actor: Actor, id: string, change: Change): Promise<{ version: number }> {
  authorize(actor, 'forms.edit')
  return asActor(actor, async (tx) => {
    const row = await atVersion(tx, id, change.version)
    const content = completed(row, change.definition)
    if (openPoints(content).length > 0) throw new AppError('form.not-ready')
    await writeDraft(tx, actor, id, change.version, content)
    await tx
      .updateTable('forms')
      .set({ published: JSON.stringify(content) })
      .where('id', '=', id)
      .execute()
    await recordActivity(tx, actor, {
      action: 'forms.publish',
      entity: 'form',
      entityId: id,
      after: { name: content.title.en, questions: content.fields.length },
    })
    await announcePublished(tx)
    return { version: change.version + 1 }
  })
}

/** Opens or closes a form. Built-in forms stay open, because pages link to them. */
export async function setFormOpen(actor: Actor, id: string, open: boolean): Promise<void> {
  authorize(actor, 'forms.edit')
  await asActor(actor, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('forms')
      .set({ is_open: open })
      .where('id', '=', id)
      .where('is_open', '=', !open)
      .where('builtin', '=', false)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw new AppError('changed-meanwhile')
    await recordActivity(tx, actor, { action: open ? 'forms.open' : 'forms.close', entity: 'form', entityId: id })
    await announcePublished(tx)
  })
}
