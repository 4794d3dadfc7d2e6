import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterEach, describe, expect, test } from 'vitest'
import { readAs } from '#/db/database.server.ts'
import { directionOf } from '#/domain/text.ts'
import { storageKey, storeFile } from '#/platform/files.server.ts'
import { world } from '#/tests/world.ts'
import { brandingForDocuments, drawIcon, drawMaskable } from './draw-mark.server.ts'
import { brandingForm, storedLook } from './stored-look.ts'
import { defaultLook, type Look } from './look.ts'
import {
  changeBranding,
  publishBranding,
  readEditableBranding,
  saveBrandingDraft,
} from '#/features/site/brand-editor/manage-branding.server.ts'
import { forgetBranding, readBranding } from './read-branding.server.ts'
import { sendBrandFile } from './send-brand-file.server.ts'

const w = await world()
const admin = await w.admin({ name: 'Huda' })
const other = await w.admin()
const green: Look = { ...defaultLook, nameEn: 'Saffron', nameAr: 'زعفران', primaryColor: '#0F6B5C', fontFamily: 'plex' }
const save = (version: number, look: Look) => saveBrandingDraft(admin, { intent: 'save', version, ...look })

afterEach(async () => {
  await w.owner.query(`delete from app.settings where key like 'branding%'`)
  forgetBranding()
})

async function picture(color = '#336699'): Promise<string> {
  const id = randomUUID()
  const bytes = await sharp({ create: { width: 600, height: 200, channels: 3, background: color } })
    .webp()
    .toBuffer()
  await storeFile(storageKey(id), bytes)
  await w.owner.query(
    `insert into app.media (id, owner_id, name, content_type, bytes, width, height, sha256, storage_key)
     values ($1, $2, 'logo', 'image/webp', $3, 600, 200, 'x', $4)`,
    [id, admin.id, bytes.length, storageKey(id)],
  )
  return id
}

