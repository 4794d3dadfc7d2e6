import {
  ClipboardCheck,
  ClipboardList,
  FileCheck,
  FileQuestion,
  ListChecks,
  ListTodo,
  PackageOpen,
  Truck,
} from 'lucide-react'
import { href } from 'react-router'

/** Pages of a company's buying, for the menu of the client portal. */
export const buyingLinks = [
  { to: href('/client/procurement'), label: 'buyingToday', icon: ListTodo, right: 'orders.read', index: true },
  { to: href('/client/procurement/orders'), label: 'purchaseOrders', icon: ClipboardList, right: 'orders.read' },
  { to: href('/client/procurement/receive'), label: 'receiving', icon: PackageOpen, right: 'receipts.read' },
  {
    to: href('/client/procurement/invoices'),
    label: 'supplierInvoices',
    icon: FileCheck,
    right: 'supplier-invoices.read',
  },
  { to: href('/client/procurement/suggestion'), label: 'toOrder', icon: ListChecks, right: 'stock.read' },
  { to: href('/client/procurement/counts'), label: 'stockCounts', icon: ClipboardCheck, right: 'stock.read' },
  {
    to: href('/client/procurement/requests'),
    label: 'quotationRequests',
    icon: FileQuestion,
    right: 'suppliers.read',
  },
  { to: href('/client/procurement/suppliers'), label: 'suppliers', icon: Truck, right: 'suppliers.read' },
] as const
