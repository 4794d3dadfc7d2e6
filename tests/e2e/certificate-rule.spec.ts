import { certificateWords } from '../../messages/certificate-words.ts'
import { asPerson } from './as-person.ts'
import { ownCertificate } from './own-certificate.ts'
import { expect, lookUp, publicPage, say, test } from './support.ts'

test('a critical failure suspends a certificate by itself, for everybody to see; a visit that does not count gives it back', async ({
  page,
  playwright,
  baseURL,
  lang,
}) => {
  const own = await ownCertificate(playwright, baseURL!)
  const address = publicPage(lang, `/review/${own.publicId}`)
  const shows = (state: 'state_valid' | 'state_suspended') =>
    expect(async () => {
      await page.goto(address)
      await expect(page.getByText(say(lang, certificateWords[state])).first()).toBeVisible({ timeout: 1000 })
    }).toPass()
  await shows('state_valid')

  const reportId = await own.visitAgain({ K3: false })
  await shows('state_suspended')
  await expect(page.getByText(say(lang, certificateWords.reason_critical_failure)).first()).toBeVisible()
  const told = () =>
    lookUp<{ kind: string }>(
      `select n.kind from app.notifications n join app.profiles p on p.id = n.profile_id
       where p.email = $1 and n.kind like 'certificate.%' order by n.created_at`,
      [own.clientEmail],
    )
  await expect.poll(async () => (await told()).at(-1)?.kind).toBe('certificate.suspended-by-rule')

  const admin = await asPerson(playwright, baseURL!, 'admin')
  const [report] = await lookUp<{ version: number }>('select version from app.mystery_shopping_reports where id = $1', [
    reportId,
  ])
  const form = { intent: 'exclude', version: String(report!.version), reason: 'Another branch was visited.' }
  await admin.post(`/admin/reports/${reportId}`, { form })
  await admin.dispose()
  await shows('state_valid')
})
