import { once } from 'node:events'
import { createServer, connect } from 'node:net'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { freePort } from '#/platform/free-port.server.ts'
import { PatientPool } from './patient-pool.server.ts'

/** The address of the tests' database through a port without a listener, and a function that opens it. */
async function closedDoor() {
  const url = new URL(inject('ownerUrl'))
  const behind = Number(url.port)
  const port = await freePort()
  url.port = String(port)
  const open = async () => {
    const door = createServer((socket) => {
      const inner = connect(behind, '127.0.0.1')
      socket.pipe(inner).pipe(socket)
      for (const [one, other] of [
        [socket, inner],
        [inner, socket],
      ] as const)
        one.on('error', () => other.destroy())
    })
    door.listen(port, '127.0.0.1')
    await once(door, 'listening')
    return door
  }
  return { url: url.href, open }
}

test('statements that come while the server is being started are answered when it is there', async () => {
  const { url, open } = await closedDoor()
  const pool = new PatientPool({ connectionString: url, max: 2 })
  const asked = [pool.query('select 1 as one'), pool.connect().then((client) => client.release())]
  // a later attempt fails later: the pool's attempts are over by then
  await expect(new pg.Client({ connectionString: url }).connect()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  const door = await open()
  await expect(Promise.all(asked)).resolves.toHaveLength(2)
  await pool.end()
  door.close()
})

test('a server that does not come is told as such after a moment', async () => {
  // why: a free port may be taken by another test meanwhile; on port 1 no server listens
  const url = new URL(inject('ownerUrl'))
  url.port = '1'
  const pool = new PatientPool({ connectionString: url.href, max: 1 })
  await expect(pool.query('select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  await pool.end()
})
