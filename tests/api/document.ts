import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { openApiDocument } from '#/features/partners/api/openapi.server.ts'

export type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  prefixItems?: Schema[]
  properties?: Record<string, Schema>
  propertyNames?: Schema
  additionalProperties?: boolean | Schema
  required?: string[]
  default?: unknown
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}
type Content = Record<string, { schema: Schema }>
type Operation = {
  operationId: string
  parameters: { name: string; in: string; required: boolean; schema: Schema }[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}

/** An operation as the document says it. */
export type Documented = Operation & { method: string; path: string }

export const origin = 'http://localhost'
export const document = openApiDocument(origin) as {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

const isStream = ({ responses }: Operation): boolean =>
  Object.values(responses).some(({ content = {} }) => 'text/event-stream' in content)

/** Every operation of the document that answers once; streams of events are excluded by their documented content type. */
export const documented: readonly Documented[] = Object.entries(document.paths).flatMap(([path, at]) =>
  Object.entries(at).flatMap(([method, operation]) =>
    isStream(operation) ? [] : [{ ...operation, method: method.toUpperCase(), path }],
  ),
)

/** A schema of the document behind its references. */
export const resolved = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : resolved(document.components.schemas[schema.$ref.split('/').at(-1)!]!)

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true })
addFormats.default(ajv)
ajv.addSchema(document, 'api')
const compiled = new Map<string, ValidateFunction>()
const pointer = (part: string): string =>
  part.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')

function validatorOf(path: string[]): ValidateFunction {
  const key = path.map(pointer).join('/')
  const known = compiled.get(key) ?? ajv.compile({ $ref: `api#/${key}` })
  compiled.set(key, known)
  return known
}

type Answered = { status: number; type: string | null; body: unknown; isSparse: boolean }

/**
 * Why an answer is not one that the document describes for its operation; null: it is. Of a sparse answer (parameter
 * `fields`) the left-out fields are no fault.
 */
export function faultOf(
  { method, path, responses }: Documented,
  { status, type, body, isSparse }: Answered,
): string | null {
  const said = responses[status]
  if (!said) return `the status ${status} is not documented`
  if (!said.content) return body === null ? null : 'a body is not documented'
  const mediaType = (type ?? '').split(';')[0]!
  if (!(mediaType in said.content)) return `the type ${mediaType} is not documented`
  if (!/[/+]json$/.test(mediaType)) return null
  const check = validatorOf([
    'paths',
    path,
    method.toLowerCase(),
    'responses',
    String(status),
    'content',
    mediaType,
    'schema',
  ])
  if (check(body)) return null
  const errors = check.errors!.filter(({ keyword }) => !(isSparse && status === 200 && keyword === 'required'))
  return errors.length === 0 ? null : ajv.errorsText(errors)
}
