import { readAs, visitor } from '#/db/database.server.ts'
import type { Branding } from '#/platform/request-context.ts'

const defaults: Branding = {
  companyName: { en: 'Itqan', ar: 'إتقان' },
  tagline: { en: 'Business Development Services', ar: 'خدمات تطوير الأعمال' },
  primaryColor: '#000000',
  onPrimaryColor: '#FFFFFF',
  logoUrl: null,
}
const keepMs = 2000
let kept: { branding: Branding; until: number } | undefined

const isColor = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

/** The look that the company chose, from the database; it is the same for everybody, so it is kept for two seconds. */
export async function readBranding(): Promise<Branding> {
  if (kept && kept.until > performance.now()) return kept.branding
  const row = await readAs(visitor, (db) =>
    db.selectFrom('settings').select('value').where('key', '=', 'branding').executeTakeFirst(),
  )
  const saved = (row?.value ?? {}) as Partial<Branding>
  const branding = { ...defaults, ...saved }
  if (!isColor(branding.primaryColor) || !isColor(branding.onPrimaryColor))
    Object.assign(branding, { primaryColor: defaults.primaryColor, onPrimaryColor: defaults.onPrimaryColor })
  kept = { branding, until: performance.now() + keepMs }
  return branding
}
