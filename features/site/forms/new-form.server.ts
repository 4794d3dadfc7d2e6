import { sql } from 'kysely'
import { z } from 'zod'
import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { messageMessages } from '#/messages/site/messages.ts'
import { now } from '#/platform/clock.ts'
import { definitionOf, formDefinition } from './definition.ts'
import { fieldOf, type FormDefinition } from './fields.ts'

const noControls = (value: string): boolean => !/\p{Cc}/u.test(value)
const title = z.string().trim().min(1, 'form-title').max(120, 'too-long').refine(noControls, 'unreadable')

/** Steps of the page of forms. */
export const formsForm = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('create'),
    clientKey: z.uuid(),
    titleEn: title,
    titleAr: title,
    slug: z
      .string()
      .trim()
      .toLowerCase()
      .min(1, 'address')
      .max(80, 'too-long')
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'address-invalid'),
  }),
  z.strictObject({ intent: z.literal('copy'), clientKey: z.uuid(), id: z.uuid() }),
  z.strictObject({ intent: z.enum(['open', 'close']), id: z.uuid() }),
])
export type NewForm = Extract<z.output<typeof formsForm>, { intent: 'create' }>

const { name, email, message, send, thanks } = messageMessages

async function insertForm(
  tx: Tx,
  actor: Actor,
  id: string,
  slug: string,
  definition: FormDefinition,
): Promise<boolean> {
  const at = now().toISOString()
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('forms')
    .values({
      id,
      slug,
      draft: JSON.stringify(definition),
      created_by: actor.id,
      created_at: at,
      updated_by: actor.id,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

const exists = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.selectFrom('forms').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** Creates an unpublished form with common questions. */
export async function createForm(actor: Actor, form: NewForm): Promise<{ id: string }> {
  authorize(actor, 'forms.edit')
  const definition: FormDefinition = {
    title: { en: form.titleEn, ar: form.titleAr },
    intro: { en: '', ar: '' },
    button: send,
    success: thanks,
    fields: [
      fieldOf('name', 'name', name),
      fieldOf('email', 'email', email),
      fieldOf('message', 'long-text', message, { max: 5000 }),
    ],
  }
  return asActor(actor, async (tx) => {
    if (await insertForm(tx, actor, form.clientKey, form.slug, definition))
      await recordActivity(tx, actor, {
        action: 'forms.create',
        entity: 'form',
        entityId: form.clientKey,
        after: { name: form.titleEn },
      })
    else if (!(await exists(tx, form.clientKey)))
      throw new AppError('form.address-taken', {}, { slug: 'address-taken' })
    return { id: form.clientKey }
  })
}

async function freeSlug(tx: Tx, slug: string): Promise<string> {
  const base = `${slug.replace(/-copy(-\d+)?$/, '').slice(0, 70)}-copy`.replace(/-+/g, '-')
  const taken = await tx
    .selectFrom('forms')
    .select('slug')
    .where(sql<boolean>`slug = ${base} or slug like ${`${base}-%`}`)
    .execute()
  const names = new Set(taken.map((row) => row.slug))
  if (!names.has(base)) return base
  for (let number = 2; ; number++) if (!names.has(`${base}-${number}`)) return `${base}-${number}`
}

/** Copies a form's draft, or the content on screen, as a new form, without fields filled in by our pages. */
export async function copyForm(
  actor: Actor,
  { id, clientKey, definition }: { id: string; clientKey: string; definition?: FormDefinition },
): Promise<{ id: string }> {
  authorize(actor, 'forms.edit')
  return asActor(actor, async (tx) => {
    const source = await tx.selectFrom('forms').select(['slug', 'draft']).where('id', '=', id).executeTakeFirst()
    const content = source && (definition ?? definitionOf(source.slug, source.draft))
    if (!content) throw new AppError('not-found')
    const copy = formDefinition.parse({
      ...content,
      title: {
        en: content.title.en && `${content.title.en} (copy)`.slice(0, 120),
        ar: content.title.ar && `${content.title.ar} (نسخة)`.slice(0, 120),
      },
      fields: content.fields.filter(({ unseen }) => !unseen),
    })
    if (await insertForm(tx, actor, clientKey, await freeSlug(tx, source.slug), copy))
      await recordActivity(tx, actor, {
        action: 'forms.copy',
        entity: 'form',
        entityId: clientKey,
        after: { name: copy.title.en || copy.title.ar },
      })
    else if (!(await exists(tx, clientKey))) throw new AppError('changed-meanwhile')
    return { id: clientKey }
  })
}
