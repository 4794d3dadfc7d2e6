import { createServer } from 'node:net'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { freePort } from '#/platform/free-port.server.ts'
import { startSentence } from './start-sentence.ts'

const failure = async (work: () => Promise<unknown>): Promise<unknown> => {
  try {
    await work()
  } catch (error) {
    return error
  }
  throw new Error('nothing failed')
}
const listen = (port: number, host: string) =>
  new Promise<ReturnType<typeof createServer>>((done, failed) => {
    const server = createServer()
    server.once('error', failed)
    server.listen(port, host, () => done(server))
  })
const connect = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
}

test('a port that is taken and an address that is not ours are named in one sentence', async () => {
  const at = { HOST: '127.0.0.1', PORT: await freePort() }
  const first = await listen(at.PORT, at.HOST)
  expect(startSentence(await failure(() => listen(at.PORT, at.HOST)), at)).toBe(
    `The port ${at.PORT} is taken: stop the program that listens there, or set another PORT.`,
  )
  first.close()
  const elsewhere = { HOST: '192.0.2.1', PORT: at.PORT }
  expect(startSentence(await failure(() => listen(elsewhere.PORT, elsewhere.HOST)), elsewhere)).toMatch(
    /^The address 192\.0\.2\.1 does not belong to this machine/,
  )
})

test('a database that does not answer, refuses the login or is not there is named in one sentence', async () => {
  const at = { HOST: '127.0.0.1', PORT: 3000 }
  const url = new URL(inject('ownerUrl'))
  url.password = 'wrong'
  const missing = new URL(inject('ownerUrl'))
  missing.pathname = '/not_there'
  for (const address of [`postgres://u:p@127.0.0.1:${await freePort()}/x`, url.href, missing.href])
    expect(startSentence(await failure(() => connect(address)), at)).toMatch(/^The database cannot be used: [^\n]+\.$/)
})

test('an error of our own making keeps its stack trace', () => {
  expect(startSentence(new TypeError('x is not a function'), { HOST: '::', PORT: 3000 })).toBeNull()
})
