import { expect, it } from 'vitest'
import { asActor } from '#/db/database.server.ts'
import { fateOfTable } from '#/domain/office/closing.ts'
import { fillEveryTable } from '#/tests/isolation-fixtures.ts'
import { world } from '#/tests/world.ts'

const w = await world({ madeUp: ['receivables', 'payouts', 'revenue', 'vat'] })
const admin = await w.admin()
const [client, other] = [await w.client({ company: 'A' }), await w.client({ company: 'B' })]
await fillEveryTable(w.owner, { tag: 'A', client, shopper: await w.freelancer(), admin })
await fillEveryTable(w.owner, { tag: 'B', client: other, shopper: await w.freelancer(), admin })

const columns = await w.owner.query<{ name: string; col: string }>(
  `select c.relname as name, a.attname as col from pg_class c join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
     and a.attname = case c.relname when 'companies' then 'id' when 'client_profiles' then 'profile_id' else 'client_id' end
   where c.relnamespace = 'app'::regnamespace and c.relkind = 'r' order by 1`,
)

/** Paying, own notices, papers of reports, traces of what was done, and leaving the company. */
const unguarded = [
  'activity_log',
  'billed_visits',
  'company_closings',
  'files',
  'invoice_lines',
  'invoices',
  'notifications',
  'org_closure',
  'payment_refunds',
  'payment_shares',
  'payments',
  'report_documents',
  'staff_views',
  'tax_submissions',
  'timeline_events',
  'visit_prices',
]

async function countsOf(id: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { name, col } of columns.rows) {
    const { rows } = await w.owner.query<{ n: number }>(
      `select count(*)::int as n from app.${name} where ${col} = $1`,
      [id],
    )
    counts[name] = rows[0]!.n
  }
  return counts
}
const close = (dueIn: number) =>
  w.owner.query<{ id: string }>(
    `insert into app.company_closings (client_id, asked_by, asked_at, due_on)
     values ($1, $1, now() - interval '60 days', (now() at time zone 'Asia/Riyadh')::date + $2::int) returning id`,
    [client.id, dueIn],
  )

it('says for every table of companies what happens to its rows', () => {
  expect(Object.keys(fateOfTable).toSorted()).toEqual(columns.rows.map(({ name }) => name))
})

it('guards every table of companies, except what a company still does while it closes', async () => {
  const { rows } = await w.owner.query<{ name: string }>(
    `select c.relname as name from pg_trigger g join pg_class c on c.oid = g.tgrelid where g.tgname = 'a_closing' order by 1`,
  )
  const guarded = new Set(rows.map((row) => row.name))
  expect(columns.rows.map((row) => row.name).filter((one) => !guarded.has(one))).toEqual(unguarded)
})

it('refuses the people of a company that closes every write, in the database, until an owner keeps it', async () => {
  await w.owner.query(`delete from app.company_closings`)
  const rename = () =>
    asActor(client, (tx) =>
      tx.updateTable('branches').set({ phone: '0111234567' }).where('client_id', '=', client.id).execute(),
    )
  await rename()
  await close(5)
  await expect(rename()).rejects.toMatchObject({ code: 'IT003' })
  await asActor(client, (tx) =>
    tx
      .updateTable('company_closings')
      .set({ kept_by: client.id, kept_at: new Date() })
      .where('client_id', '=', client.id)
      .execute(),
  )
  await rename()
})

it('erases one company: what is kept stays, what goes is gone, the other company keeps everything', async () => {
  await w.owner.query(`update app.mystery_shopping_requests set status = 'completed', is_withheld = false`)
  await w.owner.query(
    `update app.mystery_shopping_reports set status = 'locked' where status not in ('released', 'locked', 'rejected', 'draft')`,
  )
  await w.owner.query(`update app.report_disputes set state = 'withdrawn' where state = 'open'`)
  // the world's own verbs pay invoices; here only the state counts
  await w.owner.query(
    `set session_replication_role = replica; update app.invoices set status = 'paid'; set session_replication_role = origin`,
  )
  await w.owner.query(`delete from app.company_closings`)
  const { rows } = await close(0)
  const [before, beforeOther] = [await countsOf(client.id), await countsOf(other.id)]
  const erase = () =>
    w.owner.query<{ keys: string[] | null }>(`select priv.erase_company($1, now()) as keys`, [rows[0]!.id])
  expect((await w.owner.query(`select * from priv.closing_blocks($1, true)`, [client.id])).rows).toEqual([])
  expect((await erase()).rows[0]!.keys).not.toBeNull()
  const after = await countsOf(client.id)
  // files stay that a kept payment or a shopper's own document refers to
  const { rows: files } = await w.owner.query<{ n: number }>(
    `select count(*)::int as n from app.files f where f.client_id = $1 and (f.id in (select proof_id from app.payments) or f.id in (select file_id from app.shopper_documents))`,
    [client.id],
  )
  for (const [table, fate] of Object.entries(fateOfTable))
    expect([table, after[table]]).toEqual([
      table,
      table === 'files' ? files[0]!.n : fate === 'erase' ? 0 : before[table],
    ])
  expect(await countsOf(other.id)).toEqual(beforeOther)
  expect((await erase()).rows[0]!.keys).toBeNull()
})
