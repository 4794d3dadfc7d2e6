-- Alerts of a company: one for each report with a critical failure or a score beyond the company's bounds. The platform raises and withdraws
-- them, the company acknowledges and closes them (decision 52).
create table app.score_alerts (
  id uuid primary key default app.uuid7(),
  client_id uuid not null references app.companies (id),
  report_id uuid not null unique,
  branch_id uuid not null,
  kind text not null check (kind in ('critical', 'low', 'high')),
  score numeric(5, 2) check (score between 0 and 100),
  change numeric(5, 2) check (change between -100 and 100),
  bound numeric(5, 2) check (bound between 1 and 100),
  findings jsonb not null default '[]' check (jsonb_typeof(findings) = 'array'),
  raised_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  acknowledged_by uuid references app.profiles (id),
  acknowledged_at timestamptz,
  note text check (length(note) between 1 and 1000),
  closed_at timestamptz,
  foreign key (client_id, report_id) references app.mystery_shopping_reports (client_id, id),
  foreign key (client_id, branch_id) references app.branches (client_id, id),
  check ((acknowledged_at is null) = (acknowledged_by is null)),
  check (acknowledged_at is not null or (note is null and closed_at is null)),
  check ((kind = 'critical') = (bound is null))
);
comment on column app.score_alerts.score is 'null: the critical failure was sent before the report';
comment on column app.score_alerts.change is 'from the counted visit of the same type before it; null: there is none';
comment on column app.score_alerts.bound is 'of the company when the alert was raised';
comment on column app.score_alerts.findings is 'what failed, most serious first: key and sentence in both languages';
comment on column app.score_alerts.withdrawn_at is 'a correction of the report ended the reason';
comment on column app.score_alerts.closed_at is 'someone of the company found that nothing is left to do';
create index score_alerts_newest on app.score_alerts (client_id, raised_at desc, id) where withdrawn_at is null;
create index on app.score_alerts (client_id, report_id);
create index on app.score_alerts (client_id, branch_id);
create index on app.score_alerts (acknowledged_by);

alter table app.score_alerts enable row level security;
alter table app.score_alerts force row level security;
do $$ begin execute format('create policy owner_all on app.score_alerts to %I using (true) with check (true)', current_user); end $$;
create policy system_all on app.score_alerts to itqan_system using (true) with check (true);
grant select, insert, update on app.score_alerts to itqan_system;
grant select on app.score_alerts to itqan_client, itqan_member, itqan_viewas;
grant update (acknowledged_by, acknowledged_at, note, closed_at) on app.score_alerts to itqan_client, itqan_member;

create policy client_select on app.score_alerts for select to itqan_client using (client_id = (select app.client_id()));
create policy viewas_select on app.score_alerts for select to itqan_viewas using (client_id = (select app.client_id()));
create policy member_select on app.score_alerts for select to itqan_member using (client_id = (select app.client_id())
  and ((select priv.may('reports.read')) or branch_id in (select priv.branches_with('reports.read'))));
create policy client_withheld on app.score_alerts as restrictive for select
  to itqan_client, itqan_member, itqan_viewas using (not priv.is_alert_withheld(report_id));
create policy client_update on app.score_alerts for update to itqan_client using (client_id = (select app.client_id()))
  with check (client_id = (select app.client_id()));
create policy member_update on app.score_alerts for update to itqan_member
  using (client_id = (select app.client_id()) and branch_id in (select priv.branches_with('reports.reply')))
  with check (client_id = (select app.client_id()) and branch_id in (select priv.branches_with('reports.reply')));

-- Whoever acknowledges does so in the own name, once.
create function priv.acknowledge_once() returns trigger language plpgsql set search_path = '' as $$
begin
  if app.uid() is not null and new.acknowledged_by is distinct from old.acknowledged_by
    and (old.acknowledged_by is not null or new.acknowledged_by is distinct from app.uid()) then
    raise exception 'an alert is acknowledged once, by the person who does it' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger acknowledge_once before update on app.score_alerts for each row execute function priv.acknowledge_once();

-- Bounds of a company's alerts; null: no alerts of that kind. A company without settings has the same ones (domain/reporting/score-alerts.ts).
alter table app.insight_settings
  add column alert_low numeric(5, 2) default 70 check (alert_low between 1 and 100),
  add column alert_high numeric(5, 2) default 95 check (alert_high between 1 and 100),
  add check (alert_low < alert_high);
comment on column app.insight_settings.alert_low is 'a score below it raises an alert';
comment on column app.insight_settings.alert_high is 'a score of at least this raises an alert';
grant insert (alert_low, alert_high), update (alert_low, alert_high) on app.insight_settings to itqan_client, itqan_member;

