import { prefix } from '@react-router/dev/routes'
import { files, pages } from './route-files.ts'

/** Pages of the daily tools of a company: features/operations/. */
export const clientOperationsRoutes = [
  ...pages('client/operations', [
    'daily-operations-report',
    'daily-operations-report/list',
    'daily-operations-report/template',
    'daily-operations-report/:branchId/:day/:shift',
  ]),
  ...files('client/operations', ['daily-operations-report/export']),
]

/** Pages filled in on a phone, full screen and also without a connection. */
export const clientFieldRoutes = prefix('client/field', [
  ...pages('client/operations/field', ['daily/:branchId/:day/:shift']),
  ...files('client/operations/field', ['saves', 'pages']),
])
