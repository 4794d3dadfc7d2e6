import { prefix } from '@react-router/dev/routes'
import { files, pages } from './route-files.ts'

/** Pages of the daily tools of a company: features/operations/. */
export const clientOperationsRoutes = [
  ...pages('client/operations', [
    'document-monitoring',
    'document-monitoring/new',
    'document-monitoring/calendar',
    'document-monitoring/folders',
    'document-monitoring/workers',
    'document-monitoring/workers/new',
    'document-monitoring/workers/:workerId',
    'document-monitoring/:documentId',
    'government-compliance-report',
    'government-compliance-report/documents',
    'daily-operations-report',
    'daily-operations-report/list',
    'daily-operations-report/template',
    'daily-operations-report/template/branches',
    'daily-operations-report/template/field',
    'daily-operations-report/template/fields',
    'daily-operations-report/:branchId/:day/:shift',
  ]),
  ...files('client/operations', [
    'daily-operations-report/export',
    'daily-operations-report/journal',
    'daily-operations-report/document',
    'daily-operations-report/:branchId/:day/:shift/document',
    'government-compliance-report/documents/:complianceId/:lang',
  ]),
  ...pages('client/operations', [
    'admin-task-tracking',
    'admin-task-tracking/calendar',
    'admin-task-tracking/duties',
    'admin-task-tracking/duties/new',
    'admin-task-tracking/duties/:dutyId',
    'admin-task-tracking/:taskId',
  ]),
  ...files('client/operations', ['document-monitoring/export', 'document-monitoring/:documentId/file']),
  ...files('client/operations', ['admin-task-tracking/export']),
  ...pages('client/operations', ['audits', 'audits/plan', 'audits/gap', 'audits/:auditId']),
  ...files('client/operations', ['audits/export', 'audits/:auditId/pdf']),
  ...pages('client/operations', ['secure-password-vault']),
  ...files('client/operations', ['secure-password-vault/write']),
]

/** Pages filled in on a phone, full screen and also without a connection. */
export const clientFieldRoutes = prefix('client/field', [
  ...pages('client/operations/field', [
    'daily/:branchId/:day/:shift',
    'audit/:auditId',
    'task/:actionId',
    'count/:countId',
    'papers/:branchId',
    'cook/:recipeId',
    'receive/order/:orderId',
    'receive/branch/:branchId',
  ]),
  ...files('client/operations/field', [
    'saves',
    'pages',
    'audit-saves',
    'count-saves',
    'audit-photos',
    'action-finish',
    'receipt-posts',
    'receipt-photos',
    'papers/:branchId/:documentId',
    'cook/:recipeId/:photoId',
  ]),
])
