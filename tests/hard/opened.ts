import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '#/platform/free-port.server.ts'
import { programs } from '#/db/cluster-folder.server.ts'
import { startEmbedded } from '#/db/embedded.server.ts'
import { launch, type Running } from '#/db/postmaster.server.ts'
import { type Owner, ownerOf, ownerOfFolder } from './owner.ts'
import { secret, type Server, startServer, untilReady } from './server.ts'
import { makeWorld, type World } from './world.ts'

export type Opened = {
  server: Server
  port: number
  dataDir: string
  env: Record<string, string>
  owner: Owner
  world: World
}

const small = { clients: 1, shoppers: 1 }

/** A server on its embedded database in a folder, with accounts. */
export async function openEmbedded(folder: string, more: Record<string, string> = {}, size = small): Promise<Opened> {
  const dataDir = join(folder, 'data')
  const port = await freePort()
  const env = { DATA_DIR: dataDir, ...more }
  const server = startServer(port, env)
  await untilReady(server)
  const owner = ownerOfFolder(dataDir)
  return { server, port, dataDir, env, owner, world: await makeWorld(server, owner, env, size) }
}

/** A PostgreSQL of the driver's own, which it stops and starts on the same port. */
export type OwnDatabase = { url: string; pid: () => number; stop: () => Promise<void>; start: () => Promise<void> }

export async function ownDatabase(folder: string): Promise<OwnDatabase> {
  const made = await startEmbedded(folder, await freePort())
  await made.stop()
  const data = join(folder, 'postgres')
  let running: Running
  let pid = 0
  const start = async () => {
    running = await launch(programs(data), data, made.port, [])
    pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  }
  await start()
  return { url: made.ownerUrl, pid: () => pid, stop: () => running.stop(), start }
}

/** A server on an external database, with accounts. */
export async function openExternal(
  folder: string,
  more: Record<string, string> = {},
): Promise<Opened & { database: OwnDatabase }> {
  const database = await ownDatabase(join(folder, 'cluster'))
  const dataDir = join(folder, 'data')
  const port = await freePort()
  const env = { DATA_DIR: dataDir, DATABASE_URL: database.url, APP_SECRET: secret, ...more }
  const server = startServer(port, env)
  await untilReady(server)
  const owner = ownerOf(database.url)
  return { server, port, dataDir, env, owner, database, world: await makeWorld(server, owner, env, small) }
}