call priv.guard_closing();

-- As in 0370_automation.sql, and the alerts.
create or replace function priv.erase_company(closing uuid, at timestamptz) returns text[] language plpgsql security definer set search_path = '' as $$
declare
  company uuid; gone uuid[]; keys text[]; name text;
  former constant text := 'Closed company · منشأة مغلقة';
begin
  select c.client_id into company from app.company_closings c
    where c.id = closing and c.kept_at is null and c.erased_at is null and c.due_on <= (at at time zone 'Asia/Riyadh')::date for update;
  if not found or exists (select from priv.closing_blocks(company, true)) then return null; end if;
  update app.company_closings set erased_at = at where id = closing;

  select coalesce(array_agg(f), '{}') into gone from (
    select file_id as f from app.report_photos where client_id = company
    union select file_id from app.report_documents where client_id = company and file_id is not null
    union select proof_id from app.report_actions where client_id = company and proof_id is not null
    union select file_id from app.client_papers where client_id = company
    union select id from app.files where client_id = company) x
    where f not in (select p.proof_id from app.payments p where p.client_id = company and p.proof_id is not null)
      and not exists (select from app.shopper_documents d where d.file_id = f);

  foreach name in array array['report_action_events', 'report_actions', 'report_alerts', 'score_alerts', 'report_answer_edits', 'report_answers', 'report_appeals',
    'report_disputes', 'report_documents', 'report_moments', 'report_photos', 'report_replies', 'report_revisions', 'report_shares', 'brief_ratings',
    'grade_replies', 'counted_visits', 'score_tallies', 'brand_tallies', 'client_scores', 'insight_settings', 'questionnaire_drafts', 'visit_wishes',
    'wave_picks', 'visit_programme_branches', 'visit_programme_draws', 'certificate_applications', 'guest_reviews', 'case_studies', 'client_notes',
    'client_papers', 'member_invitations', 'ownership_transfers', 'ownership_claims', 'notice_routes', 'notifications', 'alert_people', 'org_node_events',
    'shopper_conflicts', 'timeline_notes', 'automation_runs', 'automation_versions', 'automation_rules'] loop
    execute format('delete from app.%I where client_id = $1', name) using company;
  end loop;
  select coalesce(array_agg(f.storage_key), '{}') into keys from app.files f where f.id = any (gone);
  delete from app.files f where f.id = any (gone);

  update app.mystery_shopping_requests set client_name = former, client_name_ar = null, branch_name = former, branch_name_ar = null,
    branch_location = '-', notes = null, cancel_reason = null, scenario = null where client_id = company;
  update app.request_events set reason = null where client_id = company;
  update app.mystery_shopping_reports set grade_note = null, check_in_latitude = null, check_in_longitude = null, check_in_note = null
    where client_id = company;
  update app.report_events set reason = null where client_id = company;
  update app.certificates set holder_name = former, holder_name_ar = null, branch_name = former, branch_name_ar = null, city = null,
    credential = null, key_id = null, is_listed = false, shows_band = false where client_id = company;
  update app.certificate_events set reason = null where client_id = company;
  update app.waves set name = former where client_id = company;
  update app.visit_programmes set name = former, notes = null, state = 'ended' where client_id = company;
  update app.payment_shares set payer_name = former, payer_email = null where client_id = company;
  update app.staff_views set reason = former where client_id = company;
  update app.branches set name = id::text, name_ar = null, location = '-', city = null, cuisine = null, attributes = '{}', latitude = null,
    longitude = null, phone = null, hours = '{}', manager_id = null, cr_number = null, licence_number = null, closed_at = coalesce(closed_at, at)
    where client_id = company;
  update app.org_nodes set name_en = id::text, name_ar = null, code = null, closed_at = coalesce(closed_at, at) where client_id = company and kind <> 'root';
  update app.org_nodes set name_en = former, name_ar = null, code = null where client_id = company and kind = 'root';
  update app.members set state = 'removed', removed_at = at where client_id = company and state <> 'removed';
  update app.client_profiles set business_license = null, tax_id = null, industry = null, approval = 'suspended', approval_reason = null,
    approval_changed_at = at, approval_changed_by = null, approval_question = null, approval_answer = null where profile_id = company;
  update app.profiles set company_name = case when company_name is null then null else former end, company_address = null, business_type = null
    where id = company;
  -- last: triggers copy the names of the root and of the founder's profile here
  update app.companies set name_en = 'Closed company', name_ar = 'منشأة مغلقة', version = version + 1 where id = company;
  delete from app.timeline_events where client_id = company;
  return keys;
end $$;
