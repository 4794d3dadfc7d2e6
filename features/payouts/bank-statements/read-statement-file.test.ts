import { describe, expect, test } from 'vitest'
import { AppError } from '#/domain/errors.ts'
import { faultOf, identitiesOf, type Statement } from '#/domain/payouts/bank-statement.ts'
import { account, type EntryXml, entryXml, statementXml } from '#/tests/statements.ts'
import { mostStatementBytes, readStatementFile } from './read-statement-file.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const code = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? (error.fields?.['file'] ?? error.code) : String(error)),
  )
const read = async (text: string): Promise<Statement> => (await readStatementFile(bytes(text)))[0]!

const entries: EntryXml[] = [
  {
    amount: -12_050,
    endToEnd: 'PB000007-0001',
    reference: 'FT1',
    name: 'Nora &amp; Co',
    iban: 'SA03 8000 0000 6080 1016 7519',
    text: ['PB000007-0001', 'Visits'],
  },
  { amount: 11_500, endToEnd: 'NOTPROVIDED', reference: 'FT2', name: 'شركة الزعفران', text: ['INV-2026-000001'] },
  { amount: -999, status: 'PDNG', reference: 'FT3' },
]

describe.each(['02', '08'] as const)('version 001.%s', (version) => {
  test('is read whole: balances, signs, days, references, the other side', async () => {
    const statement = await read(statementXml(entries, { version }))
    expect(faultOf(statement, account)).toBe(null)
    expect(statement).toMatchObject({
      reference: 'STMT-1',
      account,
      currency: 'SAR',
      opening: 100_000,
      closing: 99_450,
    })
    expect(statement.lines).toEqual([
      {
        amount: -12_050,
        bookedOn: '2026-11-20',
        valueOn: '2026-11-21',
        endToEnd: 'PB000007-0001',
        bankReference: 'FT1',
        order: '',
        text: 'PB000007-0001 Visits',
        name: 'Nora & Co',
        iban: 'SA0380000000608010167519',
        isReturn: false,
      },
      expect.objectContaining({ amount: 11_500, endToEnd: '', name: 'شركة الزعفران', text: 'INV-2026-000001' }),
    ])
  })

  test('an entry of several transactions is a line each, when their amounts add up', async () => {
    const parts = [
      { amount: -1000, endToEnd: 'PB000007-0001' },
      { amount: -2000, endToEnd: 'PB000007-0002' },
    ]
    const split = await read(
      statementXml([{ amount: -3000, reference: 'FT9', order: 'PB000007-1', parts }], { version }),
    )
    expect(split.lines.map((line) => [line.amount, line.endToEnd, line.bankReference])).toEqual([
      [-1000, 'PB000007-0001', 'FT9/1'],
      [-2000, 'PB000007-0002', 'FT9/2'],
    ])
    const whole = await read(
      statementXml([{ amount: -3001, reference: 'FT9', order: 'PB000007-1', parts }], { version }),
    )
    expect(whole.lines).toMatchObject([{ amount: -3001, endToEnd: '', order: 'PB000007-1', bankReference: 'FT9' }])
  })
})

test('a return names its party, also when the details are those of the original transfer', async () => {
  const statement = await read(
    statementXml([{ amount: 5000, reference: 'FT4', endToEnd: 'PB000007-0003', returned: 'AC04', name: 'Nora' }]),
  )
  expect(statement.lines).toMatchObject([{ amount: 5000, isReturn: true, endToEnd: 'PB000007-0003' }])
})

test('prefixed names and CDATA are read alike', async () => {
  const text = statementXml(entries)
  const prefixed = text
    .replaceAll(/<(\/?)(?=[A-Z])/g, '<$1c:')
    .replace('xmlns=', 'xmlns:c=')
    .replace('Nora &amp; Co', '<![CDATA[Nora & Co]]>')
  expect(await read(prefixed)).toEqual(await read(text))
})

test('several statements of one file, and balances of a page', async () => {
  const one = statementXml(entries)
  const body = /<Stmt>.*<\/Stmt>/s.exec(one)![0]
  expect(await readStatementFile(bytes(one.replace(body, body + body)))).toHaveLength(2)
  const page = await read(one.replace('OPBD', 'ITBD').replace('CLBD', 'ITBD'))
  expect([page.opening, page.closing]).toEqual([100_000, 99_450])
  const overdrawn = await read(statementXml([{ amount: -200, reference: 'F' }], { opening: -100 }))
  expect([overdrawn.opening, overdrawn.closing, faultOf(overdrawn, account)]).toEqual([-100, -300, null])
})

