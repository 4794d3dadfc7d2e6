import { expect, test } from 'vitest'
import { actionSubject, type Called, placeRank } from './find-places.ts'

const logs: Called = { names: ['Activity logs', 'سجل النشاط'], also: ['audit', 'history', 'السجلات'] }
const credit: Called = {
  names: ['Credit note', 'إشعار دائن'],
  also: ['refund', 'refund an invoice', 'استرداد', 'رد مبلغ'],
}

test.each<[string, Called, number | null]>([
  ['', logs, 3],
  ['Activity logs', logs, 0],
  ['ACTIVITY LOGS', logs, 0],
  ['سجل النشاط', logs, 0],
  ['audit', logs, 0],
  ['السجلات', logs, 0],
  ['act', logs, 1],
  ['سجل', logs, 1],
  ['logs', logs, 2],
  ['logs act', logs, 2],
  ['نشاط', logs, 2],
  ['his', logs, 2],
  ['سجلات', logs, 2],
  ['ivity', logs, 3],
  ['x', logs, null],
  ['activity invoice', logs, null],
  ['refund', credit, 0],
  ['اشعار دائن', credit, 0],
  ['استرد', credit, 2],
  ['note', credit, 2],
])('%j against %j', (typed, called, rank) => expect(placeRank(typed, called)).toBe(rank))

test.each<[string, string | null]>([
  ['refund INV-2026-14', 'inv-2026-14'],
  ['Refund an invoice INV-2026-14', 'inv-2026-14'],
  ['refund for INV-2026-14', 'inv-2026-14'],
  ['credit note  saffron house', 'saffron house'],
  ['استرداد ١٤', '١٤'],
  ['إشعار دائن على INV-2026-14', 'inv-2026-14'],
  ['رد مبلغ لـ ساري', 'ساري'],
  ['استرداد لمى', 'لمي'],
  ['refund', null],
  ['refund ', null],
  ['refunds INV', null],
  ['INV-2026-14', null],
])('%j is about %j', (typed, subject) => expect(actionSubject(typed, credit)).toBe(subject))
