-- Row-level security: enabled and forced on every table; one policy a role and command, never an OR across roles.
-- The owner (who migrates, and whose security-definer functions keep counters and profiles) and the system role see all rows.
do $$
declare t text;
begin
  for t in select tablename from pg_tables where schemaname = 'app' loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy owner_all on app.%I to %I using (true) with check (true)', t, current_user);
    execute format('create policy system_all on app.%I to itqan_system using (true) with check (true)', t);
    execute format('grant select, insert, update on app.%I to itqan_system', t);
  end loop;
end $$;
alter table priv.attempts enable row level security;
alter table priv.attempts force row level security;
do $$ begin execute format('create policy owner_all on priv.attempts to %I using (true) with check (true)', current_user); end $$;
revoke update on app.activity_log, app.activity_seals, app.request_events, app.report_events from itqan_system;
grant delete on app.shopper_busy_dates, app.shopper_conflicts, app.report_photos, app.files to itqan_system;
grant delete on app.notifications to itqan_system;

-- profiles
grant select on app.profiles to itqan_client, itqan_shopper, itqan_admin;
grant update (full_name, phone, company_name, company_address, business_type, language, theme, updated_at) on app.profiles to itqan_client;
grant update (full_name, phone, language, theme, updated_at) on app.profiles to itqan_shopper, itqan_admin;
create policy own_select on app.profiles for select to itqan_client using (id = (select app.uid()));
create policy own_update on app.profiles for update to itqan_client using (id = (select app.uid())) with check (id = (select app.uid()));
create policy shopper_select on app.profiles for select to itqan_shopper using (id = (select app.uid()));
create policy shopper_update on app.profiles for update to itqan_shopper using (id = (select app.uid())) with check (id = (select app.uid()));
create policy admin_select on app.profiles for select to itqan_admin using (true);
create policy admin_update on app.profiles for update to itqan_admin using (id = (select app.uid())) with check (id = (select app.uid()));

-- client_profiles
grant select on app.client_profiles to itqan_client, itqan_admin;
grant update (approval, approval_reason, approval_changed_at, approval_changed_by) on app.client_profiles to itqan_admin;
create policy own_select on app.client_profiles for select to itqan_client using (profile_id = (select app.client_id()));
create policy admin_select on app.client_profiles for select to itqan_admin using (true);
create policy admin_update on app.client_profiles for update to itqan_admin using (true) with check (true);

-- shoppers
grant select on app.mystery_shopper_profiles, app.freelancer_profiles, app.shopper_busy_dates, app.shopper_conflicts to itqan_shopper, itqan_admin;
grant insert, delete on app.shopper_busy_dates to itqan_shopper;
create policy shopper_select on app.mystery_shopper_profiles for select to itqan_shopper using (profile_id = (select app.uid()));
create policy admin_select on app.mystery_shopper_profiles for select to itqan_admin using (true);
create policy shopper_select on app.freelancer_profiles for select to itqan_shopper using (profile_id = (select app.uid()));
create policy admin_select on app.freelancer_profiles for select to itqan_admin using (true);
create policy shopper_select on app.shopper_busy_dates for select to itqan_shopper using (shopper_id = (select app.uid()));
create policy shopper_insert on app.shopper_busy_dates for insert to itqan_shopper with check (shopper_id = (select app.uid()));
create policy shopper_delete on app.shopper_busy_dates for delete to itqan_shopper using (shopper_id = (select app.uid()));
create policy admin_select on app.shopper_busy_dates for select to itqan_admin using (true);
grant insert on app.shopper_conflicts to itqan_shopper;
create policy shopper_select on app.shopper_conflicts for select to itqan_shopper
  using (shopper_id = (select app.uid()) and kind in ('worked_there', 'related'));
create policy shopper_insert on app.shopper_conflicts for insert to itqan_shopper
  with check (shopper_id = (select app.uid()) and kind in ('worked_there', 'related'));
create policy admin_select on app.shopper_conflicts for select to itqan_admin using (true);

