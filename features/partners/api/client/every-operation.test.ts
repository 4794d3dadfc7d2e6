import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { type ApiCompany, apiCompany } from '#/tests/api/company.ts'
import { documented, faultOf } from '#/tests/api/document.ts'
import { valid } from '#/tests/api/samples.ts'
import { world } from '#/tests/world.ts'
import { answerApi } from '../answer-api.server.ts'
import { ItqanApi, ItqanError } from './itqan-api.ts'

const w = await world()
let company: ApiCompany

beforeAll(async () => {
  company = await apiCompany(w)
})

type Method = (...given: unknown[]) => Promise<{ data: { id: string }[] }>
type Seen = { status: number; type: string | null; body: unknown }

test('the generated client calls every operation, and each call is answered as documented', async () => {
  let seen: Seen | undefined
  const api = new ItqanApi({
    origin: 'http://localhost',
    key: company.secret,
    fetch: async (address, init) => {
      await w.owner.query('delete from priv.api_rates; delete from priv.attempts')
      const answer = await answerApi(new Request(address, init), 'network')
      seen = { status: answer.status, type: answer.headers.get('content-type'), body: await answer.clone().json() }
      return answer
    },
  }) as unknown as Record<string, Method>
  const ids = new Map<string, string>()
  const reads = documented.filter(({ method }) => method === 'GET')
  const isOfRecord = ({ path }: { path: string }) => path.includes('{')
  // records are read before a write ends them
  const ordered = [
    ...reads.filter((one) => !isOfRecord(one)),
    ...reads.filter(isOfRecord),
    ...documented.filter(({ method }) => method !== 'GET'),
  ]
  const refused: string[] = []
  for (const operation of ordered) {
    const { operationId, path, parameters, requestBody } = operation
    const id = path.includes('{') ? ids.get(path.split('/')[1]!) : undefined
    const schema = requestBody?.content['application/json']?.schema
    const body =
      schema &&
      fc.sample(
        valid(schema, () => [...ids.values()]),
        { seed: 7, numRuns: 1 },
      )[0]
    const isVersioned = parameters.some(({ name }) => name === 'If-Match')
    const given = [
      ...(path.includes('{') ? [id ?? company.root] : []),
      ...(schema ? [body] : []),
      ...(isVersioned ? [{ ifMatch: '"v1"' }] : []),
    ]
    seen = undefined
    const page = await api[operationId]!(...given).catch((error: unknown) => {
      if (!(error instanceof ItqanError)) throw error
      if (operation.method === 'GET' && id !== undefined) refused.push(`${operationId} ${error.status}`)
      return null
    })
    expect(seen, operationId).toBeDefined()
    expect([operationId, faultOf(operation, { ...seen!, isSparse: false })]).toEqual([operationId, null])
    if (page && Array.isArray(page.data) && page.data[0] && !isOfRecord(operation))
      ids.set(path.split('/')[1]!, page.data[0].id)
  }
  // records that lists show are read
  expect(refused).toEqual([])
  expect(ids.size).toBeGreaterThanOrEqual(14)
})
