-- Automation: rules of a company and of our team, their versions, and each event that a rule has followed. A job reads new events and acts
-- with the rights of the rule's owner; only the platform writes runs (decision 54).
create table app.automation_rules (
  id uuid primary key,
  client_id uuid references app.companies (id),
  node_id uuid,
  name text not null check (length(name) between 1 and 120),
  event text not null check (length(event) between 1 and 40),
  spec jsonb not null,
  state text not null default 'active' check (state in ('active', 'paused', 'archived')),
  pause_reason text check (pause_reason in ('person', 'owner-gone', 'owner-rights', 'part-gone', 'too-many')),
  version integer not null default 1 check (version > 0),
  revision integer not null default 1 check (revision > 0),
  since timestamptz not null,
  owner_id uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  check ((client_id is null) = (node_id is null)),
  check ((state = 'paused') = (pause_reason is not null))
);
comment on column app.automation_rules.id is 'made by the browser: what is sent twice is one rule';
comment on column app.automation_rules.client_id is 'null: a rule of our team';
comment on column app.automation_rules.node_id is 'part of the company whose events count; without a foreign key, because groups may be deleted';
comment on column app.automation_rules.spec is 'conditions and steps (domain/automation/rule.ts)';
comment on column app.automation_rules.version is 'of what the rule does; an event is followed once by each version';
comment on column app.automation_rules.revision is 'grows with every change, so that two people do not overwrite each other';
comment on column app.automation_rules.since is 'earlier events are not followed';
comment on column app.automation_rules.owner_id is 'who last saved or resumed it; it acts with the rights of this person';
create index on app.automation_rules (client_id);
create index on app.automation_rules (owner_id);
create index automation_rules_active on app.automation_rules (event) where state = 'active';

create table app.automation_versions (
  rule_id uuid not null references app.automation_rules (id),
  version integer not null check (version > 0),
  client_id uuid references app.companies (id),
  name text not null,
  event text not null,
  node_id uuid,
  spec jsonb not null,
  saved_by uuid not null references app.profiles (id),
  saved_at timestamptz not null default now(),
  primary key (rule_id, version)
);
comment on table app.automation_versions is 'what a rule did in each version; rows are never changed';
create index on app.automation_versions (client_id);
create index on app.automation_versions (saved_by);

create table app.automation_runs (
  id uuid primary key default app.uuid7(),
  rule_id uuid not null,
  version integer not null,
  client_id uuid references app.companies (id),
  event_key text not null check (length(event_key) between 1 and 200),
  event text not null,
  needs text not null,
  node_id uuid,
  happened_at timestamptz not null,
  facts jsonb not null,
  ran_at timestamptz not null default now(),
  result text not null check (result in ('done', 'stopped', 'failed')),
  reason text check (length(reason) between 1 and 40),
  chain uuid[] not null default '{}',
  effects uuid[] not null default '{}',
  steps jsonb not null default '[]',
  foreign key (rule_id, version) references app.automation_versions (rule_id, version),
  unique (rule_id, version, event_key),
  check ((result = 'done') = (reason is null))
);
comment on column app.automation_runs.event_key is 'names the event, so that a version follows it once';
comment on column app.automation_runs.needs is 'permission that a reader of the run needs on node_id, as for the event itself';
comment on column app.automation_runs.chain is 'rules that caused the event, the first one first';
comment on column app.automation_runs.effects is 'actions and notes that the run made; their events carry its chain';
create index on app.automation_runs (rule_id, ran_at desc, id desc);
create index on app.automation_runs (client_id);
create index automation_runs_effects on app.automation_runs using gin (effects);

create table app.automation_cursor (
  name text primary key check (length(name) between 1 and 40),
  read_until timestamptz not null
);
comment on table app.automation_cursor is 'time up to which a job has read new events';

-- A rule does what its owner may do: a change of what it does, or a new start, makes the person who changes it the owner.
create function priv.own_automation() returns trigger language plpgsql set search_path = '' as $$
begin
  if app.uid() is not null and new.owner_id is distinct from app.uid()
    and ((new.spec, new.event, new.node_id, new.owner_id, new.version) is distinct from (old.spec, old.event, old.node_id, old.owner_id, old.version)
      or (new.state = 'active' and old.state <> 'active')) then
    raise exception 'an automation rule belongs to the person who changes it' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger own_automation before update on app.automation_rules for each row execute function priv.own_automation();

create function priv.match_automation_version() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from app.automation_rules r where r.id = new.rule_id and r.client_id is not distinct from new.client_id) then
    raise exception 'a version belongs to the company of its rule' using errcode = '42501';
  end if;
  return new;
end $$;
revoke all on function priv.match_automation_version from public;
create trigger match_automation_version before insert on app.automation_versions for each row execute function priv.match_automation_version();

insert into app.role_capabilities (role, capability, reach) values
  ('manager', 'automation.read', 'scope'), ('manager', 'automation.write', 'scope');