-- branches
grant select, insert on app.branches to itqan_client, itqan_admin;
create policy client_select on app.branches for select to itqan_client using (client_id = (select app.client_id()));
create policy client_insert on app.branches for insert to itqan_client with check (client_id = (select app.client_id()));
create policy admin_select on app.branches for select to itqan_admin using (true);
create policy admin_insert on app.branches for insert to itqan_admin with check (true);

-- requests: a client never learns who the shopper is or what they earn; a shopper never learns the price
grant select (id, number, client_id, client_key, client_name, branch_id, branch_name, branch_location, evaluation_type, scheduled_date,
  price, status, notes, cancel_reason, created_by, created_at, updated_at) on app.mystery_shopping_requests to itqan_client;
grant insert (client_id, client_key, branch_id, branch_name, branch_location, evaluation_type, scheduled_date, price, shopper_fee,
  notes, created_by) on app.mystery_shopping_requests to itqan_client;
grant update (status, cancel_reason, updated_at) on app.mystery_shopping_requests to itqan_client;
create policy client_select on app.mystery_shopping_requests for select to itqan_client using (client_id = (select app.client_id()));
create policy client_insert on app.mystery_shopping_requests for insert to itqan_client
  with check (client_id = (select app.client_id()) and created_by = (select app.uid()) and status = 'pending' and shopper_id is null);
create policy client_update on app.mystery_shopping_requests for update to itqan_client
  using (client_id = (select app.client_id()) and status in ('pending', 'approved'))
  with check (client_id = (select app.client_id()) and status = 'cancelled');
grant select (id, number, client_id, client_name, shopper_id, branch_id, branch_name, branch_location, evaluation_type, scheduled_date,
  shopper_fee, status, notes, created_at, updated_at) on app.mystery_shopping_requests to itqan_shopper;
grant update (status, updated_at) on app.mystery_shopping_requests to itqan_shopper;
create policy shopper_select on app.mystery_shopping_requests for select to itqan_shopper using (shopper_id = (select app.uid()));
create policy shopper_update on app.mystery_shopping_requests for update to itqan_shopper
  using (shopper_id = (select app.uid()) and status = 'assigned')
  with check (shopper_id = (select app.uid()) and status = 'in_progress');
grant select, insert on app.mystery_shopping_requests to itqan_admin;
grant update (status, shopper_id, cancel_reason, scheduled_date, updated_at) on app.mystery_shopping_requests to itqan_admin;
create policy admin_select on app.mystery_shopping_requests for select to itqan_admin using (true);
create policy admin_insert on app.mystery_shopping_requests for insert to itqan_admin with check (true);
create policy admin_update on app.mystery_shopping_requests for update to itqan_admin using (true) with check (true);

grant select (id, request_id, client_id, step, from_status, to_status, created_at) on app.request_events to itqan_client;
grant insert (request_id, client_id, step, from_status, to_status, reason, actor_id) on app.request_events to itqan_client;
create policy client_select on app.request_events for select to itqan_client using (client_id = (select app.client_id()));
create policy client_insert on app.request_events for insert to itqan_client
  with check (client_id = (select app.client_id()) and actor_id = (select app.uid()) and shopper_id is null);
grant select, insert on app.request_events to itqan_shopper, itqan_admin;
create policy shopper_select on app.request_events for select to itqan_shopper using (shopper_id = (select app.uid()));
create policy shopper_insert on app.request_events for insert to itqan_shopper
  with check (shopper_id = (select app.uid()) and actor_id = (select app.uid()));
create policy admin_select on app.request_events for select to itqan_admin using (true);
create policy admin_insert on app.request_events for insert to itqan_admin with check (actor_id = (select app.uid()));

grant select on app.tallies to itqan_admin;
create policy admin_select on app.tallies for select to itqan_admin using (true);

-- questionnaires are the same for all who are signed in
grant select on app.questionnaires to itqan_client, itqan_shopper, itqan_admin;
create policy client_select on app.questionnaires for select to itqan_client using (true);
create policy shopper_select on app.questionnaires for select to itqan_shopper using (true);
create policy admin_select on app.questionnaires for select to itqan_admin using (true);

