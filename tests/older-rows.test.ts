import type pg from 'pg'
import { expect, test } from 'vitest'
import { sessionKey } from '#/platform/auth.server.ts'
import { olderDatabase } from './older-database.ts'

/** A database before a migration, filled by `before` and then migrated. */
async function upgraded(
  from: string,
  before: (db: pg.Client) => Promise<void>,
  after: (db: pg.Client) => Promise<void>,
) {
  const { db, upgrade, drop } = await olderDatabase(from)
  try {
    await before(db)
    await upgrade()
    await after(db)
  } finally {
    await drop()
  }
}

const token = 'abcDEF123456ghiJKL789012'
const share = 'S'.repeat(43)
const reset = `http://localhost:3000/ar/reset-password?token=${token}`
const hint = '\uE0000\uE001'

test('what makers approved themselves does not count after the upgrade, unless the bank has the batch', () =>
  upgraded(
    '0036',
    async (db) => {
      const admin = async (name: string) => {
        const { rows } = await db.query<{ id: string }>(
          `insert into auth."user" (name, email, "emailVerified", user_type) values ($1, $1 || '@example.com', false, 'admin') returning id`,
          [name],
        )
        return rows[0]!.id
      }
      const [maker, second, third] = [await admin('maker'), await admin('second'), await admin('third')]
      const batch = async (digest: string, state: string, total: number, approvers: string[]) => {
        const { rows } = await db.query<{ id: string }>(
          `insert into app.payout_batches (id, digest, state, total, count, created_by) values (gen_random_uuid(), $1, $2, $3, 1, $4) returning id`,
          [digest, state, total, maker],
        )
        for (const by of approvers)
          await db.query('insert into app.payout_approvals (batch_id, admin_id, digest) values ($1, $2, $3)', [
            rows[0]!.id,
            by,
            digest,
          ])
      }
      await batch('a small one', 'approved', 5_000_000, [maker, second])
      await batch('b large one', 'approved', 5_000_001, [maker, second])
      await batch('c large one, two others', 'approved', 5_000_001, [second, third])
      await batch('d begun', 'open', 1, [maker])
      await batch('e with the bank', 'sent', 5_000_001, [maker, second])
    },
    async (db) => {
      const { rows } = await db.query(
        `select b.state, (select count(*)::int from app.payout_approvals a where a.batch_id = b.id) as approvals
         from app.payout_batches b order by b.digest`,
      )
      expect(rows.map(({ state, approvals }) => `${state} ${approvals}`)).toEqual([
        'approved 1',
        'open 1',
        'approved 2',
        'open 0',
        'sent 2',
      ])
    },
  ))

test('links that older versions kept readable are gone after the upgrade, and open sessions stay open', () =>
  upgraded(
    '0035',
    async (db) => {
      const mail = (state: string, body: string, problem: string | null = null) =>
        db.query(
          `insert into app.emails (effect_key, to_address, language, kind, subject, body, state, problem)
           values ($1, 'x@example.com', 'ar', 'k', 's', $2, $3, $4)`,
          [body.slice(0, 4), body, state, problem],
        )
      await mail('queued', `one\n\n${reset}\n\nend`)
      await mail('kept', `two \u2068${reset}\u2069 and https://itqan.example/ar/payment/${share}.`)
      await mail('failed', `tri\nhttps://itqan.example/payment/${share}\n`, `550 no: ${reset}`)
      await mail('sent', 'fou http://localhost:3000/reset-password?token=… end')
      await mail('sent', 'fiv http://localhost:3000/payment?invoice=1 and http://localhost:3000/client/tasks/1')
      const { rows } = await db.query(
        `insert into auth."user" (name, email, "emailVerified", user_type) values ('N', 'n@example.com', false, 'client') returning id`,
      )
      await db.query(
        `insert into app.notifications (profile_id, effect_key, kind, link) values ($1, 'a', 'k', $2), ($1, 'b', 'k', '/client/tasks/1')`,
        [rows[0].id, `/payment/${share}`],
      )
      await db.query(
        `insert into auth.session (token, "userId", "expiresAt", "updatedAt") values ($1, $2, now() + interval '1 day', now())`,
        [token, rows[0].id],
      )
      await db.query(
        `insert into app.sandbox_checkouts (reference, amount, description, lang, return_to, back_to, ends_at)
         values ('r', 1, 'd', 'en', $1, $2, now())`,
        [`http://localhost:3000/payment-success?payment=1&ticket=${token}`, `http://localhost:3000/payment/${share}`],
      )
      await db.query(`insert into jobs.job (name, output) values ('emails.send', $1)`, [
        { message: `550 no: ${reset}` },
      ])
    },
    async (db) => {
      const { rows } = await db.query('select state, body, secrets_sealed, problem from app.emails order by body')
      expect(rows).toEqual([
        { state: 'sent', body: expect.stringContaining('payment?invoice=1'), secrets_sealed: null, problem: null },
        { state: 'sent', body: `fou ${hint} end`, secrets_sealed: null, problem: null },
        {
          state: 'failed',
          body: `one\n\n${hint}\n\nend`,
          secrets_sealed: '',
          problem: expect.stringMatching(/removed/),
        },
        { state: 'failed', body: `tri\n${hint}\n`, secrets_sealed: '', problem: '550 no: …' },
        { state: 'kept', body: `two \u2068${hint}\u2069 and ${hint}`, secrets_sealed: '', problem: null },
      ])
      const { rows: notices } = await db.query('select link from app.notifications order by effect_key')
      expect(notices.map(({ link }) => link)).toEqual(['/notifications', '/client/tasks/1'])
      const { rows: tables } = await db.query<{ name: string }>(
        `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('app', 'auth', 'priv', 'jobs')`,
      )
      for (const { name } of tables) {
        const found = await db.query(`select from ${name} as t where t::text ~ $1`, [`${token}|${share}`])
        expect(found.rowCount, name).toBe(0)
      }
      const session = await db.query('select full_name from priv.open_session($1)', [sessionKey(token)])
      expect(session.rows).toEqual([{ full_name: 'N' }])
    },
  ))
