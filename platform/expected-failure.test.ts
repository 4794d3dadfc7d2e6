import { sql } from 'kysely'
import pg from 'pg'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { asActor, readAs, visitor } from '#/db/database.server.ts'
import { AppError } from '#/domain/errors.ts'
import { someInfo } from '#/tests/some-info.ts'
import { world } from '#/tests/world.ts'
import { expectedFailure } from './expected-failure.server.ts'
import { pageData, plainAction, publicFormAction } from './form-action.server.ts'
import { requestInfo } from './request-context.ts'

await world()
const info = someInfo()
const context = new RouterContextProvider()
context.set(requestInfo, info)

/** Statements that the real database refuses. */
const statements = {
  '22021': sql`select ${'a\0b'}::text`,
  '22P02': sql`select ${'x'}::uuid`,
  '22P05': sql`select ${'"\\u0000"'}::jsonb ->> 0`,
  '22003': sql`select ${'99999999999'}::int`,
  '22007': sql`select ${'x'}::timestamptz`,
  '22008': sql`select ${'2026-13-01'}::date`,
}
const failing = (code: keyof typeof statements) =>
  readAs(visitor, async (tx) => void (await statements[code].execute(tx)))
const codes = Object.keys(statements) as (keyof typeof statements)[]

test.each(codes)('%s of the database is the sender’s mistake', async (code) => {
  const error: unknown = await failing(code).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code })
  expect(expectedFailure(error)).toMatchObject({ code: 'bad-value', status: 400 })
})

test('a statement that takes too long asks to come again', async () => {
  const ended: unknown = await asActor(visitor, async (tx) => {
    await sql`set local statement_timeout = 1`.execute(tx)
    await sql`select pg_sleep(1)`.execute(tx)
  }).catch((thrown: unknown) => thrown)
  expect(ended).toMatchObject({ code: '57014' })
  expect(expectedFailure(ended)).toMatchObject({ code: 'server-busy', status: 503 })
})

test('another failure of the database is a bug', async () => {
  const error: unknown = await readAs(visitor, (tx) => sql`select 1 / 0`.execute(tx)).catch((thrown: unknown) => thrown)
  expect(expectedFailure(error)).toBe(null)
  expect(expectedFailure(new Error('x'))).toBe(null)
})

const formOf = (fields: Record<string, string>) =>
  new Request('http://localhost/', { method: 'POST', body: new URLSearchParams(fields) })

test.each(codes)('a form whose verb gets %s keeps what was typed', async (code) => {
  const action = publicFormAction(z.strictObject({ reason: z.string() }), () => failing(code))
  const answer = await action({ request: formOf({ reason: 'typed' }), context, params: {} })
  expect(answer).toMatchObject({
    data: { ok: false, problem: { code: 'bad-value' }, values: { reason: 'typed' } },
    init: { status: 400 },
  })
})

test('a NUL is named by its field, never reaches the verb, and the rest stays typed', async () => {
  const action = publicFormAction(z.strictObject({ reason: z.string(), name: z.string() }), () => {
    throw new Error('was called')
  })
  const answer = await action({ request: formOf({ reason: 'ty\0ped', name: 'Ali' }), context, params: {} })
  expect(answer).toMatchObject({
    data: { ok: false, fields: { reason: 'bad-characters' }, values: { reason: 'typed', name: 'Ali' } },
    init: { status: 400 },
  })
})

const url = new URL('http://localhost/')
test.each([
  [{ invoiceId: 'x' }, 404],
  [{ invoiceId: '1e400' }, 404],
  [{ shopperId: '01900000-0000-7000-8000-000000000000', taskId: '-1' }, 404],
  [{ invoiceId: '01900000-0000-7000-8000-000000000000' }, 200],
  [{ publicId: 'x', token: 'y' }, 200],
])('a page of the ids %o answers %i', async (params, status) => {
  for (const asked of [pageData(() => 'page'), plainAction(() => 'page')]) {
    const answer: unknown = await asked({ params, context, url }).catch((thrown: unknown) => thrown)
    expect(answer).toEqual(
      status === 200 ? 'page' : expect.objectContaining({ init: { status }, data: { code: 'not-found', details: {} } }),
    )
  }
})

test('a limit notes how long to wait', async () => {
  const page = pageData(() => Promise.reject(new AppError('too-many-attempts', { seconds: 42 })))
  await expect(page({ params: {}, context, url })).rejects.toMatchObject({ init: { status: 429 } })
  expect(info.wait).toBe(42)
})

test.each([
  new pg.DatabaseError('terminating connection due to administrator command', 0, 'error'),
  new Error('Connection terminated unexpectedly'),
  new Error('Query read timeout'),
  new Error('timeout exceeded when trying to connect'),
  Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' }),
])('a database that is away asks to come again: %s', (error) => {
  if (error instanceof pg.DatabaseError) error.code = '57P01'
  expect(expectedFailure(error)).toMatchObject({ code: 'server-busy', status: 503 })
})

test('a full disk of the database is told as one, and a bug stays one', () => {
  const full = Object.assign(new pg.DatabaseError('could not extend file', 0, 'error'), { code: '53100' })
  expect(expectedFailure(full)).toMatchObject({ code: 'storage.full', status: 507 })
  expect(expectedFailure(new Error('x is not a function'))).toBeNull()
})
