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
    'procurement/requests',
    'procurement/requests/new',
    'procurement/requests/:quotationId',
    'procurement/receive',
    'procurement/receive/:receiptId',
  ]),
  ...files('client/kitchen', [
    'procurement/orders/:orderId/pdf/:lang',
    'procurement/requests/export',
    'procurement/receive/export',
    'procurement/suppliers/export',
    'procurement/suppliers/:supplierId/licences/:licenceId',
  ]),
]
