import { expect, test } from 'vitest'
import { mostBytesFor } from './body-limit.ts'

const id = '0198c0de-0000-7000-8000-000000000001'
const megabyte = 1024 * 1024

test.each([
  // several photos
  ['/client/tasks/new', 21],
  [`/client/tasks/${id}`, 21],
  [`/client/admin-task-tracking/${id}.data`, 21],
  ['/client/field/action-finish', 21],
  // one photo or paper
  ['/client/field/audit-photos', 11],
  ['/client/field/receipt-photos', 11],
  ['/client/document-monitoring/new', 11],
  [`/client/document-monitoring/${id}`, 11],
  [`/client/recipe-management/${id}/photos`, 11],
  [`/client/recipe-management/${id}/lab.data`, 11],
  [`/client/recipe-management/menus/${id}.data`, 11],
  [`/client/recipe-management/menus/${id}/items/${id}`, 11],
  [`/client/procurement/suppliers/${id}`, 11],
  ['/client/procurement/invoices/new', 21],
  [`/client/procurement/invoices/${id}.data`, 11],
  [`/quote/${'a'.repeat(43)}`, 11],
  [`/ar/quote/${'a'.repeat(43)}.data`, 11],
  // what is sent whole
  ['/api/v1/imports', 10],
  ['/api/v1/exchange', 10],
  ['/admin/secret-shopper/places', 10],
  ['/client/secret-shopper/order-many', 2],
  ['/client/recipe-management/ingredients/import', 17],
  ['/client/recipe-management/sales.data', 2],
  [`/client/recipe-management/${id}/draft`, 2],
  ['/client/field/saves', 2],
  ['/client/field/receipt-posts', 2],
])('%s takes %d MB', (path, megabytes) => {
  expect(mostBytesFor(path)).toBe(megabytes * megabyte)
})

test.each(['/client/recipe-management/new', '/client/procurement/orders', `/client/recipe-management/${id}`])(
  '%s takes a form without files',
  (path) => {
    expect(mostBytesFor(path)).toBe(100 * 1024)
  },
)
