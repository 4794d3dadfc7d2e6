-- Kept PDFs of the compliance report, and private addresses under which a calendar program reads the dates of papers (decision 75).
do $$
declare rule record;
begin
  select conname, pg_get_constraintdef(oid) as def into rule from pg_constraint
    where conrelid = 'app.files'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%purpose%';
  execute format('alter table app.files drop constraint %I', rule.conname);
  execute format('alter table app.files add constraint files_purpose_check %s', replace(rule.def, ']', ', ''compliance''::text]'));
end $$;

create table app.compliance_reports (
  id uuid primary key,
  client_id uuid not null references app.companies (id),
  branch_id uuid,
  branches uuid[] not null check (cardinality(branches) > 0),
  with_company boolean not null,
  with_workers boolean not null,
  day date not null,
  score numeric(5, 2) check (score between 0 and 100),
  file_en uuid not null references app.files (id),
  file_ar uuid not null references app.files (id),
  made_by uuid not null references app.profiles (id),
  made_at timestamptz not null default now(),
  foreign key (client_id, branch_id) references app.branches (client_id, id)
);
comment on table app.compliance_reports is 'PDFs of the compliance report as they were made, in both languages; rows are never changed';
comment on column app.compliance_reports.id is 'made by the browser: what is sent twice is one report';
comment on column app.compliance_reports.branch_id is 'null: every branch that its maker saw';
comment on column app.compliance_reports.branches is 'what it tells of; a reader needs the right on each of them';
create index on app.compliance_reports (client_id, made_at desc, id);
create index on app.compliance_reports (client_id, branch_id);
create index on app.compliance_reports (file_en);
create index on app.compliance_reports (file_ar);
create index on app.compliance_reports (made_by);

create table app.paper_feeds (
  client_id uuid not null references app.companies (id),
  profile_id uuid not null references app.profiles (id),
  token_hash text not null unique check (length(token_hash) = 64),
  language text not null check (language in ('en', 'ar')),
  created_at timestamptz not null default now(),
  last_read_at timestamptz,
  primary key (client_id, profile_id)
);
comment on table app.paper_feeds is 'private address of a member''s calendar of papers; only the hash of its secret is stored';
create index on app.paper_feeds (profile_id);

-- a person who left has no calendar any more, also after coming back
create function priv.end_paper_feed() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from app.paper_feeds f where f.client_id = new.client_id and f.profile_id = new.profile_id;
  return null;
end $$;
revoke all on function priv.end_paper_feed() from public;
create trigger end_paper_feed after update on app.members for each row when (new.state = 'removed' and old.state <> 'removed')
  execute function priv.end_paper_feed();

-- What one row says about who reads and makes it; lists are read under the policy below.
create function priv.reads_compliance(branches uuid[], with_company boolean, with_workers boolean) returns boolean language sql stable
  set search_path = '' as $$
  select (not with_company or priv.may_company('documents.all'))
    and not exists (select from unnest(branches) b where not priv.may_branch('documents.all', b)
      or (with_workers and not priv.may_branch('documents.workers', b)))
$$;
-- A report with its two files, which have been stored before and are removed again where this says no.
create function priv.keep_compliance_report(report jsonb, files jsonb) returns boolean language plpgsql security definer set search_path = '' as $$
declare r record; f record;
begin
  select * into r from jsonb_to_record(report) as x
    (id uuid, branch_id uuid, branches uuid[], with_company boolean, with_workers boolean, day date, score numeric, file_en uuid, file_ar uuid);
  if exists (select from app.compliance_reports c where c.id = r.id) or not priv.reads_compliance(r.branches, r.with_company, r.with_workers)
    or exists (select from unnest(r.branches) b where not exists (select from app.branches o where o.id = b and o.client_id = app.client_id()))
  then return false; end if;
  for f in select * from jsonb_to_recordset(files) as x (id uuid, bytes integer, sha256 text, storage_key text) loop
    insert into app.files (id, owner_id, client_id, purpose, content_type, bytes, sha256, storage_key)
    values (f.id, app.uid(), app.client_id(), 'compliance', 'application/pdf', f.bytes, f.sha256, f.storage_key);
  end loop;
  insert into app.compliance_reports (id, client_id, branch_id, branches, with_company, with_workers, day, score, file_en, file_ar, made_by)
  values (r.id, app.client_id(), r.branch_id, r.branches, r.with_company, r.with_workers, r.day, r.score, r.file_en, r.file_ar, app.uid());
  return true;
end $$;
create function priv.compliance_file(report uuid, lang text) returns table (storage_key text) language sql stable security definer set search_path = '' as $$
  select f.storage_key from app.compliance_reports c join app.files f on f.id = case lang when 'ar' then c.file_ar else c.file_en end
  where c.id = report and c.client_id = app.client_id() and priv.reads_compliance(c.branches, c.with_company, c.with_workers)
$$;
revoke all on function priv.reads_compliance, priv.keep_compliance_report, priv.compliance_file from public;
grant execute on function priv.keep_compliance_report(jsonb, jsonb), priv.compliance_file(uuid, text) to itqan_client, itqan_member;

do $$
declare t text;
begin
  foreach t in array array['compliance_reports', 'paper_feeds'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy owner_all on app.%I to %I using (true) with check (true)', t, current_user);
    execute format('create policy system_all on app.%I to itqan_system using (true) with check (true)', t);
    execute format('grant select on app.%I to itqan_client, itqan_member, itqan_system', t);
  end loop;
  -- a calendar belongs to one person, in every role
  foreach t in array array['client', 'member'] loop
    execute format('create policy %I on app.paper_feeds for select to %I using (client_id = (select app.client_id()) and profile_id = (select app.uid()))', t || '_select', 'itqan_' || t);
    execute format('create policy %I on app.paper_feeds for insert to %I with check (client_id = (select app.client_id()) and profile_id = (select app.uid()))', t || '_insert', 'itqan_' || t);
    execute format('create policy %I on app.paper_feeds for update to %I using (client_id = (select app.client_id()) and profile_id = (select app.uid()))
      with check (client_id = (select app.client_id()) and profile_id = (select app.uid()))', t || '_update', 'itqan_' || t);
    execute format('create policy %I on app.paper_feeds for delete to %I using (client_id = (select app.client_id()) and profile_id = (select app.uid()))', t || '_delete', 'itqan_' || t);
  end loop;
end $$;
create policy viewas_select on app.paper_feeds for select to itqan_viewas using (false);
grant select on app.compliance_reports to itqan_viewas;
grant select (client_id, profile_id, language, created_at, last_read_at) on app.paper_feeds to itqan_viewas;
grant insert (client_id, profile_id, token_hash, language, created_at) on app.paper_feeds to itqan_client, itqan_member;
grant update (token_hash, language, created_at, last_read_at) on app.paper_feeds to itqan_client, itqan_member;
grant delete on app.paper_feeds to itqan_client, itqan_member;
grant update (last_read_at) on app.paper_feeds to itqan_system;

create policy client_select on app.compliance_reports for select to itqan_client using (client_id = (select app.client_id()));
create policy viewas_select on app.compliance_reports for select to itqan_viewas using (client_id = (select app.client_id()) and not with_workers);
create policy member_select on app.compliance_reports for select to itqan_member using (client_id = (select app.client_id())
  and branches <@ (select array(select priv.branches_with('documents.all')))
  and (not with_company or (select priv.may('documents.all')))
  and (not with_workers or branches <@ (select array(select priv.branches_with('documents.workers')))));

call priv.confine_staff();
call priv.guard_closing();

insert into priv.erased_tables (tab, place) values ('compliance_reports', 548), ('paper_feeds', 549);
