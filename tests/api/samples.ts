import fc from 'fast-check'
import { resolved, type Schema } from './document.ts'

/** Ids of records of the company, by the kind that a name asks for (`branch` of `branch_id`); null: of any kind. */
export type Pools = (kind: string | null) => readonly string[]

const long = 'x'.repeat(9000)
/** Texts that programs send by mistake or malice. */
export const hostile: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202e\u0661',
  "'; drop table app.branches; --",
  '{{7*7}}',
  '../../etc/passwd',
  '__proto__',
  long,
  -1,
  0,
  0.5,
  2 ** 31,
  Number.MAX_SAFE_INTEGER,
  1e21,
  -1e308,
  [],
  {},
  [[[[]]]],
  { __proto__: null, constructor: 1 },
  '2026-02-30',
  '9999-12-31',
  '0000-01-01',
  '2026-11-30T25:00:00Z',
  '+272760-01-01T00:00:00Z',
]

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)
const nearNow = fc.integer({ min: -400, max: 400 }).map((days) => Date.now() + days * 86_400_000)

function text({ format, pattern, minLength = 0, maxLength = 40 }: Schema, kind: string | null, pools: Pools) {
  if (format === 'uuid') {
    const ids = [...pools(kind), ...pools(null)]
    return ids.length === 0
      ? fc.uuid()
      : fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...ids) }, { weight: 1, arbitrary: fc.uuid() })
  }
  if (format === 'date') return nearNow.map(dayOf)
  if (format === 'date-time') return nearNow.map((at) => new Date(at).toISOString())
  if (format === 'email') return fc.nat(10 ** 6).map((n) => `fuzz-${n}@example.com`)
  if (format === 'uri') return fc.constant('https://example.com/hook')
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'))
  const words = fc.constantFrom('Olaya', 'قسم', 'Rice 5 kg', '12.5', '1/3', 'g', 'kg', '٣')
  const random = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 40) })
  const edges = [Math.max(1, minLength), Math.min(maxLength, 5000)].map((length) => 'e'.repeat(length))
  return fc.oneof(words, random, fc.constantFrom(...edges))
}

function whole({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema) {
  const min = Math.max(
    minimum ?? (exclusiveMinimum === undefined ? -1000 : exclusiveMinimum + 1),
    Number.MIN_SAFE_INTEGER,
  )
  const max = Math.min(
    maximum ?? (exclusiveMaximum === undefined ? min + 100_000 : exclusiveMaximum - 1),
    Number.MAX_SAFE_INTEGER,
  )
  return fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max))
}

function object(schema: Schema, pools: Pools): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, one]) => [name, valid(one, pools, name.replace(/_ids?$/, ''))]),
  )
  const known = fc.record(model, { requiredKeys: required.filter((name) => name in model) })
  if (typeof additionalProperties !== 'object') return known
  const names = propertyNames ? valid(propertyNames, pools) : fc.constantFrom('a', 'note', 'sales.cash', '__proto__')
  return fc
    .tuple(known, fc.array(fc.tuple(names, valid(additionalProperties, pools)), { maxLength: 3 }))
    .map(([own, more]) => ({ ...own, ...Object.fromEntries(more as [string, unknown][]) }))
}

/** Values that a schema of the document takes, its edges among them. `kind`: of the records whose ids are asked for. */
export function valid(given: Schema, pools: Pools, kind: string | null = null): fc.Arbitrary<unknown> {
  const schema = resolved(given)
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((one) => valid(one, pools, kind)))
  if (schema.allOf) return valid(Object.assign({}, ...schema.allOf.map(resolved)) as Schema, pools, kind)
  const [type] = [schema.type ?? []].flat()
  if (Array.isArray(schema.type) && schema.type.length > 1)
    return fc.oneof(...schema.type.map((one) => valid({ ...schema, type: one }, pools, kind)))
  if (type === 'object') return object(schema, pools)
  if (type === 'array')
    return fc.array(valid(schema.items ?? {}, pools, kind), {
      minLength: schema.minItems ?? 0,
      maxLength: Math.min(schema.maxItems ?? 3, (schema.minItems ?? 0) + 3),
    })
  if (type === 'string') return text(schema, kind, pools)
  if (type === 'integer') return whole(schema)
  if (type === 'number') return fc.oneof(whole(schema), fc.constant(Math.max(schema.minimum ?? 0.25, 0.25)))
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  return fc.jsonValue({ maxDepth: 2 })
}

/** A value with one of its parts replaced by something hostile, left out, or joined by a field of another name. */
export const broken = (schema: Schema, pools: Pools): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      valid(schema, pools),
      fc.constantFrom(...hostile),
      fc.nat(),
      fc.constantFrom('replace', 'replace', 'omit', 'add', 'whole'),
    )
    .map(([value, bad, at, how]) => {
      if (how === 'whole' || typeof value !== 'object' || value === null) return bad
      const copy = structuredClone(value) as Record<string, unknown>
      const names = Object.keys(copy)
      if (how === 'add' || names.length === 0) return { ...copy, ['x'.repeat((at % 3) + 1)]: bad }
      const name = names[at % names.length]!
      if (how === 'omit') return Object.fromEntries(Object.entries(copy).filter(([one]) => one !== name))
      const inner = copy[name]
      if (Array.isArray(inner) && inner.length > 0 && at % 2 === 0) inner[at % inner.length] = bad
      else copy[name] = bad
      return copy
    })
