import { files, pages } from './route-files.ts'

/** Pages of the daily tools of a company: features/operations/. */
export const clientOperationsRoutes = [
  ...pages('client/operations', [
    'document-monitoring',
    'document-monitoring/new',
    'document-monitoring/workers',
    'document-monitoring/workers/new',
    'document-monitoring/workers/:workerId',
    'document-monitoring/:documentId',
    'government-compliance-report',
    'admin-task-tracking',
    'admin-task-tracking/duties',
    'admin-task-tracking/duties/new',
    'admin-task-tracking/duties/:dutyId',
    'admin-task-tracking/:taskId',
  ]),
  ...files('client/operations', ['document-monitoring/export', 'document-monitoring/:documentId/file']),
  ...files('client/operations', ['admin-task-tracking/export']),
  ...pages('client/operations', ['secure-password-vault']),
  ...files('client/operations', ['secure-password-vault/write']),
]
