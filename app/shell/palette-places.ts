import { href } from 'react-router'
import type { RecordKind } from '#/features/office/search/records.ts'
import type { Permission } from '#/domain/permissions.ts'
import type { PaletteKey } from '#/messages/palette.ts'
import type { Area } from './portal-menus.ts'

export type Place = {
  to: string
  label: PaletteKey
  /** Needed besides the right to open the page. */
  right?: Permission
}
type Named = { id: string; title: string; to: string }
export type Action = Place & {
  /** Address of the form about a record that was named after the action; null: not for this one. */
  about?: Partial<Record<RecordKind, (record: Named) => string | null>>
}

const place = (to: string, label: PaletteKey, right?: Permission): Place => ({ to, label, ...(right && { right }) })
const action = (to: string, label: PaletteKey, right?: Permission, about?: Action['about']): Action => ({
  ...place(to, label, right),
  ...(about && { about }),
})
const withQuery = (path: string, name: string, value: string): string =>
  `${path}?${new URLSearchParams([[name, value]])}`

const ofEveryone: readonly Place[] = [
  place(href('/account'), 'account'),
  place(href('/account/password'), 'password'),
  place(href('/account/security'), 'security'),
  place(href('/account/sessions'), 'sessions'),
  place(href('/account/passkeys'), 'passkeys'),
  place(href('/account/data'), 'ownData'),
  place(href('/notifications/settings'), 'noticeSettings'),
]

