import { createHash } from 'node:crypto'
import { globSync, readFileSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Owner } from './owner.ts'

/** Checks of the database: each query finds what is wrong. */
const wrongRows: [string, string][] = [
  [
    'a booking does not add up to zero',
    'select b.id::text as what from app.journal_entries b left join app.journal_lines e on e.booking_id = b.id group by b.id having coalesce(sum(e.amount), 1) <> 0',
  ],
  [
    'a number of a series is missing or used twice',
    `select s.series || ' ' || n as what from app.number_series s cross join lateral generate_series(1, s.last_number) n
     where s.series ~ '^(INV|ADV|CN|DN)-' and (select count(*) from app.invoices i where i.number = s.series || '-' || lpad(n::text, 6, '0')) <> 1`,
  ],
  [
    'a document has a number that its series does not have',
    `select i.number as what from app.invoices i where i.number is not null and not exists (
       select from app.number_series s where i.number like s.series || '-%' and right(i.number, 6)::int <= s.last_number)`,
  ],
  [
    'the chain of a tax unit is broken',
    `select c.number as what from (select i.number, i.counter, i.previous_hash,
       lag(i.hash) over w as before, lag(i.counter) over w as counter_before from app.invoices i where i.counter is not null
       window w as (partition by i.unit_id order by i.counter)) c
     where c.before is not null and (c.previous_hash <> c.before or c.counter <> c.counter_before + 1)`,
  ],
  [
    'an issued document has no booking',
    `select i.number as what from app.invoices i where i.number is not null and i.gross <> 0
     and not exists (select from app.journal_entries b where b.about = i.id::text and b.kind = i.kind || '.issued')`,
  ],
  [
    'a request has no event',
    'select r.id::text as what from app.mystery_shopping_requests r where not exists (select from app.request_events e where e.request_id = r.id)',
  ],
  ['a job ran out of tries', `select job || ' ' || coalesce(problem, '') as what from app.failed_jobs`],
  [
    'a job failed for good',
    `select name || ' ' || coalesce(output::text, '') as what from jobs.job where state = 'failed' and name !~ '^__pgboss'`,
  ],
]

/** What is wrong in the database, in sentences. */
export async function wrongInDatabase(owner: Owner): Promise<string[]> {
  const found: string[] = []
  for (const [sentence, query] of wrongRows)
    for (const { what } of await owner.rows<{ what: string }>(query)) found.push(`${sentence}: ${what.slice(0, 300)}`)
  return found
}

/** What is wrong with the stored files: each row has its file, with its length and hash. */
export async function wrongFiles(owner: Owner, dataDir: string): Promise<string[]> {
  const rows = await owner.rows<{ storage_key: string; bytes: number; sha256: string | null }>(
    `select storage_key, bytes, sha256 from app.files union all select storage_key, bytes, null from app.media
     union all select storage_key, bytes, sha256 from app.library_files`,
  )
  return rows.flatMap(({ storage_key: key, bytes, sha256 }) => {
    try {
      const content = readFileSync(join(dataDir, 'files', key))
      if (content.length !== bytes) return [`the file ${key} has ${content.length} bytes instead of ${bytes}`]
      const hash = createHash('sha256').update(content).digest('hex')
      return sha256 && hash !== sha256 ? [`the file ${key} has another content than its row says`] : []
    } catch {
      return [`the file ${key} of a row is missing`]
    }
  })
}

const dueJobs = `select count(*)::int as due from jobs.job where state in ('created', 'retry', 'active')
  and start_after <= now() and name !~ '^__pgboss'`

/** Waits until the jobs that are due are done; returns the seconds, or null after the limit. */
export async function untilJobsAreDone(owner: Owner, limitSeconds: number): Promise<number | null> {
  const began = performance.now()
  for (let quiet = 0; quiet < 3;) {
    const [row] = await owner.rows<{ due: number }>(dueJobs)
    quiet = row!.due === 0 ? quiet + 1 : 0
    if (performance.now() - began > 1000 * limitSeconds) return null
    await pause(300)
  }
  return (performance.now() - began) / 1000
}

const drafts = (dataDir: string): string[] => globSync('files/*/*.part', { cwd: dataDir })

/** Lets the daily sweep run two days later, and returns the partial files that it left. */
export async function draftsAfterSweep(owner: Owner, dataDir: string): Promise<{ before: number; left: string[] }> {
  const found = drafts(dataDir)
  const earlier = new Date(Date.now() - 2 * 86_400_000)
  for (const file of found) utimesSync(join(dataDir, file), earlier, earlier)
  const [job] = await owner.rows<{ id: string }>(
    `insert into jobs.job (name, data) values ('files.sweep', '{}') returning id`,
  )
  for (let tries = 0; tries < 200; tries++) {
    const [row] = await owner.rows<{ state: string }>('select state::text as state from jobs.job where id = $1', [
      job!.id,
    ])
    if (row?.state === 'completed') return { before: found.length, left: drafts(dataDir) }
    await pause(300)
  }
  return { before: found.length, left: ['the sweep did not run'] }
}