test.each<[string, string, string | null]>([
  ['sums that disagree', statementXml(entries, { closing: 99_451 }), 'sums'],
  ['an entry left out', statementXml(entries.slice(1), { closing: 99_450 }), 'sums'],
  ['no closing balance', statementXml(entries).replace('CLBD', 'CLAV'), 'balance'],
  ['another account', statementXml(entries, { iban: 'SA4420000001234567891234' }), 'account'],
  ['another currency', statementXml(entries, { currency: 'USD' }), 'currency'],
  [
    'an entry in another currency',
    statementXml(entries).replace(
      '<Ntry><NtryRef>1</NtryRef><Amt Ccy="SAR">',
      '<Ntry><NtryRef>1</NtryRef><Amt Ccy="USD">',
    ),
    'currency',
  ],
  ['no entries and equal balances', statementXml([]), null],
])('a statement with %s', async (_, text, fault) => expect(faultOf(await read(text), account)).toBe(fault))

test('lines keep their identity in every statement; equal ones of a day are told apart', async () => {
  const fee = { amount: -115, reference: '', text: ['Fee'] }
  const day = await read(statementXml([fee, fee, entries[0]!]))
  const month = await read(statementXml([entries[1]!, fee, fee, entries[0]!], { id: 'M' }))
  const identities = identitiesOf(day.lines)
  expect(new Set(identities).size).toBe(3)
  expect(identitiesOf(month.lines).slice(1)).toEqual(identities)
})

test('10,000 entries are read within seconds', async () => {
  const many = Array.from({ length: 10_000 }, (_, n) => ({ ...entries[0]!, reference: `FT${n}` }))
  const text = statementXml(many, { opening: 200_000_000 })
  const begun = performance.now()
  const statement = await read(text)
  expect(statement.lines).toHaveLength(10_000)
  expect(faultOf(statement, account)).toBe(null)
  expect(performance.now() - begun).toBeLessThan(4000)
})

const sound = statementXml(entries)
const entry = entryXml(entries[0]!, '02', 1)
test.each<[string, string | Uint8Array, string]>([
  ['nothing', '', 'statement-file'],
  ['no XML', 'date,amount', 'statement-file'],
  ['a cut file', sound.slice(0, 1500), 'statement-file'],
  ['another message', sound.replace(/camt\.053\.001\.\d\d/, 'pain.002.001.10'), 'statement-file'],
  ['a message without a statement', sound.replace(/<Stmt>.*<\/Stmt>/s, ''), 'statement-file'],
  ['an entry without a day', sound.replace(entry, entry.replace(/<BookgDt>.*<\/BookgDt>/s, '')), 'statement-file'],
  ['a day that is none', sound.replaceAll('2026-11-20', '2026-02-31'), 'statement-file'],
  ['an amount that is none', sound.replace('>120.50<', '>1e5<'), 'statement-file'],
  ['parts of a halala', sound.replace('>120.50<', '>120.505<'), 'statement-file'],
  ['bytes that are no text', new Uint8Array([0x3c, 0xff, 0xfe]), 'statement-file'],
  [
    'an entity of another file',
    sound
      .replace('<Document', '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><Document')
      .replace('Visits', '&f;'),
    'statement-file',
  ],
  [
    'entities that expand without bound',
    sound
      .replace('<Document', '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><Document')
      .replace('Visits', '&b;'),
    'statement-file',
  ],
  ['an entity without a definition', sound.replace('Visits', '&nothing;'), 'statement-file'],
  ['depth', sound.replace('<BkToCstmrStmt>', '<a>'.repeat(50)), 'statement-large'],
  ['too many entries', sound.replace(entry, '<Ntry></Ntry>'.repeat(20_002)), 'statement-large'],
  ['too many bytes', ' '.repeat(mostStatementBytes + 1), 'statement-large'],
])('hostile or wrong: %s', async (_, file, expected) => {
  expect(await code(readStatementFile(typeof file === 'string' ? bytes(file) : file))).toBe(expected)
})
