-- The database repeats domain/staff-roles.ts: every policy of administrators asks what the role may do in the area of the table.

-- Needs of a table by operation, any one of which is enough. Kept for later migrations, which add their tables and call
-- priv.confine_staff() again. A table without a row is for owners only.
create table priv.staff_tables (
  name text primary key,
  to_select text[] not null,
  to_insert text[] not null default '{platform+}',
  to_update text[] not null default '{platform+}',
  to_delete text[] not null default '{platform+}'
);
-- Conditions of a policy before the role was asked.
create table priv.staff_policies (
  name text, policy text, condition text, checked text,
  primary key (name, policy)
);
do $$
declare t text;
begin
  foreach t in array array['staff_tables', 'staff_policies'] loop
    execute format('alter table priv.%I enable row level security', t);
    execute format('alter table priv.%I force row level security', t);
    execute format('create policy owner_all on priv.%I to %I using (true) with check (true)', t, current_user);
  end loop;
end $$;

-- Rewrites the policies of administrators by the map. Policies that name staff_may themselves are left as they are.
create procedure priv.confine_staff() language plpgsql set search_path = '' as $$
declare p record; needs text[]; asks text; old record;
begin
  for p in select tablename, policyname, cmd, qual, with_check from pg_catalog.pg_policies
    where schemaname = 'app' and roles = '{itqan_admin}' order by 1, 2
  loop
    select * into old from priv.staff_policies s where s.name = p.tablename and s.policy = p.policyname;
    if not found then
      continue when concat(p.qual, p.with_check) like '%staff_may%';
      insert into priv.staff_policies values (p.tablename, p.policyname, p.qual, p.with_check) returning * into old;
    end if;
    if p.cmd = 'ALL' then raise exception 'one policy a command: %.%', p.tablename, p.policyname; end if;
    select case p.cmd when 'SELECT' then to_select when 'INSERT' then to_insert when 'UPDATE' then to_update else to_delete end
      into needs from priv.staff_tables where name = p.tablename;
    needs := coalesce(needs, array[case when p.cmd = 'SELECT' then 'platform' else 'platform+' end]);
    asks := format('(select priv.staff_may(%L::text[], %L::boolean))', needs, p.cmd <> 'SELECT');
    execute format('alter policy %I on app.%I %s %s', p.policyname, p.tablename,
      case when old.condition is null then '' when old.condition = 'true' then format('using (%s)', asks)
        else format('using (%s and (%s))', asks, old.condition) end,
      case when old.checked is null then '' when old.checked = 'true' then format('with check (%s)', asks)
        else format('with check (%s and (%s))', asks, old.checked) end);
  end loop;
end $$;
revoke all on procedure priv.confine_staff() from public;

insert into priv.staff_tables (name, to_select) values
  ('activity_seals', '{platform}'),
  ('alert_people', '{clients,review+}'),
  ('billed_visits', '{invoices,ledger}'),
  ('brand_tallies', '{review}'),
  ('brief_ratings', '{review,shoppers}'),
  ('client_scores', '{clients}'),
  ('closed_months', '{ledger,invoices}'),
  ('companies', '{clients,requests,review,certificates,invoices,questionnaires}'),
  ('consents', '{requests,shoppers,clients}'),
  ('counted_visits', '{certificates,review}'),
  ('files', '{clients,shoppers,review,invoices,payouts,site}'),
  ('freelancer_profiles', '{shoppers,requests+}'),
  ('insight_settings', '{review}'),
  ('invoice_lines', '{invoices,ledger}'),
  ('invoices', '{invoices,ledger}'),
  ('journal_entries', '{ledger,invoices+}'),
  ('journal_lines', '{ledger,invoices+}'),
  ('level_tests', '{shoppers}'),
  ('member_grants', '{clients}'),
  ('member_invitations', '{clients}'),
  ('members', '{clients}'),
  ('number_series', '{invoices,ledger}'),
  ('org_closure', '{clients,requests,review,certificates}'),
  ('org_node_events', '{clients}'),
  ('org_nodes', '{clients,requests,review,certificates}'),
  ('payment_events', '{invoices}'),
  ('payment_refunds', '{invoices,ledger}'),
  ('payment_shares', '{invoices}'),
  ('payments', '{invoices,ledger}'),
  ('order_batches', '{requests,clients}'),
  ('payout_batches', '{payouts,ledger,invoices+}'),
  ('payout_transfers', '{payouts,ledger}'),
  ('payouts', '{payouts,ledger}'),
  ('question_failures', '{questionnaires}'),
  ('report_action_events', '{review,certificates}'),
  ('report_actions', '{review,certificates}'),
  ('report_moments', '{review}'),
  ('report_photos', '{review}'),
  ('report_replies', '{review}'),
  ('report_shares', '{review}'),
  ('role_capabilities', '{clients}'),
  ('score_tallies', '{review}'),
  ('shopper_busy_dates', '{requests,shoppers}'),
  ('shopper_conflicts', '{requests,shoppers}'),
  ('signed_anew', '{certificates}'),
  ('signing_keys', '{certificates}'),
  ('staff_views', '{clients}'),
  ('subscription_periods', '{invoices,requests,clients}'),
  ('subscriptions', '{invoices,requests,clients}'),
  ('tallies', '{requests,clients}'),
  ('tax_submissions', '{invoices,ledger}'),
  ('tax_units', '{ledger,invoices}'),
  ('visit_programme_branches', '{requests,clients}'),
  ('visit_programme_draws', '{requests,clients}'),
  ('visit_programmes', '{requests,clients}'),
  ('visit_wishes', '{requests,shoppers}');
