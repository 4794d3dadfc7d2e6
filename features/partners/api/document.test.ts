import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { document, documented } from '#/tests/api/document.ts'

type Specification = Exclude<Parameters<Validator['validate']>[0], string>

test('the document is valid OpenAPI 3.1 by a validator that knows nothing of this project', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(structuredClone(document))
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
  expect(validator.version).toBe('3.1')
})

test('the validator refuses a document with a fault', async () => {
  const faulty = structuredClone(document) as unknown as {
    paths: Record<string, Record<string, { responses: unknown }>>
  }
  faulty.paths['/company']!['get']!.responses = { soon: {} }
  expect((await new Validator().validate(faulty as unknown as Specification)).valid).toBe(false)
})

test('every operation has a name of its own, and every parameter of a path is described', () => {
  const names = documented.map(({ operationId }) => operationId)
  expect(new Set(names).size).toBe(names.length)
  for (const { path, parameters } of documented) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
    expect(parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(inPath)
  }
})
