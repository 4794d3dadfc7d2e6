import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import type { PublicPicture } from '#/domain/picture.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { selectPictures } from '#/features/site/media/read-pictures.server.ts'
import { announcePublished } from '#/platform/published.server.ts'
import type { BrandingForm } from '#/features/core/branding/stored-look.ts'
import { storedLook } from '#/features/core/branding/stored-look.ts'
import { defaultLook, type Look, sameLook } from '#/features/core/branding/look.ts'
import { forgetBranding, lookIn, publishedKey } from '#/features/core/branding/read-branding.server.ts'
import { writeNextVersion, writeSettingsRow } from '#/features/core/settings/write-row.server.ts'

const draftKey = 'branding.draft'
const earlierShown = 20

export type EarlierLook = { id: string; at: string; by: string | null; look: Look }
export type EditableBranding = {
  /** Number of the draft's saves; 0 before the first. */
  version: number
  draft: Look
  published: Look
  /** Chosen pictures of the draft, by id. */
  pictures: Record<string, PublicPicture>
  /** Publications, newest first. */
  earlier: EarlierLook[]
}

async function readLook(tx: Tx, key: string): Promise<{ look: Look; version: number } | null> {
  const row = await tx.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst()
  return row ? lookIn(row.value) : null
}

async function readEarlier(tx: Tx): Promise<EarlierLook[]> {
  const rows = await tx
    .selectFrom('activity_log')
    .leftJoin('profiles', 'profiles.id', 'activity_log.actor_id')
    .select(['activity_log.id', 'activity_log.at', 'activity_log.after', 'profiles.full_name'])
    .where('action', '=', 'branding.publish')
    .where('entity', '=', 'setting')
    .orderBy('at', 'desc')
    .orderBy('activity_log.id', 'desc')
    .limit(earlierShown)
    .execute()
  return rows.flatMap(({ id, at, after, full_name }) => {
    const look = storedLook.safeParse(after)
    return look.success ? [{ id, at, by: full_name, look: look.data }] : []
  })
}

/** Draft, published and earlier looks, for the branding page. */
export async function readEditableBranding(actor: Actor): Promise<EditableBranding> {
  authorize(actor, 'branding.update')
  return readAs(actor, async (db) => {
    const [draft, published, earlier] = await Promise.all([
      readLook(db, draftKey),
      readLook(db, publishedKey),
      readEarlier(db),
    ])
    const look = draft?.look ?? published?.look ?? defaultLook
    const ids = [look.logoId, look.logoDarkId].filter((id) => id !== null)
    const pictures = ids.length > 0 ? await selectPictures(db, ids) : {}
    return {
      version: draft?.version ?? 0,
      draft: look,
      published: published?.look ?? defaultLook,
      pictures,
      earlier,
    }
  })
}

/** Refuses logos outside the library, which would be broken everywhere. */
async function refuseUnknownPictures(tx: Tx, { logoId, logoDarkId }: Look): Promise<void> {
  const wanted = { logoId, logoDarkId }
  const ids = Object.values(wanted).filter((id) => id !== null)
  if (ids.length === 0) return
  const known = await selectPictures(tx, ids)
  const missing = Object.entries(wanted).filter(([, id]) => id !== null && !Object.hasOwn(known, id))
  if (missing.length > 0)
    throw new AppError('bad-request', {}, Object.fromEntries(missing.map(([field]) => [field, 'picture-missing'])))
}

/** Writes a draft over exactly the version its editor saw: of two concurrent saves the second is refused. */
async function writeDraft(tx: Tx, actor: Actor, seen: number, look: Look): Promise<number> {
  await refuseUnknownPictures(tx, look)
  const before = await readLook(tx, draftKey)
  const { version } = await writeNextVersion(tx, actor, draftKey, { seen, value: look })
  await recordActivity(tx, actor, {
    action: 'branding.save',
    entity: 'setting',
    entityId: publishedKey,
    before: before?.look ?? defaultLook,
    after: look,
  })
  return version
}

type Save = Extract<BrandingForm, { intent: 'save' }>
type Publish = Extract<BrandingForm, { intent: 'publish' }>
type Take = Extract<BrandingForm, { intent: 'take' }>
export type BrandingChange = { done: BrandingForm['intent']; version: number }

/** Saves a look as the draft, which is not public. */
export async function saveBrandingDraft(actor: Actor, { intent, version, ...look }: Save): Promise<BrandingChange> {
  authorize(actor, 'branding.update')
  return { done: intent, version: await asActor(actor, (tx) => writeDraft(tx, actor, version, look)) }
}

/** Copies the default, the published or an earlier look into the draft, for review. */
export async function takeLookIntoDraft(actor: Actor, { version, from }: Take): Promise<BrandingChange> {
  authorize(actor, 'branding.update')
  const next = await asActor(actor, async (tx) => {
    const look = await lookFrom(tx, from)
    return writeDraft(tx, actor, version, look)
  })
  return { done: 'take', version: next }
}

async function lookFrom(tx: Tx, from: Take['from']): Promise<Look> {
  if (from === 'defaults') return defaultLook
  if (from === 'published') return (await readLook(tx, publishedKey))?.look ?? defaultLook
  const entry = await tx
    .selectFrom('activity_log')
    .select('after')
    .where('id', '=', from)
    .where('action', '=', 'branding.publish')
    .executeTakeFirst()
  const look = storedLook.safeParse(entry?.after)
  if (!look.success) throw new AppError('not-found')
  return look.data
}

/** Publishes the draft for pages, mails, documents and icons. */
export async function publishBranding(actor: Actor, { version }: Publish): Promise<BrandingChange> {
  authorize(actor, 'branding.update')
  await asActor(actor, async (tx) => {
    const draft = await tx
      .selectFrom('settings')
      .select('value')
      .where('key', '=', draftKey)
      .forUpdate()
      .executeTakeFirst()
    const next = draft && lookIn(draft.value)
    if (!next || next.version !== version) throw new AppError('changed-meanwhile')
    const before = await readLook(tx, publishedKey)
    if (sameLook(next.look, before?.look ?? defaultLook)) throw new AppError('branding.nothing-new')
    const value = { ...next.look, version: (before?.version ?? 0) + 1 }
    await writeSettingsRow(tx, actor, publishedKey, value, { isPublic: true })
    await recordActivity(tx, actor, {
      action: 'branding.publish',
      entity: 'setting',
      entityId: publishedKey,
      before: before?.look ?? defaultLook,
      after: next.look,
    })
    await announcePublished(tx)
  })
  forgetBranding()
  return { done: 'publish', version }
}

/** Carries out a step of the branding page. */
export function changeBranding(actor: Actor, form: BrandingForm): Promise<BrandingChange> {
  if (form.intent === 'save') return saveBrandingDraft(actor, form)
  return form.intent === 'publish' ? publishBranding(actor, form) : takeLookIntoDraft(actor, form)
}
