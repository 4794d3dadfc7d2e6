import type { Permission } from '#/domain/permissions.ts'

/**
 * Permission that opens each page of the back office: the longest matching address counts, `*` stands for one part of it.
 * The menu, links, tabs and the guard of the pages follow this list.
 */
const pages: readonly (readonly [address: string, permission: Permission])[] = [
  ['/admin', 'dashboard.admin'],
  ['/admin/tasks', 'requests.browse'],
  ['/admin/tasks/owners', 'work.write'],
  ['/admin/settings', 'settings.update'],
  ['/admin/permissions', 'staff.read'],
  ['/admin/logs', 'logs.read'],
  ['/admin/activity-logs', 'activity.read'],
  ['/admin/clients', 'clients.read'],
  ['/admin/clients/import', 'clients.import'],
  ['/admin/clients/view', 'clients.view-as'],
  ['/admin/client-approval', 'clients.read'],
  ['/admin/freelancers', 'shoppers.read'],
  ['/admin/freelancers/*/merge', 'shoppers.merge'],
  ['/admin/secret-shopper', 'requests.browse'],
  ['/admin/secret-shopper/settings', 'settings.update'],
  ['/admin/secret-shopper/waves', 'waves.read'],
  ['/admin/secret-shopper/waves/new', 'waves.write'],
  ['/admin/forms', 'site.browse'],
  ['/admin/forms/submissions', 'submissions.read'],
  ['/admin/forms/questionnaires', 'questionnaires.read'],
  ['/admin/reports', 'review.browse'],
  ['/admin/certificates', 'certificates.browse'],
  ['/admin/certificates/keys', 'certificates.keys'],
  ['/admin/invoices', 'invoices.browse'],
  ['/admin/invoices/new', 'invoices.issue'],
  ['/admin/invoices/plans/new', 'plans.change'],
  ['/admin/invoices/settings', 'settings.update'],
  ['/admin/invoices/clients', 'tax-details.write'],
  ['/admin/invoices/*/credit', 'invoices.credit'],
  ['/admin/invoices/*/debit', 'invoices.issue'],
  ['/admin/invoices/units', 'tax-units.manage'],
  ['/admin/invoices/payments/record', 'payments.confirm'],
  ['/admin/secret-shopper-invoicing', 'payouts.browse'],
  ['/admin/finance', 'ledger.read'],
  ['/admin/page-builder', 'site.browse'],
  ['/admin/page-builder/pages', 'pages.edit'],
  ['/admin/page-builder/home', 'pages.edit'],
  ['/admin/page-builder/menus', 'pages.edit'],
  ['/admin/page-builder/blog/*', 'posts.edit'],
  ['/admin/page-builder/blog/export', 'site.browse'],
  ['/admin/branding', 'branding.update'],
  ['/admin/emails', 'emails.read'],
]

const partsOf = (path: string): string[] => path.split(/[?#]/)[0]!.split('/').filter(Boolean)
const rules = pages.map(([address, permission]) => ({ parts: partsOf(address), permission }))

/** Permission for a page of the back office; null: not an address of it. */
export function pageNeed(path: string): Permission | null {
  const asked = partsOf(path)
  if (asked[0] !== 'admin') return null
  const fitting = rules.filter(({ parts }) =>
    parts.every((part, nth) => (part === '*' ? asked[nth] !== undefined : part === asked[nth])),
  )
  return fitting.reduce((best, rule) => (rule.parts.length >= best.parts.length ? rule : best)).permission
}

/** First part of every address of the list, for the test. */
export const listedPages: ReadonlySet<string> = new Set(rules.map(({ parts }) => parts.slice(0, 2).join('/')))
