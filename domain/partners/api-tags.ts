/** Groups of operations of the API, in the order of the reference. */
export const apiTags = [
  'company',
  'branches',
  'members',
  'requests',
  'reports',
  'actions',
  'certificates',
  'money',
  'daily',
  'documents',
  'kitchen',
  'orders',
  'bulk',
  'webhooks',
  'realtime',
  'storage',
  'functions',
] as const
export type ApiTag = (typeof apiTags)[number]
