import type { Question, QuestionnaireDefinition } from '../../domain/questionnaire.ts'
import { translator } from './page-words.ts'
import { namePath } from '../../features/fieldwork/visits/name-path.ts'
import { questionnaireMessages } from '../../messages/fieldwork/questionnaire.ts'
import { visitMessages } from '../../messages/visits.ts'
import { ownVisit } from './own-visit.ts'
import { expect, lookUp, signIn, test } from './support.ts'

const text = { en: 'What was it like?', ar: 'كيف كان؟' }
const asked = { text, weight: 0, required: true, allowNotApplicable: false, critical: false, major: false } as const
const options = ['badge', 'apron', 'cap'].map((key) => ({
  key,
  text: { en: key, ar: `خيار ${key.length}` },
  value: 0.5,
}))
const questions: Question[] = [
  { ...asked, key: 'wore', type: 'choices', photo: 'none', options },
  { ...asked, key: 'paid', type: 'receipt', photo: 'none' },
  { ...asked, key: 'day', type: 'date', photo: 'none' },
  { ...asked, key: 'cold', type: 'measure', photo: 'none', direction: 'at_most', limit: 5, grey: 7, fewest: 1 },
  { ...asked, key: 'sign', type: 'signature', photo: 'none' },
  { ...asked, key: 'seat', type: 'place', photo: 'none', required: false },
  { ...asked, key: 'fix_first', type: 'text', photo: 'none' },
]
const failure = {
  sentence: { en: 'The entrance was dirty', ar: 'كان المدخل متسخًا' },
  task: { en: 'Clean the entrance every hour', ar: 'تنظيف المدخل كل ساعة' },
}
const everyKind: QuestionnaireDefinition = {
  code: 'KINDS',
  version: 1,
  evaluationType: 'basic',
  title: { en: 'Every kind', ar: 'جميع الأنواع' },
  sections: [
    {
      key: 'S1',
      title: { en: 'Arrival', ar: 'الوصول' },
      weight: 100,
      questions: [{ ...asked, key: 'clean', type: 'yes_no', weight: 1, photo: 'none', failure }],
    },
  ],
  unscored: questions,
}

test.use({ viewport: { width: 360, height: 740 }, scripts: false })

const answersOf = (reportId: string) =>
  lookUp<{ question_key: string; value: unknown }>(
    'select question_key, value from app.report_answers where report_id = $1 order by 1',
    [reportId],
  )

test('without scripts a visit begins, and questions of other kinds are answered too', async ({
  page,
  playwright,
  baseURL,
  lang,
}) => {
  const t = translator(lang, questionnaireMessages)
  const { requestId, shopper } = await ownVisit(playwright, baseURL!, everyKind)
  await signIn(page, shopper)
  await page.goto(`/freelancer/secret-shopper/${requestId}`)
  await page.locator('[name=note]').fill('Two days early, on a phone without scripts.')
  await page.locator('[name=brief]').check()
  await page.getByRole('button', { name: translator(lang, visitMessages)('checkInButton'), exact: true }).click()
  await page.waitForURL(/submit-report\/[0-9a-f-]{36}/)
  const reportId = new URL(page.url()).pathname.split('/').at(-1)!
  await page.goto(`/freelancer/submit-report/${reportId}?section=unscored`)
  // why: Chromium with scripts disabled by its tools, not its settings, hides noscript; its presence is enough
  expect(await page.locator('#q-seat noscript').first().innerHTML()).toContain(t('placePlain'))
  for (const key of ['badge', 'cap']) await page.locator(`[name="value.wore"][value=${key}]`).check()
  await page.locator('[name="value.paid.total"]').fill('٥٤٫٥')
  await page.locator('[name="value.paid.at"]').fill('2026-11-21T20:15')
  await page.locator('[name="value.day"]').fill('2026-11-20')
  await page.locator('[name="value.cold.0.place"]').fill('Walk-in')
  await page.locator('[name="value.cold.0.value"]').fill('٤٫٥')
  await page.locator('[name="value.sign.name"]').fill('نورة')
  await page.locator('[name="value.fix_first"]').fill('Greet guests at the door.')
  await page.getByRole('button', { name: t('toCheck'), exact: true }).click()
  await expect(page).toHaveURL(/section=check/)
  const stored = async () =>
    Object.fromEntries((await answersOf(reportId)).map(({ question_key, value }) => [question_key, value]))
  const given = {
    wore: ['badge', 'cap'],
    paid: { total: 5450, at: '2026-11-21T20:15' },
    day: '2026-11-20',
    cold: { readings: [{ place: 'Walk-in', value: 4.5 }] },
    sign: namePath('نورة'),
    fix_first: 'Greet guests at the door.',
  }
  expect(await stored()).toEqual(given)

  // Resubmitting the section changes only edited answers: the signature stays.
  await page.goto(`/freelancer/submit-report/${reportId}?section=unscored`)
  await page.locator('[name="value.wore"][value=cap]').uncheck()
  await page.getByRole('button', { name: t('toCheck'), exact: true }).click()
  await expect(page).toHaveURL(/section=check/)
  expect(await stored()).toEqual({ ...given, wore: ['badge'] })
})
