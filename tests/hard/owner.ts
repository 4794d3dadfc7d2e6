import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

/** Queries as the owner of the database, over a new connection each time when the last one was lost. */
export type Owner = {
  rows: <T extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<T[]>
  end: () => Promise<void>
}

const embeddedUrl = (dataDir: string): string => {
  const password = readFileSync(join(dataDir, 'postgres-password'), 'utf8').trim()
  const port = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3]
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
}

function owner(url: () => string): Owner {
  let client: pg.Client | null = null
  const connected = async () => {
    if (client) return client
    const next = new pg.Client({ connectionString: url(), connectionTimeoutMillis: 5000 })
    next.on('error', () => {})
    next.once('end', () => client === next && (client = null))
    await next.connect()
    return (client = next)
  }
  return {
    rows: async (text, values = []) => (await (await connected()).query(text, values)).rows,
    end: async () => {
      const last = client
      client = null
      await last?.end().catch(() => {})
    },
  }
}

export const ownerOfFolder = (dataDir: string): Owner => owner(() => embeddedUrl(dataDir))
export const ownerOf = (url: string): Owner => owner(() => url)