do $$
declare t text;
begin
  foreach t in array array['automation_rules', 'automation_versions', 'automation_runs', 'automation_cursor'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy owner_all on app.%I to %I using (true) with check (true)', t, current_user);
    execute format('create policy system_all on app.%I to itqan_system using (true) with check (true)', t);
  end loop;
end $$;
grant select, insert, update on app.automation_cursor to itqan_system;
grant select on app.automation_rules, app.automation_versions, app.automation_runs to itqan_system, itqan_client, itqan_member, itqan_viewas, itqan_admin;
grant update (state, pause_reason, revision) on app.automation_rules to itqan_system;
grant insert on app.automation_runs to itqan_system;
grant insert (id, client_id, node_id, name, event, spec, state, pause_reason, since, owner_id) on app.automation_rules to itqan_client, itqan_member, itqan_admin;
grant update (node_id, name, event, spec, state, pause_reason, version, revision, since, owner_id) on app.automation_rules
  to itqan_client, itqan_member, itqan_admin;
grant insert (rule_id, version, client_id, name, event, node_id, spec, saved_by, saved_at) on app.automation_versions
  to itqan_client, itqan_member, itqan_admin;

create policy client_select on app.automation_rules for select to itqan_client using (client_id = (select app.client_id()));
create policy viewas_select on app.automation_rules for select to itqan_viewas using (client_id = (select app.client_id()));
create policy member_select on app.automation_rules for select to itqan_member
  using (client_id = (select app.client_id()) and node_id in (select priv.nodes_with('automation.read')));
create policy admin_select on app.automation_rules for select to itqan_admin using (client_id is null);
create policy client_insert on app.automation_rules for insert to itqan_client
  with check (client_id = (select app.client_id()) and owner_id = (select app.uid()));
create policy member_insert on app.automation_rules for insert to itqan_member
  with check (client_id = (select app.client_id()) and owner_id = (select app.uid()) and node_id in (select priv.nodes_with('automation.write')));
create policy admin_insert on app.automation_rules for insert to itqan_admin with check (client_id is null and owner_id = (select app.uid()));
create policy client_update on app.automation_rules for update to itqan_client
  using (client_id = (select app.client_id())) with check (client_id = (select app.client_id()));
create policy member_update on app.automation_rules for update to itqan_member
  using (client_id = (select app.client_id()) and node_id in (select priv.nodes_with('automation.write')))
  with check (client_id = (select app.client_id()) and node_id in (select priv.nodes_with('automation.write')));
create policy admin_update on app.automation_rules for update to itqan_admin using (client_id is null) with check (client_id is null);

create policy client_select on app.automation_versions for select to itqan_client using (client_id = (select app.client_id()));
create policy viewas_select on app.automation_versions for select to itqan_viewas using (client_id = (select app.client_id()));
create policy member_select on app.automation_versions for select to itqan_member using (client_id = (select app.client_id())
  and rule_id in (select r.id from app.automation_rules r));
create policy admin_select on app.automation_versions for select to itqan_admin using (client_id is null);
create policy client_insert on app.automation_versions for insert to itqan_client
  with check (client_id = (select app.client_id()) and saved_by = (select app.uid())
    and exists (select from app.automation_rules r where r.id = rule_id));
create policy member_insert on app.automation_versions for insert to itqan_member
  with check (client_id = (select app.client_id()) and saved_by = (select app.uid())
    and exists (select from app.automation_rules r where r.id = rule_id and r.node_id in (select priv.nodes_with('automation.write'))));
create policy admin_insert on app.automation_versions for insert to itqan_admin with check (client_id is null and saved_by = (select app.uid()));

-- A run tells of an event: its reader needs what the event itself asks for.
create policy client_select on app.automation_runs for select to itqan_client using (client_id = (select app.client_id()));
create policy viewas_select on app.automation_runs for select to itqan_viewas using (client_id = (select app.client_id()));
create policy member_select on app.automation_runs for select to itqan_member using (client_id = (select app.client_id())
  and rule_id in (select r.id from app.automation_rules r)
  and (needs, node_id) in (select s.needs, s.node_id from priv.my_nodes_needed('{evaluations.foresee,reports.read,disputes.read,actions.read,certificates.read,invoices.read,papers.send,members.read,timeline.read}') s));
create policy admin_select on app.automation_runs for select to itqan_admin using (client_id is null);
insert into priv.staff_tables (name, to_select, to_insert, to_update) values ('automation_rules', '{platform}', '{platform+}', '{platform+}');
insert into priv.staff_tables (name, to_select, to_insert) values ('automation_versions', '{platform}', '{platform+}');
insert into priv.staff_tables (name, to_select) values ('automation_runs', '{platform}');
call priv.confine_staff();
call priv.guard_closing();

-- As in 0329_erase_company.sql, and the rules of the company with their versions and history.
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

  foreach name in array array['report_action_events', 'report_actions', 'report_alerts', 'report_answer_edits', 'report_answers', 'report_appeals',
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
