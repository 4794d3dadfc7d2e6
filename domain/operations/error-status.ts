/** Failures of the daily tools, part of `errorStatus`. */
export const operationsErrorStatus = {
  'compliance.empty': 409,
  'vault.verify-first': 403,
  'vault.refused': 422,
  'vault.person-gone': 409,
  'duty.closed': 409,
  'duty.too-many': 409,
  'duty.proof-required': 422,
  'daily.branch-closed': 409,
  'daily.closed': 409,
  'daily.counted': 409,
  'daily.future': 422,
  'daily.not-signed': 409,
  'daily.own-signature': 403,
  'daily.too-old': 422,
  'daily.value': 422,
} as const
