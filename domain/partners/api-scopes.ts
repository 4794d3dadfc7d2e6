import type { Permission } from '../permissions.ts'

/**
 * Scopes of an API key with the permissions of members that each gives. Of the permissions of owners alone a key can
 * have those of webhooks (decision 96) and of the exchange (decision 110); it cannot make keys, change the team, or see the vault. Writing includes reading.
 * Records of a branch come with the right to see their branch, whose name they show.
 */
const reads = {
  'company:read': ['company.read'],
  'branches:read': ['branches.read'],
  'members:read': ['members.read'],
  'requests:read': ['branches.read', 'evaluations.read', 'evaluations.foresee', 'evaluations.costs'],
  'reports:read': ['branches.read', 'evaluations.read', 'reports.read'],
  'actions:read': ['actions.read', 'branches.read'],
  'certificates:read': ['branches.read', 'certificates.read'],
  'invoices:read': ['invoices.read'],
  'payments:read': ['payments.read'],
  'daily:read': ['branches.read', 'daily.read', 'daily-work.read', 'daily-money.read'],
  'orders:read': ['branches.read', 'orders.read', 'suppliers.read'],
  'documents:read': ['branches.read', 'documents.all', 'documents.read'],
  'kitchen:read': ['branches.read', 'kitchen.read', 'kitchen.costs'],
  'webhooks:read': ['branches.read', 'webhooks.read'],
  'realtime:read': ['company.read'],
  'storage:read': ['company.read'],
  'exchange:read': ['exchange.read'],
  'functions:call': ['company.read'],
} as const satisfies Record<string, readonly Permission[]>

export const apiScopes = {
  ...reads,
  'company:write': [...reads['company:read'], 'nodes.write'],
  'branches:write': [...reads['branches:read'], 'branches.create', 'branches.write', 'nodes.write'],
  'members:write': [...reads['members:read'], 'members.write'],
  'requests:write': [
    ...reads['requests:read'],
    'evaluations.request',
    'evaluations.reschedule',
    'evaluations.withdraw',
  ],
  'reports:write': [...reads['reports:read'], 'reports.reply'],
  'daily:write': [...reads['daily:read'], 'daily.write'],
  'orders:write': [...reads['orders:read'], 'orders.write'],
  'documents:write': [...reads['documents:read'], 'documents.write'],
  'kitchen:write': [...reads['kitchen:read'], 'kitchen.prices', 'kitchen.publish', 'kitchen.write', 'menu.sold-out'],
  'actions:write': [...reads['actions:read'], 'actions.write'],
  'webhooks:write': [...reads['webhooks:read'], 'webhooks.write'],
  'exchange:write': [...reads['exchange:read'], 'exchange.write'],
} as const satisfies Record<string, readonly Permission[]>
export type ApiScope = keyof typeof apiScopes
export const apiScopeNames = Object.keys(apiScopes) as ApiScope[]
export const isApiScope = (name: string): name is ApiScope => Object.hasOwn(apiScopes, name)

/** Permissions of a key with these scopes, each once, in a stable order. */
export const permissionsOf = (scopes: readonly ApiScope[]): Permission[] =>
  [...new Set<Permission>(scopes.flatMap((scope) => apiScopes[scope]))].sort()

/** Whether a key with these scopes may call an operation that asks for one: writing includes reading. */
export const coversScope = (scopes: readonly string[], wanted: ApiScope): boolean =>
  scopes.includes(wanted) || scopes.includes(wanted.replace(/:read$/, ':write'))

/** Limit of each key: one request every half second on average, 30 at the same moment (security.md P20). */
export const apiRate = { perMinute: 120, burst: 30 } as const

/** Permissions of owners alone that a key can have: what it sends reaches no further than the key itself. */
export const ownersScopes = [
  'webhooks.read',
  'webhooks.write',
  'exchange.read',
  'exchange.write',
] as const satisfies readonly Permission[]

/** Hours for which the secret before a rotation stays valid. */
export const oldSecretHours = 24

/** Keys in use that a company can have. */
export const mostApiKeys = 50
