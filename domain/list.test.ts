import { describe, expect, test } from 'vitest'
import {
  addressParts,
  beforeRow,
  dayFilter,
  defineList,
  flag,
  isNarrowed,
  listAddress,
  month,
  oneOf,
  readList,
  recordId,
  typed,
} from './list.ts'
import { columnsIn, day, fileCell, halalas, label, moment, number, text } from './list-columns.ts'
import { defineMessages, translator } from './text.ts'

const word = (en: string) => ({ en, ar: `${en} (ar)` })
const messages = defineMessages({
  caption: word('Bills'),
  search: word('Search'),
  state_all: word('All'),
  state_open: word('Open'),
  kind: word('Kind'),
  kind_credit: word('Credit note'),
  kind_invoice: word('Invoice'),
  month: word('Month'),
  from: word('From'),
  city: word('City'),
  show: word('Show'),
  show_table: word('Table'),
  show_board: word('Board'),
  number: word('Number'),
  due: word('Due'),
  issued: word('Issued'),
  gross: word('Total'),
  lines: word('Lines'),
})
const id = '0198c0de-0000-7000-8000-00000000000A'

const bills = defineList({
  key: 'bills',
  permission: 'invoices.read',
  address: '/bills',
  messages,
  pageSize: [25, 50],
  mostListed: 1000,
  hasSearch: true,
  tabs: { name: 'state', values: ['all', 'open'] },
  filters: {
    kind: oneOf(['invoice', 'credit']),
    month: month(),
    from: dayFilter(),
    client: recordId(),
    unplaced: flag({ name: 'place', value: 'none' }),
    city: typed(),
    show: oneOf(['table', 'board'], { name: 'view', otherwise: 'table', isView: true }),
  },
  sorts: { issued: 'desc', number: 'asc' },
  usualSort: ({ from }) => (from ? 'number' : null),
  columns: {
    number: text(),
    kind: label(),
    issued: moment(),
    due: day({ only: 'file' }),
    gross: halalas(),
    lines: number({ value: (row: { parts: string[] }) => row.parts.length }),
  },
})
const read = (address: string) => readList(bills, new URLSearchParams(address))
const usual = {
  kind: null,
  month: null,
  from: null,
  client: null,
  unplaced: false,
  city: '',
  show: 'table',
  q: '',
  tab: 'all',
  sort: 'issued',
  descending: true,
  rows: 25,
  page: 1,
}

test.each([
  ['', {}],
  ['state=open&kind=credit', { tab: 'open', kind: 'credit' }],
  ['state=lost&kind=toString&month=2026-13&from=2026-02-30&client=7&view=map', {}],
  ['month=2026-11&from=٢٠٢٦-١١-٠٢', { month: '2026-11', from: '2026-11-02', sort: 'number', descending: false }],
  [`client=${id}&place=none`, { client: id.toLowerCase(), unplaced: true }],
  ['q=%20%D9%85%D8%B7%D8%B9%D9%85%00%20', { q: 'مطعم' }],
  [`city=${'a'.repeat(200)}`, { city: 'a'.repeat(100) }],
  ['sort=number', { sort: 'number', descending: false }],
  ['sort=-number&from=2026-11-02', { sort: 'number', descending: true, from: '2026-11-02' }],
  ['sort=constructor', {}],
  ['page=3&rows=50', { page: 3, rows: 50 }],
  ['page=999&rows=50', { page: 20, rows: 50 }],
  ['page=-1&rows=7', {}],
  ['view=board', { show: 'board' }],
])('the address %s is read', (address, wanted) => {
  expect(read(address)).toEqual({ ...usual, ...wanted })
})

test.each([
  ['', false],
  ['state=open&sort=number&page=2&rows=50&view=board', false],
  ['q=a', true],
  ['kind=credit', true],
  ['kind=nonsense', false],
  ['place=none', true],
  ['city=Jeddah', true],
])('the address %s narrows the list: %s', (address, wanted) => {
  expect(isNarrowed(bills, read(address))).toBe(wanted)
})

test.each([
  ['', {}],
  ['state=all&sort=-issued&rows=25&page=4&view=table', {}],
  ['sort=issued', { sort: 'issued' }],
  ['from=2026-11-02&sort=number', { from: '2026-11-02' }],
  ['place=none&view=board&q=a+b&state=open', { state: 'open', q: 'a b', place: 'none', view: 'board' }],
])('of the address %s only what differs from the usual view is written', (address, wanted) => {
  expect(addressParts(bills, read(address))).toEqual(wanted)
  const { page: _, ...again } = read(address)
  expect(readList(bills, new URLSearchParams(wanted))).toMatchObject(again)
})

test('an address leads to the first page, and to the file', () => {
  expect(listAddress(bills, read('page=7'))).toBe('/bills')
  expect(listAddress(bills, { ...read('page=7&kind=credit'), kind: null, tab: 'open' })).toBe('/bills?state=open')
  expect(listAddress(bills, read('q=a'), '/bills/export', { format: 'csv' })).toBe('/bills/export?q=a&format=csv')
})

test('a file has each value as what it is, in the language of the reader', () => {
  const row = {
    number: 'INV-1',
    kind: 'credit',
    issued: '2026-11-22T22:30:00.000Z',
    due: null,
    gross: 17250,
    parts: ['a'],
  }
  const cells = columnsIn(bills.columns, 'file', () => true).map(([name, column]) =>
    fileCell(name, column, row, translator('ar', messages) as (key: string) => string, 'ar'),
  )
  expect(cells).toEqual([
    'INV-1',
    'Credit note (ar)',
    { moment: '2026-11-22T22:30:00.000Z' },
    null,
    { halalas: 17250 },
    1,
  ])
  const due = { ...row, due: '2026-11-22T22:30:00.000Z' }
  expect(fileCell('due', bills.columns.due, due, String, 'en')).toEqual({ day: '2026-11-23' })
  expect(columnsIn(bills.columns, 'table', () => true).map(([name]) => name)).not.toContain('due')
})

test('a list whose texts are missing is not declared', () => {
  expect(() => defineList({ ...bills, filters: { size: oneOf(['big']) } })).toThrow('size, size_big')
})

describe('a list whose pages begin before a row', () => {
  const texts = { ...messages, older: word('Older'), newest: word('Newest') }
  const shape = {
    ...bills,
    tabs: { name: 'state', values: ['all', 'open'] },
    messages: texts,
    usualSort: () => 'issued',
    filters: { kind: bills.filters.kind, before: beforeRow() },
  }
  const long = defineList(shape)
  const of = (address: string) => readList(long, new URLSearchParams(address))

  test('has one order, and refuses what is no id', () => {
    expect(of(`before=%20${id}&sort=number`)).toMatchObject({
      before: id.toLowerCase(),
      sort: 'issued',
      descending: true,
    })
    expect(of('before=')).toMatchObject({ before: '' })
    expect(() => of('before=7')).toThrow('not-found')
  })

  test('leads to its newest rows, unless to older ones', () => {
    const query = of(`before=${id}&state=open`)
    expect(listAddress(long, query)).toBe('/bills?state=open')
    expect(listAddress(long, query, '/bills', { before: 'x' })).toBe('/bills?state=open&before=x')
    expect(addressParts(long, query)).toEqual({ state: 'open', before: id.toLowerCase() })
    expect(isNarrowed(long, query)).toBe(true)
  })

  test('needs the texts of its links', () => {
    expect(() => defineList({ ...shape, messages })).toThrow('older, newest')
  })
})
