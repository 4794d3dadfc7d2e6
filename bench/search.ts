// The search of the header (Ctrl+K) through the verb itself, by printed number and by name, for our team and for clients.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { closeDatabase, openDatabase } from '#/db/database.server.ts'
import type { Embedded } from '#/db/embedded.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { requestCode } from '#/domain/evaluation.ts'
import { reportCode } from '#/domain/report.ts'
import { findRecords } from '#/features/office/search/find-records.server.ts'
import { filledDatabase } from './filled-database.ts'
import { type Line, measured } from './measured.ts'
import { ownerRights } from './owner-rights.ts'

const times = 60
export type SearchResult = { requests: number; lines: Line[] }

/** Names of real length in both scripts; the fill gives every branch and client nearly the same one. */
const rename = `
  set session_replication_role = replica;
  with n as (select id, row_number() over (order by id) as n from app.branches)
  update app.branches b set name = (array['Olaya','Tahlia','Nakheel','Rawdah','Malqa','Yasmin','Khobar Corniche','Hamra','Sulaimaniyah','Aqiq'])[1 + n.n % 10] || ' ' || n.n / 10,
    name_ar = (array['العليا','التحلية','النخيل','الروضة','الملقا','الياسمين','كورنيش الخبر','الحمراء','السليمانية','العقيق'])[1 + n.n % 10] || ' ' || n.n / 10 from n where n.id = b.id;
  with n as (select id, row_number() over (order by id) as n from app.profiles)
  update app.profiles p set full_name = (array['محمد','Sarah','خالد','Noura','فهد','Bandar','عبدالله','Reem'])[1 + n.n % 8] || ' ' ||
      (array['الحربي','Alqahtani','الغامدي','Alotaibi','الشهري','Almutairi'])[1 + n.n % 6] || ' ' || n.n,
    company_name = case when company_name is not null then (array['مطاعم الواحة','Saffron House','هرفي','Albaik','كودو','Maestro'])[1 + n.n % 6] || ' ' || n.n end from n where n.id = p.id;
  update app.companies c set name_ar = p.company_name from app.profiles p where p.id = c.id;
  update app.profiles set company_name = 'مطاعم ساري' where id = (select id from app.companies order by id limit 1);
  set session_replication_role = origin; vacuum (analyze) app.branches, app.profiles, app.companies`

async function people(owner: pg.Client): Promise<{ staff: Actor; client: Actor }> {
  const { rows } = await owner.query<{ id: string; user_type: 'admin' | 'client' }>(
    `(select id, user_type from app.profiles where user_type = 'admin' limit 1)
     union all (select p.id, p.user_type from app.profiles p join app.companies c on c.id = p.id limit 1)`,
  )
  const [staff, client] = rows.map(({ id, user_type: type }): Actor => {
    const person = { id, type, email: '', name: '', language: 'en' as const, sessionId: randomUUID() }
    return type === 'admin' ? { ...person, staff: ownerRights } : person
  })
  return { staff: staff!, client: client! }
}

/** A filled database with real names, and each search so many times, each with another number or name. */
export async function measureSearch(cluster: Embedded, size: number): Promise<SearchResult> {
  const { ownerUrl, urls } = await filledDatabase(cluster, size)
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  for (const statement of rename.split(';')) await owner.query(statement)
  const { staff, client } = await people(owner)
  await owner.end()
  openDatabase(urls.app, 4, () => {})
  const some = (nth: number, of: number) => 1 + ((nth * 7919) % of)
  const searches: [string, Actor, (nth: number) => string][] = [
    ['our team: a request by its number', staff, (nth) => requestCode(some(nth, size))],
    ['our team: a report by its number', staff, (nth) => reportCode(some(nth, size))],
    ['our team: a number alone', staff, (nth) => String(some(nth, size))],
    ['our team: one branch by its whole name', staff, (nth) => `Nakheel ${some(nth, size / 200)}`],
    ['our team: a name with which a tenth of the branches begin', staff, () => 'olaya'],
    ['our team: the same in the other script', staff, (nth) => `العليا ${some(nth, size / 200)}`],
    ['our team: a client in the other script', staff, () => 'sary'],
    ['our team: a person in the other script', staff, () => 'fahad alharbi'],
    ['our team: two letters', staff, () => 'sa'],
    ['our team: a part of a word', staff, () => 'lima'],
    ['our team: a name of nobody', staff, (nth) => `zzyzx ${nth}`],
    ['a client: one of its branches', client, () => 'nakheel'],
    ['a client: a branch in the other script', client, () => 'النخيل'],
    ['a client: a number', client, (nth) => requestCode(some(nth, size))],
  ]
  const lines: Line[] = []
  for (const [name, actor, text] of searches) {
    await findRecords(actor, text(0))
    lines.push(await measured(name, times, 1, (nth) => findRecords(actor, text(nth + 1))))
  }
  await closeDatabase()
  return { requests: size, lines }
}

export function describeSearch({ requests, lines }: SearchResult): string {
  return [
    `\`npm run bench -- --only search\`: ${requests.toLocaleString('en')} requests, ${(requests / 20).toLocaleString('en')} branches, ${times} searches each, one after another.`,
    '',
    '| What | p50 ms | p95 ms |',
    '|---|--:|--:|',
    ...lines.map(({ name, p50, p95 }) => `| ${name} | ${p50.toFixed(1)} | ${p95.toFixed(1)} |`),
  ].join('\n')
}
