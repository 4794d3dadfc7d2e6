import { createPublicKey, type JsonWebKey } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import jwt from 'jsonwebtoken'
import { translator } from './page-words.ts'
import { formMessages } from '../../messages/forms.ts'
import { signingKeyMessages } from '../../messages/certification/signing-keys.ts'
import {
  expect,
  expectNoAxeViolations,
  expectSoundPage,
  hydrated,
  lookUp,
  people,
  say,
  signIn,
  test,
} from './support.ts'

const room = '/admin/certificates/keys'

const keyInUse = async (): Promise<string> => {
  const [row] = await lookUp<{ kid: string }>('select kid from app.signing_keys where retired_at is null')
  return row!.kid
}

/** Public token of a certificate, and whether the key at the address in its header verifies it. */
async function tokenOf(request: APIRequestContext, publicId: string) {
  const token = await (await request.get(`/review/${publicId}/credential.jwt`)).text()
  const { kid } = jwt.decode(token, { complete: true })!.header
  const jwk = (await (await request.get(kid!)).json()) as JsonWebKey
  const options = { algorithms: ['RS256' as const], ignoreExpiration: true }
  return {
    kid: kid!.split('/').at(-1)!,
    takes: Boolean(jwt.verify(token, createPublicKey({ key: jwk, format: 'jwk' }), options)),
  }
}

// why alone: key changes affect every journey; the pages themselves are examined in admin-certificates.spec.ts
test('a new key signs from then on; what a compromised one had signed is signed anew while the office looks on', async ({
  page,
  lang,
}) => {
  const t = translator(lang, signingKeyMessages)
  const [certificate] = await lookUp<{ publicId: string; kid: string }>(
    `select public_id as "publicId", key_id as kid from app.certificates where key_id = $1 limit 1`,
    [await keyInUse()],
  )
  const { publicId, kid } = certificate!
  const name = kid.slice(0, 8)
  await signIn(page, people.admin)
  await page.goto(room)
  await hydrated(page)
  await page.getByRole('button', { name: t('rotate') }).click()
  const dialog = page.getByRole('dialog')
  await expectNoAxeViolations(page)
  await dialog.getByLabel(t('reason')).fill(say(lang, { en: 'A year is over', ar: 'مضى عام' }))
  await dialog.getByRole('button', { name: t('rotate') }).click()
  await expect(page.getByText(t('rotated'))).toBeVisible()
  await expect(dialog).toBeHidden()
  const row = page.locator('tbody tr').filter({ hasText: name })
  await expect(row).toContainText(t('state_retired'))
  expect(await tokenOf(page.request, publicId)).toEqual({ kid, takes: true })

  await row.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`${room}/${kid}$`))
  await page.getByRole('button', { name: t('compromise') }).click()
  await dialog.getByLabel(t('reason')).fill(say(lang, { en: 'A backup was lost', ar: 'فُقدت نسخة احتياطية' }))
  await dialog.locator('input[name=typed]').fill('something')
  await dialog.getByRole('button', { name: t('compromise') }).click()
  await expect(dialog.getByText(formMessages['key-name'][lang]).first()).toBeVisible()
  await dialog.locator('input[name=typed]').fill(name)
  await dialog.getByRole('button', { name: t('compromise') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(t('state_compromised')).first()).toBeVisible()
  const [{ affected } = { affected: 0 }] = await lookUp<{ affected: number }>(
    'select count(*)::int as affected from app.signed_anew where kid = $1',
    [kid],
  )
  expect(affected).toBeGreaterThan(0)
  // why: the page updates automatically. The database is polled first, because it is cheaper than polling the page.
  const left = () => lookUp('select 1 from app.signed_anew where kid = $1 and signed_at is null', [kid])
  await expect.poll(left).toHaveLength(0)
  await expect(page.getByText(t('signedAll', { count: affected }))).toBeVisible()
  await expect(page.locator('tbody tr').first()).toContainText(t('again_done'))
  await expectSoundPage(page, lang)
  expect(await tokenOf(page.request, publicId)).toEqual({ kid: await keyInUse(), takes: true })
  const jwk = (await (await page.request.get(`/credentials/keys/${kid}`)).json()) as { key_ops: string[] }
  expect(jwk.key_ops).toEqual([])
})
