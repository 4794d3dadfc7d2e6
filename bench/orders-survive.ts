import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import pg from 'pg'
import { currentEdition } from '#/domain/terms.ts'
import { newClientKey } from '#/ui/client-key.ts'
import { type Running, startServer } from './processes.ts'
import { nextVisitAt } from './visit-moments.ts'

export type Survival = {
  acknowledged: number
  unanswered: number
  lost: number
  doubled: number
  /** Seconds of the start before the orders, and of the one after the kill. */
  secondsToStart: number
  secondsToReady: number
}
type Answer = { status: number; cookie: string }

const accounts = 12
/** The kill waits until this many orders have been answered, at most a minute. */
const fewestAnswered = 30
const password = 'a-password-for-benchmarks'
const agent = new Agent({ keepAlive: true, maxSockets: accounts })

/** Sends a form as a browser without scripts does. */
const post = ({ port }: Running, path: string, fields: Record<string, string>, cookie = ''): Promise<Answer> =>
  new Promise((done, failed) => {
    const body = new URLSearchParams(fields).toString()
    const headers = {
      origin: `http://localhost:${port}`,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': Buffer.byteLength(body),
      cookie,
    }
    const call = request({ agent, host: '127.0.0.1', port, method: 'POST', path, headers }, (answer) => {
      const set = answer.headers['set-cookie'] ?? []
      answer.on('end', () =>
        done({ status: answer.statusCode ?? 0, cookie: set.map((line) => line.split(';')[0]).join('; ') }),
      )
      answer.on('error', failed)
      answer.resume()
    })
    call.on('error', failed)
    call.end(body)
  })

async function newClient(server: Running, number: number): Promise<string> {
  const email = `client${number}@survival.example`
  const person = { fullName: `Client ${number}`, email, password, confirmPassword: password, userType: 'client' }
  const registered = await post(server, '/signup', { ...person, agreed: currentEdition })
  if (registered.status >= 400) throw new Error(`signing up answered ${registered.status}`)
  const { status, cookie } = await post(server, '/login', { intent: 'sign-in', email, password })
  if (status !== 302) throw new Error(`signing in answered ${status}`)
  return cookie
}

type Order = { clientKey: string; cookie: string; visitAt: string; acknowledged: boolean }

const place = async (server: Running, { clientKey, cookie, visitAt }: Order): Promise<boolean> => {
  const fields = { branchName: 'فرع العليا', branchLocation: 'الرياض', evaluationType: 'basic', notes: '' }
  const { status } = await post(
    server,
    '/client/secret-shopper',
    { intent: 'order', clientKey, visitAt, ...fields },
    cookie,
  )
  return status === 302
}

async function countKeys(dataDir: string, keys: readonly string[]): Promise<{ present: Set<string>; doubled: number }> {
  const secret = readFileSync(join(dataDir, 'postgres-password'), 'utf8').trim()
  const port = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3])
  const owner = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password: secret, database: 'postgres' })
  await owner.connect()
  const text =
    'select client_key, count(*)::int as times from app.mystery_shopping_requests where client_key = any($1) group by 1'
  const { rows } = await owner.query<{ client_key: string; times: number }>(text, [keys])
  await owner.end()
  return { present: new Set(rows.map((row) => row.client_key)), doubled: rows.filter((row) => row.times > 1).length }
}

/**
 * Orders from twelve accounts concurrently and kills server and database meanwhile. Afterwards every acknowledged
 * order must exist, and resending each unacknowledged one must create it exactly once. `end` stops the remaining
 * server.
 */
export async function ordersSurviveKill(
  dataDir: string,
  milliseconds: number,
  end: (last: Running) => Promise<void> = (last) => last.stop(),
): Promise<Survival> {
  const settings = { DATA_DIR: dataDir }
  const began = performance.now()
  const first = await startServer(settings)
  const secondsToStart = (performance.now() - began) / 1000
  const cookies: string[] = []
  for (let number = 0; number < accounts; number++) cookies.push(await newClient(first, number))
  const orders: Order[] = []
  const worker = async (cookie: string) => {
    for (let goesOn = true; goesOn;) {
      const order = { clientKey: newClientKey(), cookie, visitAt: nextVisitAt(), acknowledged: false }
      orders.push(order)
      order.acknowledged = await place(first, order).catch(() => false)
      goesOn = order.acknowledged
    }
  }
  const working = Promise.all(cookies.map(worker))
  await new Promise((done) => setTimeout(done, Math.min(milliseconds, 3000)))
  // why: a loaded machine may have answered none in that time
  const answered = () => orders.filter(({ acknowledged }) => acknowledged).length
  while (answered() < fewestAnswered && performance.now() - began < 60_000)
    await new Promise((done) => setTimeout(done, 50))
  const postmaster = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  process.kill(postmaster, 'SIGKILL')
  await first.stop('SIGKILL')
  await working
  const restarted = performance.now()
  const second = await startServer(settings)
  const secondsToReady = (performance.now() - restarted) / 1000
  const before = await countKeys(
    dataDir,
    orders.map((order) => order.clientKey),
  )
  const unanswered = orders.filter((order) => !order.acknowledged)
  for (const order of unanswered) await place(second, order)
  const after = await countKeys(
    dataDir,
    orders.map((order) => order.clientKey),
  )
  await end(second)
  return {
    acknowledged: orders.length - unanswered.length,
    unanswered: unanswered.length,
    lost: orders.filter((order) => order.acknowledged && !before.present.has(order.clientKey)).length,
    doubled: after.doubled + orders.filter((order) => !after.present.has(order.clientKey)).length,
    secondsToStart,
    secondsToReady,
  }
}
