-- Lists of addresses to which a company has its new reports sent every week or month (decision 62). The mails hold links to single reports that end
-- and can be withdrawn (report_shares), made with the rights of the list's owner.
create table app.report_mailings (
  id uuid primary key,
  client_id uuid not null references app.companies (id),
  node_id uuid,
  name text not null check (length(name) between 1 and 120),
  language text not null check (language in ('en', 'ar')),
  cadence text not null check (cadence in ('weekly', 'monthly')),
  day smallint not null,
  state text not null default 'active' check (state in ('active', 'paused', 'owner-gone', 'removed')),
  next_on date not null,
  sent_until timestamptz not null,
  last_sent_at timestamptz,
  last_count integer check (last_count >= 0),
  revision integer not null default 1 check (revision > 0),
  owner_id uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  unique (client_id, id),
  foreign key (client_id, node_id) references app.org_nodes (client_id, id) on delete cascade,
  check (case cadence when 'weekly' then day between 0 and 6 else day between 1 and 28 end)
);
comment on column app.report_mailings.id is 'made by the browser: what is sent twice is one list';
comment on column app.report_mailings.node_id is 'part of the company whose reports are sent; null: the whole company';
comment on column app.report_mailings.day is 'of the week, 0 Sunday, or of the month';
comment on column app.report_mailings.state is 'owner-gone: the owner left or lost the right to share these reports';
comment on column app.report_mailings.sent_until is 'reports released up to this time were told';
comment on column app.report_mailings.owner_id is 'who last saved it; links are made with the rights of this person';
create index on app.report_mailings (client_id, node_id);
create index on app.report_mailings (owner_id);
create index report_mailings_due on app.report_mailings (next_on) where state = 'active';

create table app.report_mailing_people (
  id uuid primary key default app.uuid7(),
  client_id uuid not null,
  mailing_id uuid not null,
  address text not null check (length(address) between 3 and 254 and address = lower(address)),
  stopped_at timestamptz,
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (client_id, mailing_id) references app.report_mailings (client_id, id) on delete cascade,
  unique (mailing_id, address)
);
comment on column app.report_mailing_people.stopped_at is 'the person ended the mails by the link in one of them; only the person can';
comment on column app.report_mailing_people.removed_at is 'the company took the address off the list';
create index on app.report_mailing_people (client_id, mailing_id);

-- Reports are told with the rights of the owner: a change of whose, where to, or a new start makes the person who changes it the owner.
create function priv.own_mailing() returns trigger language plpgsql set search_path = '' as $$
begin
  if app.uid() is not null and new.owner_id is distinct from app.uid()
    and ((new.owner_id, new.node_id) is distinct from (old.owner_id, old.node_id) or (new.state = 'active' and old.state <> 'active')) then
    raise exception 'a list of reports belongs to the person who changes it' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger own_mailing before update on app.report_mailings for each row execute function priv.own_mailing();

-- lists of a merged group stand for the group that it went into
create function priv.follow_merge_of_mailings() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update app.report_mailings set node_id = (new.details ->> 'into')::uuid where client_id = new.client_id and node_id = new.node_id;
  return null;
end $$;
revoke all on function priv.follow_merge_of_mailings() from public;
create trigger follow_merge_of_mailings after insert on app.org_node_events for each row
  when (new.step = 'merged' and new.details ->> 'from' = new.node_id::text) execute function priv.follow_merge_of_mailings();

do $$
declare t text;
begin
  foreach t in array array['report_mailings', 'report_mailing_people'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy owner_all on app.%I to %I using (true) with check (true)', t, current_user);
    execute format('create policy system_all on app.%I to itqan_system using (true) with check (true)', t);
    execute format('create policy client_select on app.%I for select to itqan_client using (client_id = (select app.client_id()))', t);
    execute format('create policy viewas_select on app.%I for select to itqan_viewas using (client_id = (select app.client_id()))', t);
    execute format('create policy client_update on app.%I for update to itqan_client using (client_id = (select app.client_id())) with check (client_id = (select app.client_id()))', t);
    execute format('grant select on app.%I to itqan_client, itqan_member, itqan_viewas, itqan_system', t);
  end loop;
end $$;
grant insert (id, client_id, node_id, name, language, cadence, day, next_on, sent_until, owner_id) on app.report_mailings to itqan_client, itqan_member;
grant update (node_id, name, language, cadence, day, state, next_on, sent_until, revision, owner_id) on app.report_mailings to itqan_client, itqan_member;
grant insert (client_id, mailing_id, address) on app.report_mailing_people to itqan_client, itqan_member;
grant update (removed_at) on app.report_mailing_people to itqan_client, itqan_member;
grant update (state, next_on, sent_until, last_sent_at, last_count) on app.report_mailings to itqan_system;
grant update (stopped_at) on app.report_mailing_people to itqan_system;

create policy client_insert on app.report_mailings for insert to itqan_client
  with check (client_id = (select app.client_id()) and owner_id = (select app.uid()));
create policy member_select on app.report_mailings for select to itqan_member using (client_id = (select app.client_id())
  and ((select priv.may('reports.share')) or node_id in (select priv.nodes_with('reports.share'))));
create policy member_insert on app.report_mailings for insert to itqan_member with check (client_id = (select app.client_id()) and owner_id = (select app.uid())
  and ((select priv.may('reports.share')) or node_id in (select priv.nodes_with('reports.share'))));
create policy member_update on app.report_mailings for update to itqan_member
  using (client_id = (select app.client_id()) and ((select priv.may('reports.share')) or node_id in (select priv.nodes_with('reports.share'))))
  with check (client_id = (select app.client_id()) and ((select priv.may('reports.share')) or node_id in (select priv.nodes_with('reports.share'))));
create policy client_insert on app.report_mailing_people for insert to itqan_client with check (client_id = (select app.client_id())
  and exists (select from app.report_mailings m where m.id = mailing_id));
-- as for the list, which the reader sees under its own policy
create policy member_select on app.report_mailing_people for select to itqan_member
  using (client_id = (select app.client_id()) and mailing_id in (select m.id from app.report_mailings m));
create policy member_insert on app.report_mailing_people for insert to itqan_member
  with check (client_id = (select app.client_id()) and mailing_id in (select m.id from app.report_mailings m));
create policy member_update on app.report_mailing_people for update to itqan_member
  using (client_id = (select app.client_id()) and mailing_id in (select m.id from app.report_mailings m))
  with check (client_id = (select app.client_id()) and mailing_id in (select m.id from app.report_mailings m));
call priv.confine_staff();
call priv.guard_closing();

-- As in 0370_automation.sql, and the company's mailing lists.
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

  foreach name in array array['report_mailing_people', 'report_mailings', 'report_translations', 'report_action_events', 'report_actions', 'report_alerts', 'score_alerts', 'report_answer_edits', 'report_answers', 'report_appeals',
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
