import { files, pages } from './route-files.ts'

/** Pages of clients about reports, insights, alerts and corrective actions: a part of routes.ts. */
export const clientReportingRoutes = [
  ...pages('client/reporting', [
    'reports',
    'reports/alerts',
    'reports/branches',
    'reports/levels',
    'reports/returns',
    'reports/mailings',
    'reports/mailings/new',
    'reports/mailings/:mailingId',
    'reports/trend',
    'reports/compare',
    'reports/answers',
    'reports/:reportId',
    'alerts',
    'alerts/settings',
    'alerts/:alertId',
    'tasks',
    'tasks/figures',
    'tasks/new',
    'tasks/:actionId',
    'reports/:reportId/document/progress',
  ]),
  ...files('client/reporting', [
    'reports/export',
    'reports/returns/export',
    'reports/deck',
    'alerts/export',
    'tasks/export',
    'tasks/owners',
    'reports/:reportId/disputes',
    'reports/:reportId/document',
    'reports/:reportId/wall-document',
  ]),
]
