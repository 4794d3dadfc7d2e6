import { expect, test } from 'vitest'
import { world } from './world.ts'

const w = await world()
const people = ['visitor', 'client', 'member', 'viewas', 'shopper', 'admin', 'system', 'app'] as const

/** Functions with the owner's rights, and the roles that may execute them. Trigger functions have no caller. */
const executedBy: Record<string, string> = {
  'priv.answer_approval(text,timestamp with time zone)': 'client',
  'priv.approvers_needed(bigint)': '',
  'priv.ask_document_again(uuid,uuid)': 'client member admin',
  'priv.attempts_to_pay(uuid,uuid)': 'client member system',
  'priv.begin_level_test(text,jsonb,timestamp with time zone,uuid)': 'shopper',
  'priv.begin_payment(uuid,uuid,uuid,text,bigint,timestamp with time zone)': 'client member system',
  'priv.branch_managers(uuid[])': 'client member viewas',
  'priv.branch_readers(uuid)': 'client member viewas',
  'priv.branch_of_visit(uuid)': 'shopper',
  'priv.broken_seal(bigint,bigint)': 'admin system',
  'priv.change_company(jsonb,integer)': 'client',
  'priv.change_level(uuid,text,timestamp with time zone)': 'admin',
  'priv.change_next_plan(uuid,integer,text)': 'client member admin',
  'priv.change_plan_price(uuid,integer,bigint)': 'admin',
  'priv.change_tier(uuid,text)': 'admin',
  'priv.city_benchmark(text,text,text,date,date)': 'client member viewas admin system',
  'priv.close_month(date,jsonb,timestamp with time zone)': 'admin',
  'priv.continue_unit(uuid)': 'admin',
  'priv.count_scores(app.mystery_shopping_reports,integer)': '',
  'priv.drop_client_paper(uuid)': 'client',
  'priv.drop_unjoined(text,uuid)': 'system',
  'priv.drop_own_file(uuid)': 'shopper',
  'priv.end_sessions(uuid)': 'system',
  'priv.end_staff_view()': 'admin',
  'priv.companies_of_last(uuid,boolean)': '',
  'priv.company_name(uuid)': 'admin system',
  'priv.company_names(uuid)': 'admin system',
  'priv.erase_account(uuid)': 'system',
  'priv.erasure_blocks(uuid)': 'system',
  'priv.own_erasure_blocks()': 'client member shopper admin',
  'priv.finish_level_test(uuid,jsonb,integer,boolean,timestamp with time zone)': 'shopper',
  'priv.follow_email_link(text,text,integer)': 'system',
  'priv.forget_attempts(text)': 'app',
  'priv.free_status_place()': 'admin system',
  'priv.give_up_unit(uuid,timestamp with time zone)': 'admin',
  'priv.hears(uuid,text,uuid)': 'member',
  'priv.hide_setup(boolean)': 'client member',
  'priv.lead_to_setup()': 'client',
  'priv.hold_branch(uuid)': 'client admin system',
  'priv.hold_invoice(uuid)': 'client member system',
  'priv.hold_own_report(uuid)': 'client member',
  'priv.is_alert_withheld(uuid)': 'client member viewas',
  'priv.is_owed(uuid)': '',
  'priv.is_visit_withheld(uuid)': 'client member viewas',
  'priv.shown_day(uuid,date)': '',
  'priv.keep_apart(uuid,uuid,text)': 'admin',
  'priv.keep_test_answers(uuid,jsonb)': 'shopper',
  'priv.let_together(uuid,uuid,text)': 'admin',
  'priv.level_fell_at(uuid)': 'shopper admin system',
  'priv.match_employers(uuid)': 'shopper system',
  'priv.merge_payouts(uuid,uuid)': 'system',
  'priv.merge_shoppers(uuid,uuid)': 'system',
  'priv.needs_code(uuid,timestamp with time zone)': '',
  'priv.offered_visits()': 'shopper',
  'priv.open_dispute(uuid,uuid,text,text,timestamp with time zone,timestamp with time zone)': 'client member',
  'priv.open_payment_page(uuid,text,text,timestamp with time zone)': 'client member system',
  'priv.open_session(text)': 'app',
  'priv.open_visits(uuid)': 'shopper',
  'priv.own_companies()': 'client member shopper',
  'priv.choose_company(uuid,uuid)': 'client member shopper',
  'priv.members_with_factor()': 'client',
  'priv.settle_transfer(uuid,timestamp with time zone)': 'system',
  'priv.open_transfer()': 'client member viewas',
  'priv.own_credit()': 'client member viewas',
  'priv.own_client_paper(uuid)': 'client',
  'priv.own_standbys(timestamp with time zone)': 'shopper',
  'priv.payment_outcome(uuid)': 'client member system',
  'priv.public_certificate(text,text)': 'visitor',
  'priv.rebuild_counted_visits()': '',
  'priv.rebuild_score_tallies()': '',
  'priv.refresh_client_scores(uuid[])': '',
  'priv.repeat_task(uuid,date,timestamp with time zone)': 'admin',
  'priv.return_attempt(text,integer)': 'app',
  'priv.seal_activity(integer)': 'system',
  'priv.send_client_paper(uuid,text,date,jsonb,integer)': 'client',
  'priv.send_document_again(uuid,timestamp with time zone)': 'admin',
  'priv.settle_disputed_report(uuid,timestamp with time zone)': 'client member admin system',
  'priv.staff_may(text[],boolean)': 'admin',
  'priv.staff_signs()': 'admin',
  'priv.staff_standing(uuid,uuid)': 'app',
  'priv.start_staff_view(uuid,uuid,text)': 'admin',
  'priv.state_transfer(uuid,uuid,uuid,bigint,date,text,jsonb)': 'client member system',
  'priv.status_list(bigint)': 'visitor',
  'priv.sweep_attempts()': 'system',
  'priv.take_attempt(text,integer,integer)': 'app',
  'priv.take_back_study(uuid,integer,timestamp with time zone)': 'admin',
  'priv.take_turn(text,integer,integer,integer)': 'app',
  'priv.tally(text,bigint,bigint)': '',
  'priv.unblock_shopper(uuid,timestamp with time zone)': 'admin',
  'priv.visits_by_day(uuid,date,date)': 'client member viewas admin system',
  'priv.visits_of_own_reports(uuid)': 'shopper',
  'priv.visits_within_plan(uuid,date,date)': 'client member viewas admin system',
  'priv.waiting_session(text)': 'app',
  'priv.withdraw_share(uuid)': 'client member',
  'priv.withdraw_transfer(uuid,uuid,uuid,timestamp with time zone)': 'client member system',
  'priv.write_shares(uuid,jsonb)': 'client member',
  'priv.branch_of_report(uuid)': 'client member viewas',
  'priv.client_id()': 'visitor client member viewas shopper admin system',
  'priv.is_payers(uuid)': '',
  'priv.company_owners()': 'member',
  'priv.in_team(text)': 'client member',
  'priv.knows_member(uuid,uuid)': '',
  'priv.finished_action(uuid,uuid)': '',
  'priv.manages_member(uuid)': 'client member',
  'priv.may(text)': 'client member viewas',
  'priv.may_branch(text,uuid)': 'client member viewas',
  'priv.may_company(text)': 'client member viewas',
  'priv.may_somewhere(text)': 'client member viewas',
  'priv.branches_with(text)': 'member',
  'priv.my_branches(text)': 'client member viewas',
  'priv.my_nodes(text)': 'client member viewas',
  'priv.my_visits()': 'member',
  'priv.nodes_with(text)': 'member',
  'priv.reads_company(text)': 'client member viewas admin system',
  'priv.own_action_branches()': 'client member viewas',
  'priv.own_address()': 'member',
  'priv.plans_visits(uuid)': '',
  'priv.team()': 'client member viewas',
  'priv.team_seen()': 'member',
  'priv.move_payout_days(jsonb)': 'admin',
  'priv.set_residence(uuid,text,jsonb)': 'admin',
  'priv.decline_offer(uuid,text,timestamp with time zone)': 'shopper',
  'priv.decline_transfer(uuid,text,timestamp with time zone)': 'admin',
  'priv.settle_correction(uuid,integer,text,text,text,timestamp with time zone)': 'admin system',
}

const { rows } = await w.owner.query<{ name: string; path: string[] | null; is_trigger: boolean; is_public: boolean }>(
  `select p.oid::regprocedure::text as name, p.proconfig as path, p.prorettype = 'trigger'::regtype as is_trigger,
     exists (select from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a where a.grantee = 0) as is_public
   from pg_proc p where p.prosecdef and p.pronamespace in ('app'::regnamespace, 'priv'::regnamespace) order by 1`,
)

test('each has an empty search path and is closed to the public', () => {
  expect(rows.length).toBeGreaterThan(0)
  for (const { name, path, is_public } of rows)
    expect([name, path, is_public]).toEqual([name, ['search_path=""'], false])
})

test('exactly the roles of the list may execute each', async () => {
  const found: Record<string, string> = {}
  for (const { name, is_trigger } of rows) {
    if (is_trigger) continue
    const { rows: granted } = await w.owner.query<{ role: string }>(
      `select role from unnest($2::text[]) with ordinality as r (role, place)
       where has_function_privilege('itqan_' || role, $1, 'execute') order by place`,
      [name, people],
    )
    found[name] = granted.map(({ role }) => role).join(' ')
  }
  expect(found).toEqual(executedBy)
})
