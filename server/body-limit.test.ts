import { expect, test } from 'vitest'
import { mostBytesFor } from './body-limit.ts'

const id = '00000640-0000-7000-8000-00000000000a'
const token = 'a'.repeat(43)

test.each([
  '/freelancer/photos',
  `/client/procurement/suppliers/${id}`,
  '/client/procurement/invoices/new',
  `/client/procurement/invoices/${id}.data`,
  '/client/document-monitoring/new.data',
  `/client/document-monitoring/${id}`,
  `/client/admin-task-tracking/${id}`,
  `/client/recipe-management/menus/${id}`,
  `/client/recipe-management/menus/${id}/items/${id}.data`,
  '/client/field/receipt-photos',
  '/client/field/audit-photos',
  `/client/tasks/${id}`,
  '/client/tasks/new',
  '/client/field/action-finish',
  `/quote/${token}`,
  `/ar/quote/${token}.data`,
  `/action/${token}`,
])('%s takes a file of 9 MB with its form', (path) => expect(mostBytesFor(path)).toBeGreaterThan(9.5 * 1024 * 1024))

test.each([
  '/client/procurement/suppliers/new.data/more',
  '/client/procurement/orders/new',
  `/client/procurement/requests/${id}`,
  '/quote/short',
  `/order/${token}`,
  '/login',
])('%s takes a form alone', (path) => expect(mostBytesFor(path)).toBe(100 * 1024))