-- reports: a client reads released ones, without the shopper, the grade or the place the phone was at
grant select (id, request_id, client_id, questionnaire_id, status, version, branch_score, calculated_score, score,
  excluded_from_statistics, checked_in_at, submitted_at, released_at, locked_at, created_at, updated_at, receipt_number)
  on app.mystery_shopping_reports to itqan_client;
create policy client_select on app.mystery_shopping_reports for select to itqan_client
  using (client_id = (select app.client_id()) and status in ('released', 'disputed', 'locked'));
grant select (id, receipt_number, request_id, client_id, shopper_id, questionnaire_id, status, version, overall_score, grades, grade_note,
  excluded_from_statistics, checked_in_at, check_in_device_at, check_in_latitude, check_in_longitude, check_in_accuracy, check_in_note,
  due_at, submission_key, submitted_at, review_due_at, released_at, locked_at, created_at, updated_at)
  on app.mystery_shopping_reports to itqan_shopper;
grant insert (id, request_id, client_id, shopper_id, questionnaire_id, checked_in_at, check_in_device_at, check_in_latitude,
  check_in_longitude, check_in_accuracy, check_in_note, due_at) on app.mystery_shopping_reports to itqan_shopper;
grant update (status, version, submission_key, submitted_at, review_due_at, updated_at) on app.mystery_shopping_reports to itqan_shopper;
create policy shopper_select on app.mystery_shopping_reports for select to itqan_shopper using (shopper_id = (select app.uid()));
create policy shopper_insert on app.mystery_shopping_reports for insert to itqan_shopper
  with check (shopper_id = (select app.uid()) and status = 'draft');
create policy shopper_update on app.mystery_shopping_reports for update to itqan_shopper
  using (shopper_id = (select app.uid()) and status in ('draft', 'revision_requested'))
  with check (shopper_id = (select app.uid()) and status in ('draft', 'revision_requested', 'submitted', 'in_review'));
grant select on app.mystery_shopping_reports to itqan_admin;
grant update (status, version, overall_score, grades, grade_note, branch_score, calculated_score, score, excluded_from_statistics,
  review_due_at, due_at, editor_id, released_at, locked_at, updated_at) on app.mystery_shopping_reports to itqan_admin;
create policy admin_select on app.mystery_shopping_reports for select to itqan_admin using (true);
create policy admin_update on app.mystery_shopping_reports for update to itqan_admin using (true) with check (true);

grant select (report_id, client_id, question_key, value, not_applicable, na_reason, comment, answered_at) on app.report_answers to itqan_client;
create policy client_select on app.report_answers for select to itqan_client using (client_id = (select app.client_id())
  and exists (select from app.mystery_shopping_reports r where r.id = report_id));
grant select, insert on app.report_answers to itqan_shopper;
grant update (value, not_applicable, na_reason, comment, version, save_id, answered_at, saved_at) on app.report_answers to itqan_shopper;
create policy shopper_select on app.report_answers for select to itqan_shopper using (shopper_id = (select app.uid()));
create policy shopper_insert on app.report_answers for insert to itqan_shopper with check (shopper_id = (select app.uid())
  and exists (select from app.mystery_shopping_reports r where r.id = report_id and r.status in ('draft', 'revision_requested')));
create policy shopper_update on app.report_answers for update to itqan_shopper
  using (shopper_id = (select app.uid())) with check (shopper_id = (select app.uid())
  and exists (select from app.mystery_shopping_reports r where r.id = report_id and r.status in ('draft', 'revision_requested')));
grant select on app.report_answers to itqan_admin;
create policy admin_select on app.report_answers for select to itqan_admin using (true);

grant select (id, report_id, client_id, question_key, file_id, created_at) on app.report_photos to itqan_client;
create policy client_select on app.report_photos for select to itqan_client using (client_id = (select app.client_id())
  and exists (select from app.mystery_shopping_reports r where r.id = report_id));
grant select, insert, delete on app.report_photos to itqan_shopper;
create policy shopper_select on app.report_photos for select to itqan_shopper using (shopper_id = (select app.uid()));
create policy shopper_insert on app.report_photos for insert to itqan_shopper with check (shopper_id = (select app.uid())
  and exists (select from app.mystery_shopping_reports r where r.id = report_id and r.status in ('draft', 'revision_requested')));
