import { expect, test } from 'vitest'
import { openSession } from '#/platform/auth.server.ts'
import { world } from './world.ts'

const here = await world()

/** All rows of an account, without unique values. */
async function rowsOf(id: string): Promise<Record<string, unknown>> {
  const { rows: tables } = await here.owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('app', 'auth') order by 1`,
  )
  const found: Record<string, unknown> = {}
  for (const { name } of tables) {
    const { rows } = await here.owner.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from ${name} t where to_jsonb(t)::text like '%' || $1 || '%'`,
      [id],
    )
    const text = JSON.stringify(rows.map(({ row }) => ({ ...row, email: 'email', password: typeof row['password'] })))
    if (rows.length > 0)
      found[name] = text
        .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f-]{22}/g, 'id')
        .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(\+00:00|Z)/g, 'time')
  }
  return found
}

test.each(['admin', 'client', 'shopper', 'freelancer'] as const)(
  'a test’s %s with the password of another has the rows of a registration, and signs in',
  async (type) => {
    const password = `the-password-of-each-${type}`
    const [made, copied] = [await here[type]({ password }), await here[type]({ password })]
    const rows = await rowsOf(made.id)
    expect(Object.keys(rows)).toEqual(expect.arrayContaining(['app.profiles', 'auth."user"', 'auth.account']))
    expect(await rowsOf(copied.id)).toEqual(rows)
    expect(await openSession(copied.email, password, { userAgent: 'test', network: 'test' })).toMatchObject({
      profileId: copied.id,
    })
  },
)
