/** Failures of the open platform with their HTTP status. Texts: messages/errors.ts. */
export const partnersErrorStatus = {
  'api.too-many-keys': 409,
  'api.key-made': 409,
  'api.key-unknown': 401,
  'api.scope': 403,
  'api.parameter': 400,
  'api.body': 422,
  'api.body-unreadable': 400,
  'api.cursor': 400,
  'api.idempotency-required': 400,
  'api.idempotency-running': 409,
  'api.idempotency-other': 422,
  'api.version-required': 428,
  'api.version': 412,
  'webhook.too-many': 409,
  'webhook.made': 409,
  'webhook.state': 409,
} as const
