import type { RouteConfigEntry } from '@react-router/dev/routes'
import { files, pages } from './route-files.ts'

/** Pages of the daily tools of a company: features/operations/. */
export const clientOperationsRoutes: RouteConfigEntry[] = [
  ...pages('client/operations', [
    'document-monitoring',
    'document-monitoring/new',
    'document-monitoring/workers',
    'document-monitoring/workers/new',
    'document-monitoring/workers/:workerId',
    'document-monitoring/:documentId',
    'government-compliance-report',
  ]),
  ...files('client/operations', ['document-monitoring/export', 'document-monitoring/:documentId/file']),
]