insert into priv.staff_tables (name, to_select, to_insert, to_update, to_delete) values
  ('branches', '{clients,requests,review,certificates,site+}', '{clients+,requests+}', '{clients+}', '{clients+}'),
  ('case_studies', '{site}', '{site+}', '{site+}', '{site+}'),
  ('certificate_applications', '{certificates}', '{certificates+}', '{certificates+}', '{certificates+}'),
  ('certificate_events', '{certificates}', '{certificates+}', '{certificates+}', '{certificates+}'),
  ('certificate_rules', '{certificates}', '{certificates+}', '{certificates+}', '{certificates+}'),
  ('certificates', '{certificates}', '{certificates+}', '{certificates+}', '{certificates+}'),
  ('client_profiles', '{clients,requests,questionnaires,certificates,invoices}', '{clients+}', '{clients+}', '{clients+}'),
  ('client_notes', '{clients}', '{clients+}', '{clients+}', '{clients+}'),
  ('client_papers', '{clients}', '{clients+}', '{clients+}', '{clients+}'),
  ('editor_phrases', '{review}', '{review+}', '{review+}', '{review+}'),
  ('emails', '{emails}', '{emails+}', '{emails+,emails:resend}', '{emails+}'),
  ('failed_jobs', '{platform}', '{platform+}', '{platform+}', '{platform+}'),
  ('form_submissions', '{inbox}', '{inbox+}', '{inbox+}', '{inbox+}'),
  ('forms', '{site,inbox}', '{site+}', '{site+}', '{site+}'),
  ('grade_replies', '{review,shoppers}', '{review+}', '{review+}', '{review+}'),
  ('guest_reviews', '{certificates}', '{certificates+}', '{certificates+}', '{certificates+}'),
  ('media', '{site}', '{site+}', '{site+}', '{site+}'),
  ('mystery_shopper_profiles', '{shoppers,requests+,review,payouts,ledger,shoppers:pay}', '{shoppers+}', '{shoppers+}', '{shoppers+}'),
  ('mystery_shopping_reports', '{review,review:state,requests+,shoppers+,certificates,invoices+,payouts+,payouts:make,site+}', '{review+}', '{review+}', '{review+}'),
  ('mystery_shopping_requests', '{requests,review,shoppers,certificates,invoices,payouts,ledger,site+}', '{requests+}', '{requests+,shoppers+,review+}', '{requests+}'),
  ('page_revisions', '{site}', '{site+}', '{site+}', '{site+}'),
  ('pages', '{site}', '{site+}', '{site+}', '{site+}'),
  ('payout_approvals', '{payouts}', '{payouts+,payouts:approve}', '{payouts+}', '{payouts+}'),
  ('payout_queries', '{payouts}', '{payouts+}', '{payouts+,payouts:make}', '{payouts+}'),
  ('post_topics', '{site}', '{site+}', '{site+}', '{site+}'),
  ('posts', '{site}', '{site+}', '{site+}', '{site+}'),
  ('questionnaire_drafts', '{questionnaires}', '{questionnaires+}', '{questionnaires+}', '{questionnaires+}'),
  ('questionnaires', '{questionnaires,review,requests,certificates}', '{questionnaires+}', '{questionnaires+}', '{questionnaires+}'),
  ('report_alerts', '{review}', '{review+}', '{review+}', '{review+}'),
  ('report_answer_edits', '{review}', '{review+}', '{review+}', '{review+}'),
  ('report_answers', '{review}', '{review+}', '{review+}', '{review+}'),
  ('report_appeals', '{review}', '{review+}', '{review+}', '{review+}'),
  ('report_disputes', '{review,certificates}', '{review+}', '{review+}', '{review+}'),
  ('report_documents', '{review}', '{review}', '{review+}', '{review+}'),
  ('report_events', '{review}', '{review+}', '{review+}', '{review+}'),
  ('report_revisions', '{review}', '{review+}', '{review+}', '{review+}'),
  ('request_events', '{requests,review,shoppers}', '{requests+,shoppers+,review+}', '{requests+}', '{requests+}'),
  ('setting_values', '{everyone}', '{platform+}', '{platform+}', '{platform+}'),
  ('shopper_documents', '{shoppers}', '{shoppers+}', '{shoppers+}', '{shoppers+}'),
  ('shopper_employers', '{requests,shoppers}', '{shoppers+}', '{shoppers+}', '{shoppers+}'),
  ('staff_roles', '{everyone}', '{platform+}', '{platform+}', '{platform+}'),
  ('staff_members', '{platform}', '{platform+}', '{platform+}', '{platform+}'),
  ('staff_invitations', '{platform}', '{platform+}', '{platform+}', '{platform+}'),
  ('staff_role_views', '{platform}', '{platform+}', '{platform+}', '{platform+}'),
  ('tax_details', '{invoices,ledger,clients}', '{invoices+}', '{invoices+}', '{invoices+}'),
  ('visit_offers', '{requests,shoppers}', '{requests+}', '{requests+,shoppers+,review+}', '{requests+}'),
  ('wave_picks', '{requests}', '{requests+}', '{requests+}', '{requests+}'),
  ('waves', '{requests}', '{requests+}', '{requests+}', '{requests+}'),
  ('work_task_notes', '{requests}', '{requests+}', '{requests+}', '{requests+}'),
  ('work_tasks', '{requests}', '{requests+}', '{requests+}', '{requests+}');

