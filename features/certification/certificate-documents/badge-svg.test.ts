import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isHeld, shownStates } from '#/domain/certification/certificate.ts'
import { certificateLevels } from '#/domain/certification/certificate-rule.ts'
import { langs, withoutMarks } from '#/domain/text.ts'
import { badgeSize } from './badge-size.ts'
import { type BadgeFacts, badgeSvg } from './badge-svg.ts'

const told = { at: new Date('2026-11-22T09:05:00Z'), host: 'itqan.example' }
const facts: BadgeFacts = {
  state: 'valid',
  level: 'gold',
  holder: 'Saffron & Sons <b>',
  branch: 'فرع العليا',
  number: 'ITQ-2026-0042',
  stateChangedAt: '2026-11-20T10:00:00Z',
  expiresAt: '2027-03-05T20:59:59Z',
}
const sentences = {
  valid: ['Valid until 5 Mar 2027', 'سارية حتى'],
  'expires-soon': ['Valid, expires on 5 Mar 2027', 'سارية وتنتهي في'],
  suspended: ['Suspended since 20 Nov 2026', 'موقوفة مؤقتًا منذ'],
  expired: ['Expired on 20 Nov 2026', 'انتهت صلاحيتها في'],
  revoked: ['Revoked on 20 Nov 2026', 'أُلغيت بتاريخ'],
} as const

for (const state of shownStates)
  for (const lang of langs)
    test(`a badge that is ${state} says so in words (${lang})`, async () => {
      const svg = withoutMarks(badgeSvg({ ...facts, state }, lang, told))
      const own = sentences[state][lang === 'en' ? 0 : 1]
      expect(svg).toContain(own)
      for (const [other, texts] of Object.entries(sentences))
        if (other !== state) expect(svg).not.toContain(texts[lang === 'en' ? 0 : 1])
      expect(svg).toContain(`direction="${lang === 'ar' ? 'rtl' : 'ltr'}"`)
      expect(svg).toContain(`lang="${lang}"`)
      // only a valid one has the check and the colours of its level
      expect(svg.includes('m41.5 57.5')).toBe(isHeld(state))
      const { width, height } = await sharp(Buffer.from(svg)).metadata()
      expect({ width, height }).toEqual(badgeSize)
    })

test('what people typed stays text, whole in the description, and nothing in it runs or is fetched', () => {
  const nasty = `"><script>alert(1)</script><image href="https://evil.example/x"/>\u0000\ud800`
  const svg = badgeSvg({ ...facts, holder: nasty, branch: 'B'.repeat(300) }, 'en', told)
  expect(svg).not.toMatch(/<script|<image|<foreignObject|<style|\bon\w+="|\bhref="/)
  expect(svg).not.toContain(String.fromCodePoint(0))
  expect(svg).toContain('B'.repeat(300))
  expect(withoutMarks(badgeSvg(facts, 'en', told))).toContain('Saffron &amp; Sons &lt;b&gt;')
})

test('it tells when it was looked at, by whom, and is another drawing for each level', () => {
  const svg = withoutMarks(badgeSvg(facts, 'en', told))
  expect(svg).toContain('Checked 22 Nov 2026, 12:05 PM')
  expect(svg).toContain('itqan.example')
  const all = certificateLevels.flatMap((level) => langs.map((lang) => badgeSvg({ ...facts, level }, lang, told)))
  expect(new Set(all).size).toBe(6)
})
