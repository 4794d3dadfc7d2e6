// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { brandingOf } from '#/features/core/branding/branding.ts'
import { defaultLook } from '#/features/core/branding/look.ts'
import { composeEmail } from './compose.ts'
import { mailHtml } from '#/features/core/branding/mail-html.ts'

const origin = 'https://itqan.example'
const look = brandingOf({ ...defaultLook, primaryColor: '#0F6B5C' }, 1, {})
const mail = { lang: 'en', subject: 'Hello', body: '', look, origin, logo: 'cid:logo' } as const
const hostile = `<script>alert(1)</script><img src=x onerror="alert('1')"> & "quotes"`

const parsed = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')

/** Contrast of two colours by WCAG. */
function contrast(one: string, other: string): number {
  const light = (color: string) => {
    const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    const [r = 0, g = 0, b = 0] = parts.map((part) =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [low, high] = [light(one), light(other)].toSorted((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

describe('in a dark mail program', () => {
  const html = mailHtml({ ...mail, body: `Ready.\nSign in:\n${origin}/login\n`, dark: true })
  const sheet = /@media \(prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(html)![1]!
  const colorOf = (name: string) => new RegExp(`\\.${name}\\{[a-z-]+:(#\\w{6})!important\\}`).exec(sheet)![1]!

  test('texts, links and the foot are light on dark, and each part that has a colour gets its dark one', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    for (const text of ['ink', 'pale', 'link'])
      expect(contrast(colorOf(text), colorOf('card')), text).toBeGreaterThan(4.5)
    expect(colorOf('head')).toBe(look.secondaryColor)
    const page = parsed(html)
    const colored = [...page.querySelectorAll<HTMLElement>('p, a, table[width="600"], body')]
    const button = page.querySelector('td[bgcolor] a')
    for (const part of colored.filter((each) => each !== button))
      expect(part.className, part.outerHTML.slice(0, 80)).not.toBe('')
  })

  test('a preview in a page has no style sheet', () => {
    expect(mailHtml({ ...mail, body: 'Ready.' })).not.toContain('<style')
  })
})

test.each(['en', 'ar'] as const)(
  'its HTML in %s is sound: a parser changes nothing, and each picture has its text',
  (lang) => {
    const body = `Ready.\nIt is <b>.\n\nSign in:\n${origin}/login?a=1\n\nLast ${origin}/x\n`
    for (const logoHasName of [true, false]) {
      const html = mailHtml({ ...mail, lang, body, look: { ...look, logoHasName }, dark: true })
      const plain = (text: string) => text.replaceAll(/<\/?tbody>|\n/g, '')
      const page = parsed(html)
      expect(plain(`<!DOCTYPE html>${page.documentElement.outerHTML}`)).toBe(plain(html))
      const ids = [...page.querySelectorAll('*')].map(({ tagName }) => tagName)
      expect(ids.filter((name) => name === 'TITLE' || name === 'BODY')).toHaveLength(2)
      for (const image of page.images) expect(image.hasAttribute('alt')).toBe(true)
      expect(page.documentElement.lang).toBe(lang)
    }
  },
)

describe('a mail in the company’s look', () => {
  test('holds the words, not the markup, of whoever wrote', () => {
    const html = mailHtml({ ...mail, subject: hostile, body: `${hostile}\n\n--\nItqan\n` })
    expect(html).not.toMatch(/<script|<img src=x|onerror="/)
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    const named = { ...look, companyName: { en: hostile, ar: hostile }, tagline: { en: hostile, ar: hostile } }
    expect(mailHtml({ ...mail, look: named })).not.toMatch(/<script|<img src=x/)
  })

  test('turns a page of the product into a button with the address below it', () => {
    const html = mailHtml({ ...mail, body: `Your account is ready.\n${origin}/login?a=1&b=2\n` })
    expect(html.match(/href="https:\/\/itqan\.example\/login\?a=1&amp;b=2"/g)).toHaveLength(2)
    expect(html).toContain('>Open the link</a>')
    expect(html).toContain('>Your account is ready.</p>')
    expect(html).toContain('#0F6B5C')
  })

  test('names the button by the line before the address, which is then not repeated', () => {
    const html = mailHtml({ ...mail, body: `Your account is ready.\nSign in & begin:\n${origin}/login\n` })
    expect(html.match(/Sign in/g)).toHaveLength(1)
    expect(html).toContain('>Sign in &amp; begin</a>')
    expect(html).toContain('>Your account is ready.</p>')
    expect(html).not.toContain('Open the link')
    const long = 'A long line that says much about the page before it names the address:'
    expect(mailHtml({ ...mail, body: `${long}\n${origin}/login\n` })).toContain(`>${long}</p>`)
  })

  test('keeps the markup of a stranger out of the name of a button', () => {
    const html = mailHtml({ ...mail, body: `<img src=x onerror="alert(1)">:\n${origin}/login\n` })
    expect(html).toContain('>&lt;img src=x onerror=&quot;alert(1)&quot;&gt;</a>')
  })

  test.each([
    'https://evil.example/login',
    'https://itqan.example.evil.example/',
    'javascript:alert(1)',
    'https://itqan.example@evil.example/',
    `${origin}/"onmouseover="alert(1)`,
  ])('never links to %s', (address) => {
    const html = mailHtml({ ...mail, body: `Look:\n${address}\n\nor ${address} here` })
    expect(html).not.toMatch(/href="(?!https:\/\/itqan\.example(?:\/?"))/)
    expect(html).not.toMatch(/\sonmouseover="/)
  })

  test('is written from the right in Arabic, without the signature twice', () => {
    const company = { name: 'إتقان', tagline: 'خدمات تطوير الأعمال', origin }
    const { subject, body } = composeEmail(
      'ar',
      'account.welcome',
      { name: 'سارة', link: `${origin}/ar/login` },
      company,
    )
    const html = mailHtml({ ...mail, lang: 'ar', subject, body })
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(html).toContain('text-align:right')
    expect(html).toContain('>تسجيل الدخول</a>')
    expect(html).not.toContain('--')
    expect(html.match(/خدمات تطوير الأعمال/g)).toHaveLength(1)
  })
})