/** Pages below the entries of the menus. */
export const palettePlaces: Record<Area, readonly Place[]> = {
  admin: [
    place(href('/admin/secret-shopper/waves'), 'waves'),
    place(href('/admin/secret-shopper/programmes'), 'programmes'),
    place(href('/admin/secret-shopper/places'), 'branchLocations'),
    place(href('/admin/secret-shopper/settings'), 'assignmentRules'),
    place(href('/admin/questionnaires/bank'), 'questionBank'),
    place(href('/admin/questionnaires/branches'), 'branchFacilities'),
    place(href('/admin/forms/submissions'), 'inbox'),
    place(href('/admin/reports/corrections'), 'corrections'),
    place(href('/admin/reports/phrases'), 'phrases'),
    place(href('/admin/certificates/eligible'), 'eligible'),
    place(href('/admin/certificates/applications'), 'applications'),
    place(href('/admin/certificates/rules'), 'awardRules'),
    place(href('/admin/certificates/reviews'), 'guestReviews'),
    place(href('/admin/certificates/keys'), 'signingKeys'),
    place(href('/admin/invoices/payments'), 'clientPayments'),
    place(href('/admin/invoices/to-bill'), 'toBill'),
    place(href('/admin/invoices/plans'), 'clientPlans'),
    place(href('/admin/invoices/clients'), 'taxDetails'),
    place(href('/admin/invoices/units'), 'taxUnits'),
    place(href('/admin/invoices/settings'), 'invoiceSettings'),
    place(href('/admin/secret-shopper-invoicing/payouts'), 'payoutList'),
    place(href('/admin/secret-shopper-invoicing/batches'), 'payoutBatches'),
    place(href('/admin/secret-shopper-invoicing/queries'), 'payoutQueries'),
    place(href('/admin/secret-shopper-invoicing/settings'), 'payoutSettings'),
    place(href('/admin/finance/ledger'), 'ledger'),
    place(href('/admin/finance/accounts'), 'trialBalance'),
    place(href('/admin/finance/receivables'), 'receivables'),
    place(href('/admin/finance/bank'), 'bankStatements'),
    place(href('/admin/finance/vat'), 'vat'),
    place(href('/admin/page-builder/blog'), 'blog'),
    place(href('/admin/page-builder/pictures'), 'pictures'),
    place(href('/admin/page-builder/menus'), 'siteMenus'),
    place(href('/admin/page-builder/home'), 'siteHome'),
    place(href('/admin/permissions/roles'), 'roles'),
    ...ofEveryone,
  ],
  client: [
    place(href('/client/branches/tree'), 'branchTree'),
    place(href('/client/branches/map'), 'branchMap'),
    place(href('/client/alerts/settings'), 'alertSettings', 'reports.read'),
    place(href('/client/reports/alerts'), 'alerts', 'alert-people.read'),
    place(href('/client/reports/levels'), 'levels', 'insights.read'),
    place(href('/client/reports/returns'), 'returns', 'insights.read'),
    place(href('/client/reports/mailings'), 'reportMailings', 'reports.share'),
    place(href('/client/daily-operations-report/list'), 'dailyList', 'daily.read'),
    place(href('/client/admin-task-tracking/calendar'), 'dutyCalendar', 'duties.own'),
    place(href('/client/audits/plan'), 'planAudits', 'audits.plan'),
    place(href('/client/audits/gap'), 'auditGap', 'audits.read'),
    place(href('/client/admin-task-tracking/duties'), 'dutyRules', 'duties.write'),
    place(href('/client/admin-task-tracking/duties/new'), 'newDuty', 'duties.write'),
    place(href('/client/tasks/new'), 'newCorrectiveAction', 'actions.write'),
    place(href('/client/recipe-management/new'), 'newRecipe', 'kitchen.write'),
    place(href('/client/recipe-management/ingredients/new'), 'newIngredient', 'kitchen.write'),
    place(href('/client/recipe-management/settings'), 'kitchenSettings', 'kitchen.read'),
    place(href('/client/reports/trend'), 'trend', 'insights.read'),
    place(href('/client/reports/compare'), 'compareBranches', 'insights.read'),
    place(href('/client/certificates/reviews'), 'guestReviews', 'guest-reviews.read'),
    place(href('/client/recipe-management/menus/new'), 'newFoodMenu', 'kitchen.publish'),
    place(href('/client/product-cost-calculator/channels'), 'salesChannels', 'kitchen.costs'),
    place(href('/client/recipe-management/sales'), 'salesImport', 'kitchen.costs'),
    place(href('/client/procurement/transfers'), 'stockTransfers', 'stock.read'),
    place(href('/client/procurement/par'), 'parLevels', 'stock.read'),
    place(href('/client/document-monitoring/workers'), 'workers', 'documents.workers'),
    place(href('/client/document-monitoring/calendar'), 'paperCalendar', 'documents.read'),
    place(href('/client/document-monitoring/folders'), 'paperFolders', 'documents.all'),
    place(href('/client/government-compliance-report/documents'), 'compliancePdfs', 'documents.all'),
    place(href('/client/invoices/details'), 'taxDetails', 'tax-details.write'),
    place(href('/client/invoices/plan'), 'plan', 'plans.change'),
    place(href('/client/api/webhooks'), 'webhooks', 'webhooks.read'),
    place(href('/client/users/security'), 'teamSecurity', 'company.write'),
    place(href('/client/users/visibility'), 'visibility', 'company.write'),
    place(href('/client/users/ownership'), 'ownership', 'company.write'),
    place(href('/client/users/closing'), 'closing', 'company.write'),
    place(href('/client/notifications/routing'), 'routing', 'members.read'),
    ...ofEveryone,
  ],
  freelancer: [
    place(href('/freelancer/profile/availability'), 'availability'),
    place(href('/freelancer/profile/conflicts'), 'conflicts'),
    place(href('/freelancer/profile/bank'), 'bank'),
    place(href('/freelancer/profile/documents'), 'documents'),
    place(href('/freelancer/profile/agreement'), 'agreement'),
    place(href('/freelancer/profile/level-test'), 'levelTest'),
    ...ofEveryone,
  ],
}

const ofClient = (path: string) => (client: Named) => withQuery(path, 'client', client.id)

