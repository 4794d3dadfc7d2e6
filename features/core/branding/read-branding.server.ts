import { readAs, type Tx, visitor } from '#/db/database.server.ts'
import { TtlCache } from '#/platform/ttl-cache.server.ts'
import { whenPublished } from '#/platform/live.server.ts'
import type { Branding } from '#/platform/request-context.ts'
import { brandingOf, type LogoPicture } from './branding.ts'
import { storedLook } from './stored-look.ts'
import { defaultLook, type Look } from './look.ts'

export const publishedKey = 'branding'

type Published = { look: Look; version: number; branding: Branding; logo: LogoFile | null }
export type LogoFile = LogoPicture & { storageKey: string }

const kept = new TtlCache<Published>(2000)

/** Reads a stored look; an invalid one (edited in the database) counts as never published. */
export function lookIn(value: unknown): { look: Look; version: number } {
  const parsed = storedLook.safeParse(value)
  if (!parsed.success) return { look: defaultLook, version: 0 }
  const { version } = value as { version?: unknown }
  return { look: parsed.data, version: typeof version === 'number' && Number.isInteger(version) ? version : 0 }
}

/** Existing pictures of a look. */
export async function logosOf(db: Tx, look: Look): Promise<{ logo?: LogoFile; dark?: LogoFile }> {
  const ids = [look.logoId, look.logoDarkId].filter((id) => id !== null)
  if (ids.length === 0) return {}
  const rows = await db
    .selectFrom('media')
    .select(['id', 'width', 'height', 'storage_key as storageKey'])
    .where('id', 'in', ids)
    .execute()
  const [logo, dark] = [look.logoId, look.logoDarkId].map((id) => rows.find((row) => row.id === id))
  return { ...(logo && { logo }), ...(dark && { dark }) }
}

async function read(): Promise<Published> {
  return readAs(visitor, async (db) => {
    const row = await db.selectFrom('settings').select('value').where('key', '=', publishedKey).executeTakeFirst()
    const { look, version } = lookIn(row?.value)
    const logos = await logosOf(db, look)
    return { look, version, branding: brandingOf(look, version, logos), logo: logos.logo ?? null }
  })
}

/** Published look with its logo's file, for rendering icons, mails and documents. */
export const readPublishedLook = (): Promise<Published> => kept.answer('', read)

/** Published look, cached for two seconds because it is the same for all. */
export const readBranding = async (): Promise<Branding> => (await readPublishedLook()).branding

/** Drops the cached look after a publication, here or on another server. */
export const forgetBranding = (): void => kept.forget()
whenPublished(forgetBranding)
