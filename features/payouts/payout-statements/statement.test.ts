import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { formatAmount, sumHalalas } from '#/domain/money.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { langs } from '#/domain/text.ts'
import { readOwnPayouts } from '#/features/payouts/own-payouts/own.server.ts'
import { now } from '#/platform/clock.ts'
import { closeDocuments, renderPdf } from '#/platform/documents.server.ts'
import { brandingForDocuments } from '#/features/core/branding/draw-mark.server.ts'
import { adminPassword, bankedShopper, batchSteps, payablePayout } from '#/tests/payouts.ts'
import { pdfPages } from '#/tests/pdf-text.ts'
import { taxSeller } from '#/tests/tax.ts'
import { world } from '#/tests/world.ts'
import { payoutStatement, statementFacts } from './statement.server.ts'
import { type StatementFacts, statementWords } from './statement-words.ts'

const here = await world()
afterAll(closeDocuments)
let shopper: Actor
let fresh: Actor
const year = () => riyadhDay(now()).slice(0, 4)
const textOf = async (who: Actor, asked: string, lang: 'en' | 'ar' = 'en') =>
  pdfPages((await payoutStatement(who, asked, lang)).bytes).join('\n')

beforeAll(async () => {
  const editor = await here.admin({ password: adminPassword })
  shopper = await bankedShopper(here)
  fresh = await here.freelancer()
  await payablePayout(here, editor, shopper)
  await payablePayout(here, editor, shopper)
  const steps = batchSteps(here, editor)
  await steps.confirm(await steps.sent(shopper))
  await payablePayout(here, editor, shopper)
})

test('a statement has the rows of its period, and sums that equal them', async () => {
  const rows = await readOwnPayouts(shopper)
  const facts = await statementFacts(shopper, year())
  expect(facts.earned.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  const words = statementWords(facts, 'en', 'Itqan')
  const sum = (part: 'fee' | 'bonus' | 'reimbursement' | 'withheld' | 'net', of = rows) =>
    sumHalalas(of.map((row) => row[part]))
  expect(words.total.parts).toEqual([
    formatAmount(sum('fee')),
    formatAmount(sum('bonus')),
    formatAmount(sum('reimbursement')),
    formatAmount(0 - sum('withheld')),
    formatAmount(sum('net')),
  ])
  const paid = rows.filter(({ state }) => state === 'paid')
  expect(words.split.map(({ amount }) => amount)).toEqual(
    [sum('net', paid), sum('net') - sum('net', paid)].map(formatAmount),
  )
  // both visits were paid by one bank transfer
  expect(words.transferRows).toMatchObject([
    { reference: 'SARIE-77', visits: '2', net: formatAmount(sum('net', paid)) },
  ])
  expect(words.transferTotal.amount).toBe(formatAmount(sum('net', paid)))
})

test.each(langs)('it is a PDF that everybody can read, in %s', async (lang) => {
  const { name, bytes } = await payoutStatement(shopper, year(), lang)
  const raw = Buffer.from(bytes).toString('latin1')
  for (const part of ['pdfuaid:part>1<', '/StructTreeRoot', '/S /TH', '/S /H1', `/Lang (${lang})`])
    expect(raw).toContain(part)
  expect(name).toMatch(new RegExp(`^PS-${year()}-[0-9A-F]{8}-${lang}\\.pdf$`))
  const text = pdfPages(bytes).join('\n')
  for (const part of ['SARIE-77', 'Nora Alharbi', 'SA••']) expect(text).toContain(part)
  expect(text).toContain(lang === 'en' ? 'Statement of payouts' : 'المستحقات')
  expect(text).not.toMatch(/SA\d{22}/)
})

test('the person who pays is named as the tax documents name it', async () => {
  await here.owner.query(`insert into app.settings (key, value, is_public) values ('billing.seller', $1, false)`, [
    JSON.stringify(taxSeller),
  ])
  const text = await textOf(shopper, year())
  expect(text).toContain('Itqan Co.')
  expect(text).toContain('310122393500003')
})

test('a period without anything says so; one to come, or none at all, is not found', async () => {
  const text = await textOf(fresh, '2026-01')
  expect(text).toContain('Nothing was earned in this period.')
  expect(text).toContain('No transfers in this period.')
  for (const none of ['', '2026-13', '2099', '2099-01', 'x', '2026-11-01'])
    await expect(payoutStatement(shopper, none, 'en')).rejects.toMatchObject({ code: 'not-found' })
  await expect(payoutStatement(await here.client(), '2026', 'en')).rejects.toMatchObject({ code: 'not-allowed' })
})

test('a year of visits goes over pages, with everything in it', async () => {
  const [like] = await readOwnPayouts(shopper, { state: 'paid' })
  const earned = Array.from({ length: 200 }, (_, index) => ({
    ...like!,
    branchName: index % 2 ? 'فرع طريق الأمير محمد بن عبدالعزيز في حي العليا' : `Branch ${index} #panic("x")`,
    state: (['paid', 'accrued', 'held', 'failed', 'batched', 'payable'] as const)[index % 6]!,
    withheld: index,
    reason: index % 6 === 2 ? 'الحساب باسم شخص آخر' : null,
  }))
  const facts: StatementFacts = { ...(await statementFacts(shopper, year())), earned }
  for (const lang of langs) {
    const { letterhead, files, companyName } = await brandingForDocuments()
    const data = { ...statementWords(facts, lang, companyName[lang]), ...letterhead, company: companyName[lang] }
    const pages = pdfPages(await renderPdf({ template: 'statement', lang, standard: 'ua-1', data, files }))
    expect(pages.length).toBeGreaterThan(4)
    expect(pages.join('\n')).toContain('#panic("x")')
  }
})