/** What can be begun from the search, by those with the right. */
export const paletteActions: Record<Area, readonly Action[]> = {
  admin: [
    action(href('/admin/invoices/new'), 'newInvoice', 'invoices.issue', {
      client: ofClient(href('/admin/invoices/new')),
    }),
    action(href('/admin/invoices'), 'creditNote', 'invoices.credit', {
      invoice: ({ id }) => href('/admin/invoices/:invoiceId/credit', { invoiceId: id }),
    }),
    action(href('/admin/invoices'), 'debitNote', 'invoices.issue', {
      invoice: ({ id }) => href('/admin/invoices/:invoiceId/debit', { invoiceId: id }),
    }),
    action(href('/admin/invoices/payments'), 'refundPayment', 'payments.refund', {
      payment: ({ id }) => href('/admin/invoices/payments/:paymentId', { paymentId: id }),
    }),
    action(href('/admin/invoices/payments/record'), 'recordPayment', 'payments.confirm', {
      invoice: ({ title }) => withQuery(href('/admin/invoices/payments/record'), 'number', title),
    }),
    action(href('/admin/invoices/plans/new'), 'newPlan', 'plans.change', {
      client: ofClient(href('/admin/invoices/plans/new')),
    }),
    action(href('/admin/secret-shopper/waves/new'), 'newWave', 'waves.write', {
      client: ofClient(href('/admin/secret-shopper/waves/new')),
    }),
    action(withQuery(href('/admin/tasks'), 'new', '1'), 'newTask', 'work.write'),
    action(href('/admin/permissions/invite'), 'inviteStaff', 'staff.manage'),
    action(href('/admin/permissions/roles/new'), 'newRole', 'staff.manage'),
    action(href('/admin/clients/import'), 'importClients', 'clients.import'),
    action(href('/admin/clients'), 'importBranches', 'branches.create', {
      client: ({ id }) => href('/admin/clients/:clientId/branches/import', { clientId: id }),
    }),
    action(href('/admin/freelancers'), 'mergeShopper', 'shoppers.merge', {
      person: ({ to }) => (to.startsWith(href('/admin/freelancers')) ? `${to}/merge` : null),
    }),
    action(href('/admin/finance/months'), 'closeMonth', 'ledger.close'),
    action(href('/admin/finance/bank/upload'), 'uploadStatement', 'statements.book'),
    action(href('/admin/secret-shopper-invoicing'), 'makeBatch', 'payouts.batch'),
  ],
  client: [
    action(withQuery(href('/client/secret-shopper'), 'new', '1'), 'orderVisit', 'evaluations.request', {
      branch: ({ id }) => `${href('/client/secret-shopper')}?${new URLSearchParams({ new: '1', branch: id })}`,
    }),
    action(href('/client/secret-shopper/order-many'), 'orderMany', 'evaluations.request'),
    action(href('/client/branches/new'), 'newBranch', 'branches.create'),
    action(href('/client/branches/import'), 'importBranches', 'branches.create'),
    action(href('/client/branches'), 'changeBranch', 'branches.write', {
      branch: ({ id }) => href('/client/branches/:branchId/change', { branchId: id }),
    }),
    action(href('/client/users/invite'), 'inviteMember', 'members.write'),
    action(href('/client/programme/new'), 'newProgramme', 'programmes.write'),
    action(href('/client/document-monitoring/new'), 'newPaper', 'documents.write'),
    action(href('/client/procurement/suppliers/new'), 'newSupplier', 'suppliers.write'),
    action(href('/client/procurement/invoices/new'), 'newSupplierInvoice', 'supplier-invoices.write'),
    action(href('/client/procurement/requests/new'), 'newQuotation', 'suppliers.write'),
    action(href('/client/procurement/orders/new'), 'newPurchaseOrder', 'orders.write'),
    action(href('/client/procurement/transfers/new'), 'newTransfer', 'stock.write'),
    action(href('/client/invoices'), 'payInvoice', 'payments.start', {
      invoice: ({ id }) => href('/client/invoices/:invoiceId', { invoiceId: id }),
    }),
    action(href('/client/invoices'), 'splitInvoice', 'invoices.share', {
      invoice: ({ id }) => href('/client/invoices/:invoiceId/split', { invoiceId: id }),
    }),
  ],
  freelancer: [],
}