create policy shopper_delete on app.report_photos for delete to itqan_shopper using (shopper_id = (select app.uid())
  and exists (select from app.mystery_shopping_reports r where r.id = report_id and r.status in ('draft', 'revision_requested')));
grant select on app.report_photos to itqan_admin;
create policy admin_select on app.report_photos for select to itqan_admin using (true);

grant select on app.files to itqan_client, itqan_shopper, itqan_admin;
grant insert on app.files to itqan_shopper;
create policy client_select on app.files for select to itqan_client using (client_id = (select app.client_id())
  and exists (select from app.report_photos p where p.file_id = files.id));
create policy shopper_select on app.files for select to itqan_shopper using (owner_id = (select app.uid()));
create policy shopper_insert on app.files for insert to itqan_shopper with check (owner_id = (select app.uid()));
create policy admin_select on app.files for select to itqan_admin using (true);

grant select on app.report_events to itqan_shopper, itqan_admin;
grant insert on app.report_events to itqan_shopper, itqan_admin;
create policy shopper_select on app.report_events for select to itqan_shopper using (shopper_id = (select app.uid()));
create policy shopper_insert on app.report_events for insert to itqan_shopper
  with check (shopper_id = (select app.uid()) and actor_id = (select app.uid()));
create policy admin_select on app.report_events for select to itqan_admin using (true);
create policy admin_insert on app.report_events for insert to itqan_admin with check (actor_id = (select app.uid()));

-- settings: the public ones (prices, branding) are for everybody
grant select on app.settings to itqan_visitor, itqan_client, itqan_shopper, itqan_admin;
grant insert, update on app.settings to itqan_admin;
create policy visitor_select on app.settings for select to itqan_visitor using (is_public);
create policy client_select on app.settings for select to itqan_client using (is_public);
create policy shopper_select on app.settings for select to itqan_shopper using (is_public);
create policy admin_select on app.settings for select to itqan_admin using (true);
create policy admin_insert on app.settings for insert to itqan_admin with check (true);
create policy admin_update on app.settings for update to itqan_admin using (true) with check (true);

grant select on app.notifications to itqan_client, itqan_shopper, itqan_admin;
grant update (read_at) on app.notifications to itqan_client, itqan_shopper, itqan_admin;
create policy client_select on app.notifications for select to itqan_client using (profile_id = (select app.uid()));
create policy client_update on app.notifications for update to itqan_client using (profile_id = (select app.uid())) with check (profile_id = (select app.uid()));
create policy shopper_select on app.notifications for select to itqan_shopper using (profile_id = (select app.uid()));
create policy shopper_update on app.notifications for update to itqan_shopper using (profile_id = (select app.uid())) with check (profile_id = (select app.uid()));
create policy admin_select on app.notifications for select to itqan_admin using (profile_id = (select app.uid()));
create policy admin_update on app.notifications for update to itqan_admin using (profile_id = (select app.uid())) with check (profile_id = (select app.uid()));

grant select on app.emails, app.contact_messages, app.activity_log, app.activity_seals to itqan_admin;
create policy admin_select on app.emails for select to itqan_admin using (true);
-- a mail that failed may be sent again; nothing else of a mail changes by hand
grant update (state, problem, attempts) on app.emails to itqan_admin;
create policy admin_resend on app.emails for update to itqan_admin using (state = 'failed') with check (state = 'queued');
create policy admin_select on app.contact_messages for select to itqan_admin using (true);
grant insert on app.contact_messages to itqan_visitor;
create policy visitor_insert on app.contact_messages for insert to itqan_visitor with check (true);
create policy admin_select on app.activity_log for select to itqan_admin using (true);
create policy admin_select on app.activity_seals for select to itqan_admin using (true);
grant insert on app.activity_log to itqan_client, itqan_shopper, itqan_admin;
create policy client_insert on app.activity_log for insert to itqan_client with check (actor_id = (select app.uid()) and client_id = (select app.client_id()));
create policy shopper_insert on app.activity_log for insert to itqan_shopper with check (actor_id = (select app.uid()));
create policy admin_insert on app.activity_log for insert to itqan_admin with check (actor_id = (select app.uid()));
