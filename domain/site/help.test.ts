import { describe, expect, it, test } from 'vitest'
import { isFor, readersOf } from './help-audience.ts'
import { type HelpEntry, rootOf, searchHelp, wordsOf } from './help-search.ts'
import { parseHelp, piecesOf, shortened } from './help-text.ts'

describe('a help article in lines', () => {
  it('is read into its parts', () => {
    const source = `
      = How?
      ~ Like {#a.b} this.
      1. Press {x.y}.
      2. Done.
      > Then.
      ! Broken | Repair
      - Note
    `
    expect(parseHelp(source)).toEqual({
      title: 'How?',
      lead: [
        { kind: 'text', value: 'Like ' },
        { kind: 'setting', value: 'a.b' },
        { kind: 'text', value: ' this.' },
      ],
      steps: [
        [
          { kind: 'text', value: 'Press ' },
          { kind: 'screen', value: 'x.y' },
          { kind: 'text', value: '.' },
        ],
        [{ kind: 'text', value: 'Done.' }],
      ],
      after: [[{ kind: 'text', value: 'Then.' }]],
      troubles: [{ problem: [{ kind: 'text', value: 'Broken' }], remedy: [{ kind: 'text', value: 'Repair' }] }],
      notes: [[{ kind: 'text', value: 'Note' }]],
    })
  })
  it.each(['Not a line', '! A problem without a remedy', '* star'])('is refused with the line %s', (line) => {
    expect(() => parseHelp(line)).toThrow()
  })
  it('may have a token with dots and hyphens in its key', () => {
    expect(piecesOf('{vault.problem-forged}{daily.sales.cash}')).toEqual([
      { kind: 'screen', value: 'vault.problem-forged' },
      { kind: 'screen', value: 'daily.sales.cash' },
    ])
  })
})

test.each([
  ['One. Two is long.', 8, 'One.'],
  ['One. Two.', 20, 'One. Two.'],
  ['Without an end that fits', 12, 'Without an…'],
  ['كيف؟ هكذا.', 5, 'كيف؟'],
])('%s in %i characters is %s', (text, most, short) => expect(shortened(text, most)).toBe(short))

describe('words of a question', () => {
  it.each([
    ['How do I order a visit?', ['order', 'visit']],
    ['كيف أطلب زيارة؟', ['اطلب', 'زيار']],
    ['the', ['the']],
    ['', []],
  ])('%s', (question, words) => expect(wordsOf(question)).toEqual(words))
  it.each([
    ['invoices', 'invoice'],
    ['company', 'compani'],
    ['companies', 'compani'],
    ['الفواتير', 'فواتير'],
    ['للفاتوره', 'فاتور'],
    ['شهادات', 'شهاد'],
    ['شهاده', 'شهاد'],
  ])('%s has the root %s', (word, root) => expect(rootOf(word)).toBe(root))
})

describe('search', () => {
  const english: HelpEntry[] = [
    { title: 'How do I pay an invoice?', words: 'mada, card', lead: 'By card.', body: 'Open the invoices and pay.' },
    { title: 'How do I order a visit?', words: 'request', lead: 'Choose a branch.', body: 'An invoice follows.' },
  ]
  const arabic: HelpEntry[] = [
    { title: 'كيف أسدّد فاتورة؟', words: 'مدى، بطاقة', lead: 'بالبطاقة.', body: 'افتح الفواتير ثم سدّد.' },
    { title: 'كيف أطلب زيارة؟', words: 'طلب تقييم', lead: 'اختر الفرع.', body: 'تتبعها فاتورة.' },
  ]
  it.each([
    ['invoice', [0, 1]],
    ['INVOICES', [0, 1]],
    ['how do I order visits', [1]],
    ['mada', [0]],
    ['unknown', []],
    ['', []],
    ['how', [0, 1]],
  ])('finds by the English words %s', (question, found) => {
    expect(searchHelp(english, arabic, question)).toEqual(found.map((index) => ({ index, foundIn: 'own' })))
  })
  it.each([
    ['الفاتورة', [0, 1]],
    ['فاتوره', [0, 1]],
    ['الزيارات', [1]],
    ['مدي', [0]],
  ])('finds by the Arabic words %s, however they are written', (question, found) => {
    expect(searchHelp(arabic, english, question).map(({ index }) => index)).toEqual(found)
  })
  it('says what was found in the other language', () => {
    expect(searchHelp(english, arabic, 'بطاقة')).toEqual([{ index: 0, foundIn: 'other' }])
  })
  it('falls back to articles with half of the words', () => {
    expect(searchHelp(english, arabic, 'mada terminal')).toEqual([{ index: 0, foundIn: 'own' }])
  })
})

describe('readers', () => {
  it('are the roles that have the right', () => {
    expect(readersOf({ right: 'branches.create' })).toEqual([
      { role: 'owner', reach: 'scope' },
      { role: 'manager', reach: 'root' },
    ])
    expect(readersOf('shoppers')).toEqual(['shoppers'])
  })
  it('decide on which pages an article is listed', () => {
    expect(isFor({ right: 'invoices.read' }, 'accountants')).toBe(true)
    expect(isFor({ right: 'invoices.read' }, 'branch-managers')).toBe(false)
    expect(isFor('shoppers', 'owners')).toBe(false)
    expect(isFor('company', 'branch-managers')).toBe(true)
  })
})
