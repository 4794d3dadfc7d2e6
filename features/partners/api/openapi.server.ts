import { z } from 'zod'
import { apiScopeNames } from '#/domain/partners/api-scopes.ts'
import { testEvent, webhookEventNames } from '#/domain/partners/webhook-events.ts'
import { apiKeyMessages } from '#/messages/partners/api-keys.ts'
import { webhookMessages } from '#/messages/partners/webhooks.ts'
import type { ApiOperation } from './operation.ts'
import { apiOperations, mediaOperations } from './operations.server.ts'

type Schema = Record<string, unknown>
const plain = (schema: Schema): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([name]) => name !== '$schema'))
const schemaOf = (type: z.ZodType, io: 'input' | 'output'): Schema => plain(z.toJSONSchema(type, { io }))
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

const inPath = /\{(\w+)\}/g

function parametersOf({ path, query }: ApiOperation): Schema[] {
  const ids = [...path.matchAll(inPath)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', format: 'uuid' },
  }))
  const { properties = {}, required = [] } = schemaOf(query, 'input') as {
    properties?: Record<string, Schema>
    required?: string[]
  }
  const asked = Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(typeof description === 'string' && { description }),
    schema,
  }))
  return [...ids, ...asked]
}

const header = (name: string, required: boolean, description: string): Schema => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
})

const headersOf = ({ method, needsVersion, changesNothing }: ApiOperation): Schema[] => [
  ...(method === 'post' && !changesNothing
    ? [header('Idempotency-Key', true, 'Chosen by you. The same call again gets the same answer for 48 hours.')]
    : []),
  ...(needsVersion ? [header('If-Match', true, 'ETag of the record as you read it.')] : []),
]

const problem = (description: string): Schema => ({
  description,
  content: { 'application/problem+json': { schema: ref('Problem') } },
})

const answerSchema = (operation: ApiOperation): Schema =>
  operation.isList
    ? {
        type: 'object',
        properties: { data: { type: 'array', items: ref(operation.schema) }, next: { type: ['string', 'null'] } },
        required: ['data', 'next'],
      }
    : ref(operation.schema)

const operationOf = (operation: ApiOperation): Schema => ({
  operationId: operation.id,
  tags: [operation.tag],
  summary: operation.summary.en,
  'x-summary-ar': operation.summary.ar,
  security: [{ key: [operation.scope] }, { oauth: [operation.scope] }],
  'x-scope': operation.scope,
  parameters: [...parametersOf(operation), ...headersOf(operation)],
  ...(operation.body && {
    requestBody: { required: true, content: { 'application/json': { schema: schemaOf(operation.body, 'input') } } },
  }),
  responses: {
    [operation.status]: {
      description: 'The answer.',
      content: operation.media
        ? { [operation.media.type]: { schema: { type: 'string' } } }
        : { 'application/json': { schema: answerSchema(operation) } },
    },
    ...(operation.method === 'get' &&
      !operation.media && { 304: { description: 'You have the newest answer (If-None-Match).' } }),
    400: problem('A parameter, cursor or header is not valid.'),
    401: problem('The key is missing, unknown, expired or revoked.'),
    403: problem('The key does not have the scope, or the plan does not include the API.'),
    404: problem('There is no such record, or the key does not see it.'),
    ...(operation.method === 'post' && {
      409: problem('The step is not possible now.'),
      413: problem('The body is larger than 100 kB; of an import or a file, than 10 MB.'),
      415: problem('The body says that it is no JSON.'),
      422: problem('A field is not valid.'),
    }),
    ...(operation.needsVersion && {
      412: problem('The record has changed since you read it.'),
      428: problem('If-Match is missing.'),
    }),
    429: problem('The limit of the key is reached; Retry-After says when to go on.'),
  },
})

const problemSchema: Schema = {
  type: 'object',
  properties: {
    type: { type: 'string', format: 'uri' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { field: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
        required: ['field', 'code', 'message'],
      },
    },
    request_id: { type: 'string', format: 'uuid' },
  },
  required: ['type', 'title', 'status', 'code', 'request_id'],
}

const messageSchema: Schema = {
  type: 'object',
  description: 'Body of a message to an endpoint, signed by the Standard Webhooks specification.',
  properties: {
    type: { type: 'string', enum: [...webhookEventNames, testEvent] },
    timestamp: { type: 'string', format: 'date-time', description: 'When it happened.' },
    data: {
      type: 'object',
      properties: {
        id: { type: ['string', 'null'], description: 'Id of the record.' },
        step: { type: ['string', 'null'], description: 'What happened to it.' },
        branch_id: { type: ['string', 'null'] },
        company_id: { type: 'string' },
        url: { type: ['string', 'null'], description: 'Where the API reads the record.' },
      },
      required: ['company_id'],
    },
  },
  required: ['type', 'timestamp', 'data'],
}

/** What endpoints receive, event by event. */
const webhooks = (): Schema =>
  Object.fromEntries(
    webhookEventNames.map((event) => [
      event,
      {
        post: {
          summary: webhookMessages[`event_${event}`].en,
          'x-summary-ar': webhookMessages[`event_${event}`].ar,
          parameters: [
            header('webhook-id', true, 'Id of the message, the same on each attempt.'),
            header('webhook-timestamp', true, 'Seconds since 1970 of this attempt.'),
            header('webhook-signature', true, 'One or two signatures with a space between: v1,base64.'),
          ],
          requestBody: { required: true, content: { 'application/json': { schema: ref('WebhookMessage') } } },
          responses: { 200: { description: 'Any 2xx within 15 seconds. 410 disables the endpoint.' } },
        },
      },
    ]),
  )

function schemas(): Schema {
  const found: Schema = { Problem: problemSchema, WebhookMessage: messageSchema }
  for (const { schema, answer, isList } of apiOperations) {
    const type = isList ? ((answer as z.ZodObject).shape['data'] as z.ZodArray<z.ZodType>).element : answer
    found[schema] = schemaOf(type, 'output')
  }
  return found
}

/** The OpenAPI 3.1 document of the API, made from the schemas that check its calls. */
export function openApiDocument(origin: string): Schema {
  const paths: Record<string, Schema> = {}
  for (const operation of [...apiOperations, ...mediaOperations])
    paths[operation.path] = { ...paths[operation.path], [operation.method]: operationOf(operation) }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Itqan API',
      version: '1',
      description: 'Read, order and keep records with the keys of your company.',
    },
    servers: [{ url: `${origin}/api/v1` }],
    paths,
    webhooks: webhooks(),
    components: {
      schemas: schemas(),
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: `Scopes: ${apiScopeNames.join(', ')}` },
        oauth: {
          type: 'oauth2',
          description: 'client_id is the id of a key, client_secret its secret. A token lives for an hour.',
          flows: {
            clientCredentials: {
              tokenUrl: `${origin}/api/v1/oauth/token`,
              scopes: Object.fromEntries(apiScopeNames.map((name) => [name, apiKeyMessages[`scope_${name}`].en])),
            },
          },
        },
      },
    },
  }
}
