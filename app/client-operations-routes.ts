import type { RouteConfigEntry } from '@react-router/dev/routes'

/** Pages of the daily tools of a company: features/operations/. */
export const clientOperationsRoutes: RouteConfigEntry[] = []
