import type { Permission } from '#/domain/permissions.ts'

/**
 * Permission that opens each page of the back office: the address below the portal's own; the longest that
 * matches counts, `*` matches one part of it.
 * The menu, links, tabs and the guard of the pages follow this list.
 */
const pages: readonly (readonly [address: string, permission: Permission])[] = [
  ['', 'dashboard.admin'],
  ['see-as', 'dashboard.admin'],
  ['tasks', 'requests.browse'],
  ['tasks/owners', 'work.write'],
  ['settings', 'settings.update'],
  ['permissions', 'staff.read'],
  ['permissions/invite', 'staff.manage'],
  ['permissions/roles/new', 'staff.manage'],
  ['integrations', 'integrations.read'],
  ['automation', 'automation.read'],
  ['automation/new', 'automation.write'],
  ['automation/*/change', 'automation.write'],
  ['logs', 'logs.read'],
  ['activity-logs', 'activity.read'],
  ['clients', 'clients.read'],
  ['clients/import', 'clients.import'],
  ['clients/view', 'clients.view-as'],
  ['clients/*/branches/import', 'branches.create'],
  ['client-approval', 'clients.read'],
  ['freelancers', 'shoppers.read'],
  ['freelancers/clients', 'clients.read'],
  ['freelancers/*/merge', 'shoppers.merge'],
  ['secret-shopper', 'requests.browse'],
  ['secret-shopper/settings', 'settings.update'],
  ['secret-shopper/waves', 'waves.read'],
  ['secret-shopper/waves/new', 'waves.write'],
  ['forms', 'site.browse'],
  ['forms/*', 'forms.edit'],
  ['forms/export', 'site.browse'],
  ['forms/submissions', 'submissions.read'],
  ['forms/questionnaires', 'questionnaires.read'],
  ['compliance', 'obligations.read'],
  ['compliance/new', 'obligations.write'],
  ['questionnaires', 'questionnaires.read'],
  ['questionnaires/bank/new', 'questionnaires.edit'],
  ['reports', 'review.browse'],
  ['certificates', 'certificates.browse'],
  ['certificates/keys', 'certificates.keys'],
  ['invoices', 'invoices.browse'],
  ['invoices/new', 'invoices.issue'],
  ['invoices/plans/new', 'plans.change'],
  ['invoices/settings', 'settings.update'],
  ['invoices/clients', 'tax-details.write'],
  ['invoices/*/credit', 'invoices.credit'],
  ['invoices/*/debit', 'invoices.issue'],
  ['invoices/units', 'tax-units.manage'],
  ['invoices/payments/record', 'payments.confirm'],
  ['secret-shopper-invoicing', 'payouts.browse'],
  ['secret-shopper-invoicing/settings', 'settings.update'],
  ['secret-shopper-invoicing/batches/*/bank-answer', 'payouts.approve'],
  ['finance', 'ledger.read'],
  ['finance/bank', 'statements.read'],
  ['finance/bank/upload', 'statements.book'],
  ['finance/bank/certain', 'statements.book'],
  ['page-builder', 'site.browse'],
  ['page-builder/pages', 'pages.edit'],
  ['page-builder/home', 'pages.edit'],
  ['page-builder/menus', 'pages.edit'],
  ['page-builder/blog/*', 'posts.edit'],
  ['page-builder/blog/export', 'site.browse'],
  ['branding', 'branding.update'],
  ['document-library', 'library.browse'],
  ['document-library/new', 'library.write'],
  ['emails', 'emails.read'],
  ['emails/new', 'mailings.write'],
  ['emails/mailings/count', 'mailings.write'],
  ['emails/mailings/*/edit', 'mailings.write'],
  ['emails/suppressed/new', 'suppressions.write'],
  ['templates', 'templates.read'],
]

const partsOf = (path: string): string[] => path.split(/[?#]/)[0]!.split('/').filter(Boolean)
const rules = pages.map(([address, permission]) => ({ parts: partsOf(address), permission }))

/** Permission for a page of the back office; null: not an address of it. */
export function pageNeed(path: string): Permission | null {
  const [portal, ...asked] = partsOf(path)
  if (portal !== 'admin') return null
  const fitting = rules.filter(({ parts }) =>
    parts.every((part, nth) => (part === '*' ? asked[nth] !== undefined : part === asked[nth])),
  )
  return fitting.reduce((best, rule) => (rule.parts.length >= best.parts.length ? rule : best)).permission
}

/** First part of every address of the list, for the test. */
export const listedPages: ReadonlySet<string> = new Set(rules.map(({ parts }) => parts[0] ?? ''))
