import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { asSystem, type Tx } from '#/db/database.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { listenFor } from '#/platform/live.server.ts'
import { longestMs } from './health.ts'

const why = 'a signal to this server itself, with nobody’s data in it'

const signal = (tx: Tx, to: string) =>
  sql`select pg_notify('live', ${JSON.stringify({ to, type: 'check', id: to })})`.execute(tx)

/** Waits for the signal that `send` causes, under a unique name. */
async function roundTrip(send: (tx: Tx, to: string) => Promise<unknown>): Promise<'passed'> {
  const to = randomUUID()
  let stop = () => {}
  let timer: NodeJS.Timeout | undefined
  const heard = new Promise<void>((resolve, reject) => {
    stop = listenFor(to, (message) => {
      if ('to' in message && message.to === to) resolve()
    })
    timer = setTimeout(() => reject(new Error('no signal came back')), longestMs)
  })
  try {
    await Promise.all([heard, asSystem(why, (tx) => send(tx, to))])
    return 'passed'
  } finally {
    clearTimeout(timer)
    stop()
  }
}

/** Round trip from the database to this server, as notices reach open pages. */
export const checkRealtime = (): Promise<'passed'> => roundTrip(signal)

/** Round trip through the queue: a worker takes a job and answers. */
export const checkQueue = (): Promise<'passed'> => roundTrip((tx, to) => enqueue(tx, 'health.answer', { signalId: to }))

/** Handler of that job. */
export const answerHealthCheck = ({ signalId }: { signalId: string }): Promise<void> =>
  asSystem(why, async (tx) => {
    await signal(tx, signalId)
  })