-- Policies whose rows belong to several areas, or to the person. Own rows are open to each member of staff.
alter policy admin_select on app.profiles using (case user_type
  when 'admin' then (select priv.staff_may('{everyone}'::text[], false))
  when 'client' then (select priv.staff_may('{clients,requests,review,certificates,invoices,ledger,site+}'::text[], false))
  else (select priv.staff_may('{shoppers,shoppers:pay,requests,review,payouts,ledger}'::text[], false)) end);
alter policy admin_update on app.profiles using (id = (select app.uid()) and (select priv.staff_may('{everyone}'::text[], true)))
  with check (id = (select app.uid()) and (select priv.staff_may('{everyone}'::text[], true)));
-- Kinds of records whose log entries the role reads, for the histories on their pages.
create function priv.staff_entities() returns text[] language sql stable set search_path = '' as $$
  select array(select e.entity from (values ('post', 'site'), ('page', 'site'), ('branding', 'site'), ('wave', 'requests'), ('invoice', 'invoices'), ('payment', 'invoices'),
    ('submission', 'inbox'),
    ('payout', 'payouts'), ('payout-batch', 'payouts'), ('client', 'clients'), ('profile', 'shoppers')) as e (entity, area)
    where priv.staff_may(array[e.area], false))
$$;
revoke all on function priv.staff_entities() from public;
grant execute on function priv.staff_entities() to itqan_admin;
alter policy admin_select on app.activity_log using ((select priv.staff_may('{platform}'::text[], false))
  or case when action like 'branding.%' then 'branding' when action = 'accounts.make-admin' then 'staff' else entity end
    = any ((select priv.staff_entities())::text[])
  or (client_id is not null and (select priv.staff_may('{clients}'::text[], false))));
alter policy admin_insert on app.activity_log
  with check (actor_id = (select app.uid()) and (select priv.staff_may('{everyone}'::text[], true)));
alter policy admin_select on app.notifications using (profile_id = (select app.uid()) and (select priv.staff_may('{everyone}'::text[], false)));
alter policy admin_update on app.notifications using (profile_id = (select app.uid()) and (select priv.staff_may('{everyone}'::text[], true)))
  with check (profile_id = (select app.uid()) and (select priv.staff_may('{everyone}'::text[], true)));
alter policy admin_select on app.notice_switches using (profile_id = (select app.uid()) and (select priv.staff_may('{everyone}'::text[], false)));
alter policy admin_insert on app.notice_switches with check (profile_id = (select app.uid()) and (select priv.staff_may('{everyone}'::text[], true)));
alter policy admin_delete on app.notice_switches using (profile_id = (select app.uid()) and (select priv.staff_may('{everyone}'::text[], true)));
-- Values that verbs of every area read. Branding belongs to the area of the site.
alter policy admin_select on app.settings using ((select priv.staff_may('{everyone}'::text[], false)));
alter policy admin_insert on app.settings with check ((select priv.staff_may('{platform+}'::text[], true))
  or (key like 'branding%' and (select priv.staff_may('{site+}'::text[], true))));
alter policy admin_update on app.settings using ((select priv.staff_may('{platform+}'::text[], true))
  or (key like 'branding%' and (select priv.staff_may('{site+}'::text[], true))))
  with check ((select priv.staff_may('{platform+}'::text[], true))
  or (key like 'branding%' and (select priv.staff_may('{site+}'::text[], true))));

call priv.confine_staff();