describe('draft and publication', () => {
  test('the draft is the staff’s alone until it is published; then everybody has it and the log tells', async () => {
    expect(await readBranding()).toMatchObject({ companyName: { en: 'Itqan', ar: 'إتقان' }, version: 0 })
    const { version } = await save(0, green)
    expect((await readEditableBranding(other)).draft).toEqual(green)
    forgetBranding()
    expect((await readBranding()).companyName.en).toBe('Itqan')
    const drafts = await readAs(null, (db) => db.selectFrom('settings').select('key').execute())
    expect(drafts.map(({ key }) => key)).not.toContain('branding.draft')

    await publishBranding(admin, { intent: 'publish', version })
    expect(await readBranding()).toMatchObject({
      companyName: { en: 'Saffron', ar: 'زعفران' },
      primaryColor: '#0F6B5C',
      onPrimaryColor: '#FFFFFF',
      fontFamily: 'plex',
      version: 1,
    })
    const { rows } = await w.owner.query(
      `select before ->> 'nameEn' as before, after ->> 'nameEn' as after from app.activity_log where action = 'branding.publish'`,
    )
    expect(rows).toEqual([{ before: 'Itqan', after: 'Saffron' }])
    await expect(publishBranding(admin, { intent: 'publish', version })).rejects.toMatchObject({
      code: 'branding.nothing-new',
    })
  })

  test('an earlier look, the published one and the default come back as drafts', async () => {
    await publishBranding(admin, { intent: 'publish', version: (await save(0, green)).version })
    const { version } = await save(1, { ...green, nameEn: 'Second' })
    await publishBranding(admin, { intent: 'publish', version })
    const branding = await readEditableBranding(admin)
    expect(branding.earlier.map(({ look, by }) => `${look.nameEn} ${by}`).slice(0, 2)).toEqual([
      'Second Huda',
      'Saffron Huda',
    ])

    await changeBranding(admin, { intent: 'take', version, from: branding.earlier[1]!.id })
    expect(await readEditableBranding(admin)).toMatchObject({
      draft: green,
      published: { nameEn: 'Second' },
      version: 3,
    })
    await changeBranding(admin, { intent: 'take', version: 3, from: 'published' })
    expect((await readEditableBranding(admin)).draft.nameEn).toBe('Second')
    await changeBranding(admin, { intent: 'take', version: 4, from: 'defaults' })
    expect((await readEditableBranding(admin)).draft).toEqual(defaultLook)
    await expect(changeBranding(admin, { intent: 'take', version: 5, from: randomUUID() })).rejects.toMatchObject({
      code: 'not-found',
    })
  })

  test('two editors never overwrite each other', async () => {
    const first = await Promise.allSettled([save(0, green), save(0, { ...green, nameEn: 'B' })])
    expect(first.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const second = await Promise.allSettled([save(1, { ...green, nameEn: 'C' }), save(1, { ...green, nameEn: 'D' })])
    expect(second.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(save(1, green)).rejects.toMatchObject({ code: 'changed-meanwhile' })
    await expect(publishBranding(admin, { intent: 'publish', version: 1 })).rejects.toMatchObject({
      code: 'changed-meanwhile',
    })
  })

  test('a look written by hand that is not sound never reaches a page', async () => {
    const bad = { ...green, primaryColor: 'red;}body{display:none}', version: 9 }
    await w.owner.query(`insert into app.settings (key, value, is_public) values ('branding', $1, true)`, [
      JSON.stringify(bad),
    ])
    forgetBranding()
    expect(await readBranding()).toMatchObject({ primaryColor: '#000000', version: 0 })
  })
})

describe('access', () => {
  test('only staff reads or changes it, by verb or by statement', async () => {
    for (const stranger of [await w.client(), await w.shopper(), await w.freelancer()]) {
      await expect(readEditableBranding(stranger)).rejects.toMatchObject({ code: 'not-allowed' })
      for (const form of [
        { intent: 'save', version: 0, ...green },
        { intent: 'publish', version: 0 },
        { intent: 'take', version: 0, from: 'defaults' },
      ] as const)
        await expect((async () => changeBranding(stranger, form))()).rejects.toMatchObject({ code: 'not-allowed' })
      await expect(
        readAs(stranger, (db) =>
          db.insertInto('settings').values({ key: 'branding', value: '{}', is_public: true }).execute(),
        ),
      ).rejects.toThrow('permission denied')
    }
  })
})

describe('what staff type', () => {
  const form = { intent: 'save', version: '0', ...green, logoId: '', logoDarkId: '', logoHasName: undefined }
  test.each([
    ['primaryColor', 'red', 'color'],
    ['primaryColor', 'javascript:alert(1)', 'color'],
    ['primaryColor', '#000;}*{}', 'color'],
    ['primaryColor', '#F5B301', 'primary-pale'],
    ['secondaryColor', '#222222', 'surface-dark'],
    ['nameEn', '', 'required'],
    ['nameAr', '   ', 'required'],
    ['nameEn', 'x'.repeat(61), 'too-long'],
    ['nameEn', 'Itqan\r\nBcc: all@example.com', 'unreadable'],
    ['taglineAr', 'خدمات\u202eتطوير', 'unreadable'],
    ['fontFamily', 'url(https://example.com/x.woff2)', 'unreadable'],
    ['corners', '9999px', 'unreadable'],
    ['logoId', 'javascript:alert(1)', 'unreadable'],
    ['logoId', 'https://example.com/logo.svg', 'unreadable'],
  ])('%s = %j is refused: %s', (field, value, problem) => {
    const parsed = brandingForm.safeParse({ ...form, [field]: value })
    expect(parsed.error?.issues.map(({ path, message }) => [path[0], message])).toContainEqual([field, problem])
  })

  test('unknown fields are refused and a sound look is taken', () => {
    expect(brandingForm.safeParse({ ...form, onPrimaryColor: '#000000' }).success).toBe(false)
    expect(brandingForm.parse(form)).toMatchObject({ version: 0, logoId: null, logoHasName: false })
    expect(storedLook.parse(JSON.parse(JSON.stringify(green)))).toEqual(green)
  })

  test('a name that looks like markup stays a name', async () => {
    const nameEn = `</style><script>alert('1')</script>`
    await publishBranding(admin, { intent: 'publish', version: (await save(0, { ...green, nameEn })).version })
    expect((await readBranding()).companyName.en).toBe(nameEn)
    const manifest = await (await sendBrandFile('site-en.webmanifest', null)).json()
    expect(manifest).toMatchObject({ name: nameEn })
  })
})

describe('icons', () => {
  test('are squares of the mark, and of the logo once there is one; addresses of the present version stay', async () => {
    const before = await drawIcon(180)
    expect(await sharp(before.bytes).metadata()).toMatchObject({ format: 'png', width: 180, height: 180 })
    const logoId = await picture()
    await publishBranding(admin, { intent: 'publish', version: (await save(0, { ...green, logoId })).version })
    const icon = await drawIcon(180)
    const { data } = await sharp(icon.bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const centre = (90 * 180 + 90) * 3
    expect([...data.subarray(centre, centre + 3)].map((byte) => Math.round(byte / 17))).toEqual([3, 6, 9])
    expect((await readBranding()).logoUrl).toBe(`/media/${logoId}?w=480`)
    expect((await brandingForDocuments()).logo).toMatchObject({ width: 480, height: 160 })

    const fresh = await sendBrandFile('icon-32.png', '1')
    expect(fresh.headers.get('cache-control')).toContain('immutable')
    expect((await sendBrandFile('icon-32.png', '0')).headers.get('cache-control')).not.toContain('immutable')
    expect((await sendBrandFile('favicon.ico', null)).headers.get('content-type')).toBe('image/png')
    for (const file of [
      'icon-33.png',
      'maskable-33.png',
      'visits-fr.webmanifest',
      'icon-99999.png',
      '../../etc/passwd',
      'site-fr.webmanifest',
      '',
    ])
      expect((await sendBrandFile(file, null)).status).toBe(404)
  })

  test('the field portal is an app of its own: its icons exist, and what a phone cuts off is empty', async () => {
    for (const lang of ['en', 'ar'] as const) {
      const app = await (await sendBrandFile(`visits-${lang}.webmanifest`, null)).json()
      const { companyName } = await readBranding()
      expect(app).toMatchObject({ id: '/freelancer/', display: 'standalone', scope: '/', lang, dir: directionOf(lang) })
      expect(app).toMatchObject({ start_url: '/freelancer/dashboard', short_name: companyName[lang] })
      expect(app.icons.map(({ sizes, purpose }: { sizes: string; purpose?: string }) => [sizes, purpose])).toEqual([
        ['192x192', undefined],
        ['512x512', undefined],
        ['192x192', 'maskable'],
        ['512x512', 'maskable'],
      ])
      for (const { src } of app.icons as { src: string }[]) {
        const { pathname, searchParams } = new URL(src, 'https://itqan.example')
        const icon = await sendBrandFile(pathname.slice('/brand/'.length), searchParams.get('v'))
        expect([icon.status, icon.headers.get('cache-control')?.includes('immutable')]).toEqual([200, true])
      }
    }
    const { data, info } = await sharp((await drawMaskable(512)).bytes)
      .raw()
      .toBuffer({ resolveWithObject: true })
    const pixel = (x: number, y: number) =>
      data.subarray((y * 512 + x) * info.channels, (y * 512 + x) * info.channels + 3).toString('hex')
    const cut = Array.from({ length: 512 * 512 }, (_, index) => [index % 512, Math.floor(index / 512)] as const).filter(
      ([x, y]) => Math.hypot(x - 255.5, y - 255.5) > 512 * 0.4,
    )
    expect(new Set(cut.map(([x, y]) => pixel(x, y))).size).toBe(1)
  })

  test('a picture that is not in the library is refused', async () => {
    await expect(save(0, { ...green, logoId: randomUUID() })).rejects.toMatchObject({
      fields: { logoId: 'picture-missing' },
    })
  })
})
