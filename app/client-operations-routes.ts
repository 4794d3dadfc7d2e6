import { files, pages } from './route-files.ts'

/** Pages of the daily tools of a company: features/operations/. */
export const clientOperationsRoutes = [
  ...pages('client/operations', [
    'admin-task-tracking',
    'admin-task-tracking/duties',
    'admin-task-tracking/duties/new',
    'admin-task-tracking/duties/:dutyId',
    'admin-task-tracking/:taskId',
  ]),
  ...files('client/operations', ['admin-task-tracking/export']),
  ...pages('client/operations', ['secure-password-vault']),
  ...files('client/operations', ['secure-password-vault/write']),
]
