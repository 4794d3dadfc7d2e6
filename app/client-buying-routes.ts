import { files, pages } from './route-files.ts'

/** Pages of a company's buying: features/kitchen/suppliers, quotations and purchase-orders. */
export const clientBuyingRoutes = [
  ...pages('client/kitchen', [
    'procurement/suppliers',
    'procurement/suppliers/new',
    'procurement/suppliers/:supplierId',
    'procurement/suppliers/:supplierId/change',
    'procurement/orders',
    'procurement/orders/new',
    'procurement/orders/:orderId',
    'procurement/orders/:orderId/change',
    'procurement/invoices',
    'procurement/invoices/new',
    'procurement/invoices/:supplierInvoiceId',
    'procurement/requests',
    'procurement/requests/new',
    'procurement/requests/:quotationId',
    'procurement/requests/:quotationId/edit',
    'procurement/receive',
    'procurement/receive/:receiptId',
    'procurement/counts',
    'procurement/counts/:countId',
    'procurement/par',
    'procurement/suggestion',
  ]),
  ...files('client/kitchen', [
    'procurement/orders/export',
    'procurement/orders/:orderId/pdf/:lang',
    'procurement/invoices/export',
    'procurement/invoices/:supplierInvoiceId/file',
    'procurement/requests/export',
    'procurement/receive/export',
    'procurement/counts/export',
    'procurement/suppliers/export',
    'procurement/suppliers/:supplierId/licences/:licenceId',
  ]),
]
