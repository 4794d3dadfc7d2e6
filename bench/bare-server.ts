// Baseline: a bare node:http server for the same statements, without pages, rights, limits or checks.
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { verify } from '@node-rs/argon2'
import pg from 'pg'
import { freshKey, type Recorded, type Statement } from './recorded.ts'

export type BarePlan = { home: string; scenarios: Record<string, Recorded[]> }

const [planFile, port] = process.argv.slice(2) as [string, string]
const plan = JSON.parse(readFileSync(planFile, 'utf8')) as BarePlan
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10, options: '-c search_path=app' })

const bodyOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  let text = ''
  for await (const chunk of request) text += chunk
  return new URLSearchParams(text)
}

const run = async (db: pg.Pool | pg.PoolClient, { text, values }: Statement, key: string): Promise<unknown[]> =>
  (
    await db.query(
      text,
      values.map((value) => (value === freshKey ? key : value)),
    )
  ).rows

async function replay({ reads, transaction }: Recorded): Promise<unknown[][]> {
  const key = randomUUID()
  const rows = await Promise.all(reads.map((statement) => run(pool, statement, key)))
  if (transaction.length === 0) return rows
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const statement of transaction) rows.push(await run(client, statement, key))
    await client.query('commit')
    return rows
  } finally {
    client.release()
  }
}

async function signIn(form: URLSearchParams): Promise<string | null> {
  const { rows } = await pool.query<{ id: string; password: string }>(
    `select u.id, a.password from auth."user" u join auth.account a on a."userId" = u.id where u.email = $1`,
    [form.get('email')],
  )
  if (!rows[0] || !(await verify(rows[0].password, form.get('password') ?? ''))) return null
  const token = randomBytes(24).toString('base64url')
  const text = `insert into auth.session (token, "userId", "expiresAt", "updatedAt") values ($1, $2, now() + interval '1 day', now())`
  await pool.query(text, [createHash('sha256').update(token).digest('hex'), rows[0].id])
  return token
}

const answer = async (request: IncomingMessage, response: ServerResponse) => {
  const [, scenario = '', index = '0'] = request.url!.split('/')
  try {
    if (scenario === 'home') return void response.setHeader('content-type', 'text/html').end(plan.home)
    if (scenario === 'sign-in') {
      const token = await signIn(await bodyOf(request))
      return void response.writeHead(token ? 302 : 422, { location: '/', 'set-cookie': `session=${token}` }).end()
    }
    if (request.method === 'POST') await bodyOf(request)
    const recorded = plan.scenarios[scenario]!
    const rows = await replay(recorded[Number(index) % recorded.length]!)
    response.setHeader('content-type', 'application/json').end(JSON.stringify(rows))
  } catch (error) {
    console.error(error)
    response.writeHead(500).end()
  }
}

createServer((request, response) => void answer(request, response)).listen(Number(port), '127.0.0.1', () =>
  console.log('ready'),
)
