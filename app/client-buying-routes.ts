import { files, pages } from './route-files.ts'

/** Pages of a company's buying: features/kitchen/suppliers, quotations and purchase-orders. */
export const clientBuyingRoutes = [
  ...pages('client/kitchen', [
    'procurement/suppliers',
    'procurement/suppliers/new',
    'procurement/suppliers/:supplierId',
    'procurement/suppliers/:supplierId/change',
    'procurement/invoices',
    'procurement/invoices/new',
    'procurement/invoices/:supplierInvoiceId',
    'procurement/requests',
    'procurement/requests/new',
    'procurement/requests/:quotationId',
  ]),
  ...files('client/kitchen', [
    'procurement/invoices/export',
    'procurement/invoices/:supplierInvoiceId/file',
    'procurement/requests/export',
    'procurement/suppliers/export',
    'procurement/suppliers/:supplierId/licences/:licenceId',
  ]),
]
