import type { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { type BuiltinRole, builtinRoles, roleCells } from '#/domain/staff-cells.ts'
import { cellsAllow } from '#/domain/staff-roles.ts'
import { fillEveryTable } from './isolation-fixtures.ts'
import { proofFunctions } from './proof-functions.ts'
import { queueFunctions } from './queue-functions.ts'
import { searchFunctions } from './search-functions.ts'
import { world } from './world.ts'

/**
 * Every function with the owner's rights that staff may execute, asked by each role: policies do not apply inside it, so
 * it must ask for the role itself. A function without an entry fails the test of completeness.
 */
const w = await world({ madeUp: ['receivables', 'payouts', 'revenue', 'vat'] })
const [client, shopper] = [await w.client({ company: 'A' }), await w.freelancer()]
const staff = {} as Record<BuiltinRole, string>
for (const role of builtinRoles) staff[role] = (await w.admin({ role })).id
const removed = (await w.admin({ role: 'operations' })).id
await fillEveryTable(w.owner, { tag: 'A', client, shopper, admin: await w.admin() })
await w.owner.query(`update app.staff_members set state = 'removed' where profile_id = $1`, [removed])
const others = [await w.client({ company: 'B' }), await w.client({ company: 'C' })].map(({ id }) => id)

const idOf = async (table: string): Promise<string> =>
  (await w.owner.query<{ id: string }>(`select id from app.${table} limit 1`)).rows[0]!.id
const ids: Record<string, string> = { client: client.id, shopper: shopper.id, other: others[0]!, third: others[1]! }
for (const table of [
  'branches',
  'case_studies',
  'invoices',
  'library_documents',
  'mystery_shopping_reports',
  'payments',
  'payouts',
  'report_actions',
  'report_documents',
  'subscriptions',
  'tax_units',
  'work_tasks',
])
  ids[table] = await idOf(table)

type Asked = {
  /** Any one of these is enough, as in domain/staff-roles.ts; null: answers nothing to staff. */
  need: string | null
  /** Answers everyone, with the reason. */
  open?: string
  /** Asks for the role of owner besides. */
  owners?: true
  /** What must be stored before the call has something to do, written by the owner. `$who` is the person who calls. */
  given?: string
  call: string
}
const running = `update app.subscriptions set state = 'active', began_on = '2026-01-01'`
const names = 'clients shoppers requests review questionnaires certificates invoices ledger site+'
const ofReader = { need: 'everyone', open: 'answers for the acting person; priv.library_people asks for active staff' }
/** A word after `$` is an id of `ids`. */
const functions: Record<string, Asked> = {
  'priv.ask_document_again(uuid,uuid)': {
    need: 'review',
    given: `update app.report_documents set state = 'failed'`,
    call: `priv.ask_document_again($report_documents, null)`,
  },
  'priv.ask_ownership(jsonb,jsonb)': {
    need: 'clients+',
    call: `priv.ask_ownership('{"client_id": "01900000-0000-7000-8000-000000000000"}', '[]')`,
  },
  'priv.broken_seal(bigint,bigint)': {
    need: 'platform',
    given: `set local session_replication_role = replica; update app.activity_seals set hash = '\\x01'; set local session_replication_role = origin`,
    call: `priv.broken_seal(1, 5)`,
  },
  'priv.change_level(uuid,text,timestamp with time zone)': {
    need: 'shoppers+',
    call: `priv.change_level($shopper, 'senior', now())`,
  },
  'priv.qualify_auditor(uuid,boolean,timestamp with time zone)': {
    need: 'shoppers+',
    call: `priv.qualify_auditor($shopper, true, now())`,
  },
  'priv.change_next_plan(uuid,integer,text)': {
    need: 'invoices+',
    given: running,
    call: `priv.change_next_plan($subscriptions, 1, 'professional')`,
  },
  'priv.change_plan_price(uuid,integer,bigint)': {
    need: 'invoices+',
    given: running,
    call: `priv.change_plan_price($subscriptions, 1, 100)`,
  },
  'priv.change_tier(uuid,text,date)': { need: 'invoices+', call: `priv.change_tier($other, 'enterprise')` },
  'priv.city_benchmark(text,text,text,date,date)': {
    need: 'review',
    given: `insert into app.branches (client_id, name, location, city) select c, 'Main', 'Jeddah', 'jeddah' from unnest(array[$client, $other, $third]::uuid[]) c;
      insert into app.score_tallies (client_id, evaluation_type, code, month, section, branch_id, n, sum, squares, lost)
      select client_id, 'basic', 'T', '2026-01-01', '', id, 5, 40000, 0, 0 from app.branches where city = 'jeddah'`,
    call: `priv.city_benchmark('jeddah', 'basic', 'T', '2026-01-01', '2026-02-01')`,
  },
  'priv.client_id()': { need: null, call: `priv.client_id()` },
  'priv.close_month(date,jsonb,timestamp with time zone)': {
    need: 'ledger+',
    call: `priv.close_month('2026-01-01', '{}', now())`,
  },
  'priv.company_name(uuid)': { need: names, call: `priv.company_name($client)` },
  'priv.company_names(uuid)': { need: names, call: `priv.company_names($client)` },
  'priv.found_activity(text[],jsonb,uuid[],integer)': {
    need: 'platform',
    call: `priv.found_activity('{}', '{}', null, 5)`,
  },
  ...searchFunctions,
  ...queueFunctions,
  'priv.continue_unit(uuid)': {
    need: 'ledger+',
    given: `update app.tax_units set state = 'rehearsing' where id = $tax_units`,
    call: `priv.continue_unit($tax_units)`,
  },
  'priv.decide_ownership(uuid,boolean)': { need: 'clients+', call: `priv.decide_ownership($client, true)` },
  'priv.decline_transfer(uuid,text,timestamp with time zone)': {
    need: 'invoices+',
    given: `update app.payments set state = 'pending'`,
    call: `priv.decline_transfer($payments, 'x', now())`,
  },
  ...proofFunctions,
  'priv.end_role_view(uuid)': {
    need: 'everyone',
    given: `insert into app.staff_role_views (profile_id, session_id, role, reason, started_at, ends_at)
      values ($who, $client, 'support', 'a look', now(), now() + interval '1 minute')`,
    call: `priv.end_role_view($client)`,
  },
  'priv.end_staff_view()': {
    need: 'everyone',
    given: `insert into app.staff_views (client_id, admin_id, reason, ends_at) values ($client, $who, 'ticket 9', now() + interval '1 minute')`,
    call: `priv.end_staff_view()`,
  },
  'priv.free_status_place()': { need: 'everyone', call: `priv.free_status_place()` },
  'priv.give_up_unit(uuid,timestamp with time zone)': {
    need: 'ledger+',
    given: `update app.tax_units set state = 'rehearsing' where id = $tax_units`,
    call: `priv.give_up_unit($tax_units, now())`,
  },
  'priv.hold_branch(uuid)': { need: 'certificates+', call: `priv.hold_branch($branches)` },
  'priv.keep_apart(uuid,uuid,text)': {
    need: 'shoppers+',
    call: `priv.keep_apart($shopper, $other, 'blocked_client')`,
  },
  'priv.let_together(uuid,uuid,text)': {
    need: 'shoppers+',
    given: `insert into app.shopper_conflicts (shopper_id, client_id, kind) values ($shopper, $client, 'blocked_client')`,
    call: `priv.let_together($shopper, $client, 'blocked_client')`,
  },
  'priv.level_fell_at(uuid)': {
    need: 'shoppers',
    given: `insert into app.activity_log (actor_type, action, entity, entity_id) values ('system', 'shoppers.level-fall', 'profile', $shopper)`,
    call: `priv.level_fell_at($shopper)`,
  },
  'priv.move_payout_days(jsonb)': { need: 'platform+', call: `priv.move_payout_days('[]')` },
  'priv.own_library()': { ...ofReader, call: `priv.own_library()` },
  'priv.own_library_file(uuid,text)': { ...ofReader, call: `priv.own_library_file($library_documents, 'en')` },
  'priv.confirm_library(uuid,integer)': {
    ...ofReader,
    given: `update app.library_documents set must_confirm = true`,
    call: `priv.confirm_library($library_documents, 1)`,
  },
  'priv.library_counts(uuid[])': { need: 'site', call: `priv.library_counts(array[$library_documents::uuid])` },
  'priv.library_readers(uuid)': { need: 'site', call: `priv.library_readers($library_documents)` },
  'priv.own_erasure_blocks()': {
    need: 'everyone',
    given: `update app.mystery_shopping_requests set shopper_id = $who`,
    call: `priv.own_erasure_blocks()`,
  },
  'priv.reads_company(text)': {
    need: 'everyone',
    open: 'says only whether the reader is a member of a team, whose rows are limited',
    call: `priv.reads_company('reports.read')`,
  },
  'priv.repeat_task(uuid,date,timestamp with time zone)': {
    need: 'requests+',
    given: `update app.work_tasks set status = 'done', repeats = 'weekly', due_on = '2027-01-01'`,
    call: `priv.repeat_task($work_tasks, '2027-01-08', now())`,
  },
  'priv.send_document_again(uuid,timestamp with time zone)': {
    need: 'ledger+',
    given: `update app.invoices set authority = 'rejected'`,
    call: `priv.send_document_again($invoices, now())`,
  },
  'priv.set_residence(uuid,text,jsonb)': {
    need: 'payouts+ payouts:make',
    call: `priv.set_residence($shopper, 'non_resident', jsonb_build_array(jsonb_build_object('payout', $payouts, 'earned', 100, 'withheld', 5)))`,
  },
  'priv.settle_correction(uuid,integer,text,text,text,timestamp with time zone)': {
    need: 'review+',
    given: `update app.report_actions set status = 'done'`,
    call: `priv.settle_correction($report_actions, 1, 'verified', 'review', null, now())`,
  },
  'priv.settle_disputed_report(uuid,timestamp with time zone)': {
    need: 'review+',
    given: `update app.mystery_shopping_reports set status = 'disputed'; delete from app.report_disputes`,
    call: `priv.settle_disputed_report($mystery_shopping_reports, now())`,
  },
  'priv.staff_may(text[],boolean)': { need: 'ledger+', call: `priv.staff_may('{ledger+}'::text[], true)` },
  'priv.staff_signs()': { need: 'platform', call: `priv.staff_signs()` },
  'priv.start_role_view(uuid,text,text)': {
    need: 'platform+',
    owners: true,
    given: `insert into auth.session (id, token, "userId", "expiresAt", "updatedAt") values ($client, 'x', $who, now() + interval '1 hour', now())`,
    call: `priv.start_role_view($client, 'support', 'a look')`,
  },
  'priv.start_staff_view(uuid,uuid,text)': {
    need: 'clients+ clients:view',
    call: `priv.start_staff_view(gen_random_uuid(), $client, 'ticket 8')`,
  },
  'priv.take_back_study(uuid,integer,timestamp with time zone)': {
    need: 'site+',
    call: `priv.take_back_study($case_studies, 1, now())`,
  },
  'priv.unblock_shopper(uuid,timestamp with time zone)': {
    need: 'shoppers+',
    given: `update app.profiles set status = 'blocked' where id = $shopper`,
    call: `priv.unblock_shopper($shopper, now())`,
  },
  'priv.visits_by_day(uuid,date,date)': {
    need: 'requests',
    given: `update app.billed_visits set within_plan = true`,
    call: `priv.visits_by_day($client, '2020-01-01', '2040-01-01')`,
  },
  'priv.visits_within_plan(uuid,date,date)': {
    need: 'invoices',
    given: `update app.billed_visits set within_plan = true`,
    call: `priv.visits_within_plan($client, '2020-01-01', '2040-01-01')`,
  },
}

type Outcome = 'answers' | 'nothing' | 'refused'
const isNothing = (value: unknown): boolean => value === null || value === false || value === 0

/** Answer of a function to a member of staff; everything is rolled back. `before` runs as the owner. */
async function outcome({ given = '', call }: Asked, who: string, before = '', seesAs = ''): Promise<Outcome> {
  const filled = (text: string) =>
    text.replaceAll(/\$(\w+)/g, (_, name: string) => `'${name === 'who' ? who : ids[name]!}'`)
  try {
    await w.owner.query(
      `begin; ${before}; ${filled(given)}; select set_config('role', 'itqan_admin', true), set_config('app.user_id', '${who}', true), set_config('app.staff_role', '${seesAs}', true)`,
    )
    const { rows } = await w.owner.query<Record<string, unknown>>(`select * from ${filled(call)}`)
    return rows.some((row) => Object.values(row).some((value) => !isNothing(value))) ? 'answers' : 'nothing'
  } catch (error) {
    if ((error as DatabaseError).code === '42501') return 'refused'
    throw error
  } finally {
    await w.owner.query('rollback')
  }
}

const needsOf = ({ need }: Asked): string[] => need?.split(' ') ?? []
const allows = (asked: Asked, role: BuiltinRole): boolean =>
  asked.need !== null && (role === 'owner' || needsOf(asked).some((need) => cellsAllow(roleCells[role], need)))

test('every function that staff may execute is in the list', async () => {
  const { rows } = await w.owner.query<{ name: string }>(
    `select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where p.prosecdef and n.nspname not in ('pg_catalog', 'information_schema') and p.prorettype <> 'trigger'::regtype
       and has_schema_privilege('itqan_admin', n.oid, 'usage') and has_function_privilege('itqan_admin', p.oid, 'execute')
     order by 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(functions).sort())
})

test.each(Object.entries(functions))('%s answers the roles with the need, and no one else', async (_, asked) => {
  for (const role of builtinRoles)
    if (allows(asked, role)) expect(await outcome(asked, staff[role]), role).toBe('answers')
    else expect(await outcome(asked, staff[role]), role).not.toBe('answers')
  if (!asked.open) expect(await outcome(asked, removed), 'removed').not.toBe('answers')
})

test('a member of staff who sees as another role changes nothing by a function', async () => {
  const { rows } = await w.owner.query<{ name: string }>(
    `select p.oid::regprocedure::text as name from pg_proc p where p.provolatile = 'v' and p.oid = any ($1::regprocedure[])`,
    [Object.keys(functions)],
  )
  expect(rows.length).toBeGreaterThan(20)
  for (const { name } of rows.filter((row) => !needsOf(functions[row.name]!).includes('everyone')))
    expect(await outcome(functions[name]!, staff.owner, '', 'owner'), name).not.toBe('answers')
})

// The refusals above come from the question about the role, not from a call that could not succeed.
test('without the question about the role each function answers everyone', async () => {
  const noQuestion = `create or replace function priv.staff_may(needs text[], changes boolean) returns boolean language sql stable as 'select true'`
  const silent: string[] = []
  for (const [name, asked] of Object.entries(functions)) {
    if (asked.need === null || asked.open || asked.owners) continue
    const shut = builtinRoles.find((role) => !allows(asked, role))
    if ((await outcome(asked, shut ? staff[shut] : removed, noQuestion)) !== 'answers') silent.push(name)
  }
  expect(silent).toEqual([])
})
