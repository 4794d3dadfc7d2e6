import type { Owner } from './owner.ts'
import type { Kind, Write } from './writes.ts'

/** Ids that a query found, how often, and whether all that belongs to them is there. */
type Found = { id: string; times: number; whole: boolean }

const jobOf = (names: string) =>
  `select data from jobs.job where name in (${names}) and created_on > now() - interval '1 day'`

/** By kind: rows of the writes $1 with their event, line of the activity log, file and job. */
const queries: Record<Exclude<Kind, 'answer'>, string> = {
  order: `
    with told as materialized (select data ->> 'eventId' as event from (${jobOf(`'evaluations.announce'`)}) j)
    select r.notes as id, count(*)::int as times, bool_and(
      exists (select from app.request_events e join told on told.event = e.id::text where e.request_id = r.id)
      and exists (select from app.activity_log a where a.entity = 'request' and a.entity_id = r.id::text and a.action = 'evaluations.request')) as whole
    from app.mystery_shopping_requests r where r.notes = any($1) group by 1`,
  'api-order': '',
  action: `
    with told as materialized (select data ->> 'actionId' as action from (${jobOf(`'actions.announce'`)}) j)
    select substr(r.title, 7) as id, count(*)::int as times, bool_and(
      exists (select from app.report_action_events e where e.action_id = r.id)
      and exists (select from told where told.action = r.id::text)
      and exists (select from app.activity_log a where a.entity = 'action' and a.entity_id = r.id::text and a.action = 'actions.open')) as whole
    from app.report_actions r where substr(r.title, 7) = any($1) group by 1`,
  photo: `
    select p.id::text as id, count(*)::int as times, bool_and(exists (select from app.files f where f.id = p.file_id)) as whole
    from app.report_photos p where p.id::text = any($1) group by 1`,
  picture: `
    select m.alt_en as id, count(*)::int as times, bool_and(
      exists (select from app.activity_log a where a.entity = 'media' and a.entity_id = m.id::text)) as whole
    from app.media m where m.alt_en = any($1) group by 1`,
  message: `
    with told as materialized (select data ->> 'submissionId' as submission from (${jobOf(`'forms.announce'`)}) j),
    sent as (select s.id, s.state, substring(s.answers::text from 'A question ([0-9a-f-]{36})') as write from app.form_submissions s)
    select sent.write as id, count(*)::int as times,
      bool_and(sent.state = 'spam' or exists (select from told where told.submission = sent.id::text)) as whole
    from sent where sent.write = any($1) group by 1`,
  invoice: `
    with told as materialized (select data ->> 'invoiceId' as invoice from (${jobOf(`'invoices.announce'`)}) j)
    select i.id::text as id, count(*)::int as times, bool_and(i.number is not null
      and exists (select from app.journal_entries b where b.about = i.id::text and b.kind = 'invoice.issued')
      and exists (select from app.activity_log a where a.entity_id = i.id::text and a.action = 'invoices.issue')
      and exists (select from told where told.invoice = i.id::text)) as whole
    from app.invoices i where i.status <> 'draft' and i.id::text = any($1) group by 1`,
}
queries['api-order'] = queries.order

export type Tally = {
  acknowledged: number
  unknown: number
  refused: number
  lost: string[]
  doubled: string[]
  /** Part of what belongs together is missing, or a refused write was saved. */
  half: string[]
}

export const noWrites = (): Tally => ({ acknowledged: 0, unknown: 0, refused: 0, lost: [], doubled: [], half: [] })

const named = ({ kind, id, status, said }: Write): string => `${kind} ${id} (${status} ${said.slice(0, 80)})`

/** Last answers win: the newest acknowledged one of a question is stored, unless a later one may be. */
async function checkAnswers(owner: Owner, writes: readonly Write[], tally: Tally): Promise<void> {
  const reports = [...new Set(writes.map(({ answer }) => answer!.reportId))]
  const rows = await owner.rows<{
    report_id: string
    question_key: string
    version: number
    save_id: string
    comment: string
  }>('select report_id, question_key, version, save_id, comment from app.report_answers where report_id = any($1)', [
    reports,
  ])
  const stored = new Map(rows.map((row) => [`${row.report_id} ${row.question_key}`, row]))
  for (const write of writes) {
    const { reportId, questionKey, version } = write.answer!
    const row = stored.get(`${reportId} ${questionKey}`)
    if (write.outcome === 'kept') {
      if (!row || row.version < version) tally.lost.push(named(write))
      else if (row.version === version && row.save_id !== write.id) tally.lost.push(named(write))
    }
    if (row?.save_id === write.id && row.comment !== write.id) tally.half.push(named(write))
    if (row?.save_id === write.id && write.outcome === 'refused') tally.half.push(named(write))
  }
}

/** Compares the journal with the database. */
export async function checkWrites(owner: Owner, writes: readonly Write[]): Promise<Tally> {
  const tally = noWrites()
  for (const { outcome } of writes)
    tally[outcome === 'kept' ? 'acknowledged' : outcome === 'unknown' ? 'unknown' : 'refused'] += 1
  const byKind = Map.groupBy(writes, ({ kind }) => kind)
  for (const [kind, some] of byKind) {
    if (kind === 'answer') {
      await checkAnswers(owner, some, tally)
      continue
    }
    const found = await owner.rows<Found>(queries[kind], [some.map(({ id }) => id)])
    const byId = new Map(found.map((row) => [row.id, row]))
    for (const write of some) {
      const row = byId.get(write.id)
      if (write.outcome === 'kept' && !row) tally.lost.push(named(write))
      if (row && row.times > 1) tally.doubled.push(named(write))
      if (row && (!row.whole || write.outcome === 'refused')) tally.half.push(named(write))
    }
  }
  return tally
}

export function addTally(sum: Tally, more: Tally): void {
  sum.acknowledged += more.acknowledged
  sum.unknown += more.unknown
  sum.refused += more.refused
  for (const list of ['lost', 'doubled', 'half'] as const) sum[list].push(...more[list])
}
