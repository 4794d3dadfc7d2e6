import { expect, it } from 'vitest'
import { remarks } from '#/content/remarks/answer-sheet.ts'
import type { Text } from '#/domain/text.ts'
import { langOfText } from '#/domain/translation.ts'
import { checkTranslation } from '#/domain/translation-check.ts'
import { auditStories } from './stories-audits.ts'
import { saffronHistory } from './stories-saffron.ts'
import { typedTranslations } from './translations.ts'

const warnings = (original: string, text: string) =>
  checkTranslation({ original, text, lang: langOfText(original) === 'ar' ? 'en' : 'ar' })

it.each(Object.entries(typedTranslations))('%s: each text belongs to an answer and says the same', (key, texts) => {
  const sheet = [...saffronHistory, ...auditStories].find((story) => story.key === key)?.assigned?.sheet
  for (const [question, text] of Object.entries(texts)) {
    const original = sheet?.words?.[question] ?? sheet?.notes[question]
    expect(typeof original, question).toBe('string')
    expect(warnings(String(original), text), question).toEqual([])
  }
})

it('finds hardly anything in the bank of remarks, which was written in both languages', () => {
  const bank = Object.values(remarks).flatMap((remark): readonly Text[] => Object.values(remark).flat())
  const found = bank.flatMap(({ en, ar }) => {
    const warned = warnings(en, ar)
    return warned.length > 0 ? [`${en} = ${ar}`] : []
  })
  expect(bank.length).toBeGreaterThan(100)
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(3)
})
