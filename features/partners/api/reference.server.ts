import type { ApiTag } from '#/domain/partners/api-tags.ts'
import { apiOperations, mediaOperations } from './operations.server.ts'
import { openApiDocument } from './openapi.server.ts'
import type { Text } from '#/domain/text.ts'

/** A field or parameter as the reference shows it. */
export type ReferenceField = { name: string; type: string; required: boolean; about: Text | null }
export type ReferenceOperation = {
  id: string
  tag: ApiTag
  method: 'GET' | 'POST'
  path: string
  scope: string
  summary: Text
  parameters: ReferenceField[]
  body: ReferenceField[]
  answer: ReferenceField[]
  isList: boolean
  needsVersion: boolean
  /** Takes an Idempotency-Key. */
  takesKey: boolean
}

type Schema = {
  type?: string | string[]
  format?: string
  enum?: string[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  description?: string
  'x-description-ar'?: string
}

/** Short name of a type: its format, its values, or its kind. */
function typeOf(schema: Schema): string {
  const { type, format, enum: values, anyOf, items } = schema
  if (anyOf) return anyOf.map(typeOf).join(' | ')
  if (values) return values.join(' | ')
  if (items) return `${typeOf(items)}[]`
  return format ?? (Array.isArray(type) ? type.join(' | ') : (type ?? 'object'))
}

const aboutOf = (schema: Schema): Text | null =>
  schema.description ? { en: schema.description, ar: schema['x-description-ar'] ?? schema.description } : null

const fieldsOf = ({ properties = {}, required = [] }: Schema): ReferenceField[] =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    type: typeOf(schema),
    required: required.includes(name),
    about: aboutOf(schema),
  }))

type Documented = {
  parameters: { name: string; in: string; required: boolean; description?: string; schema: Schema }[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
}
type Document = { paths: Record<string, Record<string, Documented>>; components: { schemas: Record<string, Schema> } }

/** The reference of the API, read from its document so that both say the same. */
export function readReference(): ReferenceOperation[] {
  const { paths, components } = openApiDocument('') as Document
  return [...apiOperations, ...mediaOperations].map(
    ({ id, tag, method, path, scope, summary, schema, isList, needsVersion, changesNothing }) => {
      const { parameters, requestBody } = paths[path]![method]!
      return {
        id,
        tag,
        method: method === 'get' ? 'GET' : 'POST',
        path,
        scope,
        summary,
        parameters: parameters
          .filter((one) => one.in === 'query')
          .map(({ name, required, description, schema: type }) => ({
            name,
            type: typeOf(type),
            required,
            about: aboutOf({ ...(description && { description }), ...type }),
          })),
        body: requestBody ? fieldsOf(requestBody.content['application/json'].schema) : [],
        answer: fieldsOf(components.schemas[schema] ?? {}),
        isList,
        needsVersion,
        takesKey: method === 'post' && !changesNothing,
      }
    },
  )
}
