import { runtime } from './runtime.server.ts'

type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  required?: string[]
  description?: string
}
type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: Schema
  description?: string
}
type Content = { content?: { [type: string]: { schema: Schema } | undefined } }
type Operation = {
  operationId: string
  summary: string
  parameters: Parameter[]
  requestBody?: Content
  responses: Record<string, Content>
}
type Document = {
  info: { version: string }
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

const literal = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value)
const typeNames: Record<string, string> = {
  integer: 'number',
  number: 'number',
  string: 'string',
  boolean: 'boolean',
  null: 'null',
}
const nameOf = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : literal(name))
const isOpen = ({ additionalProperties }: Schema): boolean =>
  typeof additionalProperties === 'object' || additionalProperties === true

function objectOf(schema: Schema, indent: string): string {
  const { properties = {}, required = [], additionalProperties } = schema
  const entries = Object.entries(properties)
  if (entries.length === 0) {
    if (!isOpen(schema)) return 'Record<string, never>'
    return `Record<string, ${typeof additionalProperties === 'object' ? typeOf(additionalProperties, indent) : 'unknown'}>`
  }
  const inner = `${indent}  `
  const lines = entries.map(([name, type]) => {
    const about = type.description ? `${inner}/** ${type.description.replaceAll('*/', '* /')} */\n` : ''
    return `${about}${inner}${nameOf(name)}${required.includes(name) ? '' : '?'}: ${typeOf(type, inner)}\n`
  })
  return `{\n${lines.join('')}${indent}}`
}

/** The TypeScript type of a JSON schema. */
function typeOf(schema: Schema, indent = ''): string {
  const { $ref: ref, type, enum: values, anyOf, oneOf, items } = schema
  if (ref) return ref.slice(ref.lastIndexOf('/') + 1)
  if ('const' in schema) return literal(schema.const)
  if (values) return values.map(literal).join(' | ')
  const choices = anyOf ?? oneOf
  if (choices) return [...new Set(choices.map((one) => typeOf(one, indent)))].join(' | ')
  if (items) {
    const item = typeOf(items, indent)
    return item.includes(' | ') ? `(${item})[]` : `${item}[]`
  }
  if (Array.isArray(type)) return type.map((one) => typeNames[one] ?? 'unknown').join(' | ')
  if (type === 'object') return objectOf(schema, indent)
  return type === undefined ? 'unknown' : (typeNames[type] ?? 'unknown')
}

const capital = (name: string): string => name[0]!.toUpperCase() + name.slice(1)
const inBraces = /\{(\w+)\}/g

type Method = { types: string[]; text: string }

const answerOf = (operation: Operation): Schema =>
  Object.entries(operation.responses).find(([status]) => /^20[01]$/.test(status))?.[1].content?.['application/json']
    ?.schema ?? {}

const isMedia = ({ responses }: Operation): boolean =>
  responses['200']?.content !== undefined && responses['200'].content['application/json'] === undefined

function queryOf({ operationId, parameters }: Operation): { name: string; type: string } | null {
  const asked = parameters.filter((one) => one.in === 'query')
  if (asked.length === 0) return null
  const name = `${capital(operationId)}Query`
  const properties = Object.fromEntries(
    asked.map((one) => [one.name, { ...one.schema, ...(one.description && { description: one.description }) }]),
  )
  const required = asked.filter((one) => one.required).map((one) => one.name)
  return {
    name,
    type: `export type ${name} = ${objectOf({ properties, required }, '').replaceAll(/^( {2}\w+\?: .*)$/gm, '$1 | undefined')}`,
  }
}

function methodOf(path: string, method: string, operation: Operation): Method {
  const { operationId, parameters, requestBody, summary } = operation
  const ids = [...path.matchAll(inBraces)].map(([, name]) => name!)
  const address = `\`${path.replaceAll(inBraces, (_, name: string) => `\${encodeURIComponent(${name})}`)}\``
  const answer = answerOf(operation)
  const isList = answer.properties?.['data'] !== undefined && answer.properties?.['next'] !== undefined
  const types: string[] = []
  const head = `  /** ${summary} */\n`
  if (method === 'get') {
    const query = queryOf(operation)
    if (query) types.push(query.type)
    const given = [...ids.map((id) => `${id}: string`), ...(query ? [`query: ${query.name} = {}`] : [])].join(', ')
    if (isMedia(operation))
      return {
        types,
        text: `${head}  ${operationId}(${given}): Promise<Response> {\n    return this.open(${address}${query ? ', query' : ''})\n  }\n`,
      }
    const item = isList ? typeOf(answer.properties!['data']!.items!) : typeOf(answer)
    const [call, result] = isList ? ['list', `Page<${item}>`] : ['read', `Answer<${item}>`]
    return {
      types,
      text: `${head}  ${operationId}(${given}): Promise<${result}> {\n    return this.${call}(${address}${query ? ', query' : ''})\n  }\n`,
    }
  }
  const body = requestBody?.content?.['application/json']?.schema ?? { type: 'object' }
  const bodyName = `${capital(operationId)}Body`
  types.push(`export type ${bodyName} = ${typeOf(body)}`)
  const needsVersion = parameters.some((one) => one.in === 'header' && one.name === 'If-Match')
  const options = needsVersion ? 'options: VersionedOptions' : 'options: WriteOptions = {}'
  const given = [...ids.map((id) => `${id}: string`), `body: ${bodyName}`, options].join(', ')
  return {
    types,
    text: `${head}  ${operationId}(${given}): Promise<Answer<${typeOf(answer)}>> {\n    return this.write(${address}, body, options)\n  }\n`,
  }
}

/**
 * A typed client in one file of TypeScript without packages, made from the OpenAPI document. `npm run api-client` writes
 * it, and the server serves it.
 */
export function generateClient(document: object): string {
  const { paths, components, info } = document as Document
  const schemas = Object.entries(components.schemas).map(([name, schema]) => `export type ${name} = ${typeOf(schema)}`)
  const methods = Object.entries(paths).flatMap(([path, at]) =>
    Object.entries(at).map(([method, operation]) => methodOf(path, method, operation)),
  )
  return [
    `// Client of the Itqan API, version ${info.version}. Generated from its OpenAPI document; do not change it.`,
    ...schemas,
    ...methods.flatMap(({ types }) => types),
    runtime.replace('  // METHODS\n', methods.map(({ text }) => text).join('\n')),
  ].join('\n\n')
}
