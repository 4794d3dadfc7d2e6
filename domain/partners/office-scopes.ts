import type { Permission } from '../permissions.ts'
import type { StaffArea } from '../staff-cells.ts'
import type { ApiScope } from './api-scopes.ts'

/**
 * Scopes of the keys of our own team's programs: each reads one area of the office across companies. Nothing is written by such a key
 * (decision 110). Names are those of the keys of companies where they mean the same records.
 */
export const officeScopes = {
  'company:read': { area: 'clients', needs: 'clients.read' },
  'requests:read': { area: 'requests', needs: 'evaluations.read' },
  'reports:read': { area: 'review', needs: 'reports.read' },
  'certificates:read': { area: 'certificates', needs: 'certificates.read' },
  'invoices:read': { area: 'invoices', needs: 'invoices.read' },
  'payments:read': { area: 'invoices', needs: 'payments.read' },
} as const satisfies Partial<Record<ApiScope, { area: StaffArea; needs: Permission }>>
export type OfficeScope = keyof typeof officeScopes
export const officeScopeNames = Object.keys(officeScopes) as [OfficeScope, ...OfficeScope[]]
export const isOfficeScope = (name: string): name is OfficeScope => Object.hasOwn(officeScopes, name)

/** Areas that a key with these scopes reads, as the cells of a role. */
export const cellsOfScopes = (scopes: readonly OfficeScope[]): Partial<Record<StaffArea, 'read'>> =>
  Object.fromEntries(scopes.map((scope) => [officeScopes[scope].area, 'read']))

/** Permissions of a key with these scopes: those of the scopes alone, although two scopes may share an area. */
export const officePermissionsOf = (scopes: readonly OfficeScope[]): ReadonlySet<Permission> =>
  new Set(scopes.map((scope) => officeScopes[scope].needs))

/** Days after which a key of our own programs ends; each has an end, because it reads all companies. */
export const officeKeyLives = ['30', '90', '365'] as const

/** Keys of our own programs in use at once. */
export const mostOfficeKeys = 30
