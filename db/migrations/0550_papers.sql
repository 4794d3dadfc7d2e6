-- Papers of a company, its branches and their workers, with the dates that the authorities ask for (decision 68). Renewal keeps the old paper, so
-- what counted on a past day can always be read. Checks that a company does itself are papers too: done on `issued_on`, due again on `expires_on`.
do $$
declare rule record;
begin
  select conname, pg_get_constraintdef(oid) as def into rule from pg_constraint
    where conrelid = 'app.files'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%purpose%';
  execute format('alter table app.files drop constraint %I', rule.conname);
  execute format('alter table app.files add constraint files_purpose_check %s', replace(rule.def, ']', ', ''paper''::text]'));
end $$;

create table app.workers (
  id uuid primary key,
  client_id uuid not null references app.companies (id),
  branch_id uuid not null,
  name_en text check (length(name_en) between 1 and 120),
  name_ar text check (length(name_ar) between 1 and 120),
  job text not null check (length(job) between 1 and 80),
  left_on date,
  revision integer not null default 1 check (revision > 0),
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  unique (client_id, id),
  unique (client_id, id, branch_id),
  foreign key (client_id, branch_id) references app.branches (client_id, id),
  check (num_nonnulls(name_en, name_ar) > 0)
);
comment on table app.workers is 'staff of a branch without an account; their papers are personal data, each opening is recorded in worker_openings';
create index on app.workers (client_id, branch_id);
create index on app.workers (created_by);

create table app.worker_openings (
  id uuid primary key default app.uuid7(),
  client_id uuid not null,
  worker_id uuid not null,
  opened_by uuid not null references app.profiles (id),
  opened_at timestamptz not null default now(),
  foreign key (client_id, worker_id) references app.workers (client_id, id) on delete cascade
);
comment on table app.worker_openings is 'who opened the papers of a worker and when; rows are never changed';
create index on app.worker_openings (client_id, worker_id, opened_at desc);
create index on app.worker_openings (opened_by);

create table app.papers (
  id uuid primary key,
  client_id uuid not null references app.companies (id),
  kind text not null check (kind ~ '^[a-z][a-z-]{1,40}$'),
  branch_id uuid,
  worker_id uuid,
  number text check (length(number) between 1 and 80),
  issued_on date,
  expires_on date,
  hijri text check (length(hijri) between 1 and 60),
  lead_days smallint not null check (lead_days between 0 and 365),
  is_check boolean not null,
  file_id uuid references app.files (id),
  renews_id uuid,
  replaced_at timestamptz,
  renewal_started_on date,
  rejected_at timestamptz,
  rejected_reason text check (length(rejected_reason) between 1 and 500),
  reminded smallint,
  owner_id uuid not null references app.profiles (id),
  revision integer not null default 1 check (revision > 0),
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  is_finance boolean not null generated always as (kind in ('vat-return', 'zakat', 'e-invoice-certificate', 'gosi', 'wage-file')) stored,
  unique (client_id, id),
  foreign key (client_id, branch_id) references app.branches (client_id, id),
  foreign key (client_id, worker_id, branch_id) references app.workers (client_id, id, branch_id) on update cascade,
  foreign key (client_id, renews_id) references app.papers (client_id, id),
  check (worker_id is null or branch_id is not null),
  check (expires_on >= issued_on),
  check ((rejected_at is null) = (rejected_reason is null)),
  check (not is_check or (issued_on is not null and expires_on is not null))
);
comment on column app.papers.id is 'made by the browser: what is sent twice is one paper';
comment on column app.papers.kind is 'code of the catalogue, content/operations/obligations.ts';
comment on column app.papers.branch_id is 'null: of the whole company';
comment on column app.papers.hijri is 'expiry as printed on the paper';
comment on column app.papers.is_check is 'done by the company itself on issued_on, to be done again by expires_on';
comment on column app.papers.renews_id is 'the paper before it, which stays';
comment on column app.papers.reminded is 'days before the end of which was told last; null: nothing yet';
create unique index papers_renewed_once on app.papers (renews_id) where renews_id is not null;
create index papers_by_subject on app.papers (client_id, branch_id, kind);
create index papers_of_worker on app.papers (client_id, worker_id) where worker_id is not null;
create index papers_by_end on app.papers (client_id, expires_on, id);
create index papers_to_remind on app.papers (expires_on) where replaced_at is null and rejected_at is null;
create index on app.papers (file_id);
create index on app.papers (owner_id);
create index on app.papers (created_by);
create index on app.papers (client_id, renews_id);

create table app.paper_exemptions (
  id uuid primary key,
  client_id uuid not null references app.companies (id),
  kind text not null check (kind ~ '^[a-z][a-z-]{1,40}$'),
  branch_id uuid,
  reason text not null check (length(reason) between 1 and 500),
  asked_by uuid not null references app.profiles (id),
  asked_at timestamptz not null default now(),
  confirmed_by uuid references app.profiles (id),
  confirmed_at timestamptz,
  ended_at timestamptz,
  foreign key (client_id, branch_id) references app.branches (client_id, id),
  check ((confirmed_by is null) = (confirmed_at is null))
);
comment on table app.paper_exemptions is 'obligations that do not apply to a branch or a company, with the reason; they count once a manager has confirmed them';
create unique index paper_exemptions_open on app.paper_exemptions (client_id, kind, coalesce(branch_id, client_id)) where ended_at is null;
create index on app.paper_exemptions (client_id, branch_id);
create index on app.paper_exemptions (asked_by);
create index on app.paper_exemptions (confirmed_by);

-- What one row says about who reads and keeps it, for single rows; lists are read under the policies below. An accountant has no right to all papers,
-- and so reads and keeps those of finance alone.
create function priv.keeps_paper(branch uuid, worker uuid, finance boolean) returns boolean language sql stable set search_path = '' as $$
  select case
    when worker is not null then priv.may_branch('documents.workers', branch)
    when branch is not null then priv.may_branch('documents.write', branch) and priv.may_branch('documents.all', branch)
    else priv.may_company('documents.write') and (finance or priv.may_company('documents.all')) end
$$;
create function priv.reads_paper(branch uuid, worker uuid, finance boolean) returns boolean language sql stable set search_path = '' as $$
  select case
    when worker is not null then priv.may_branch('documents.workers', branch)
    when branch is not null then priv.may_branch('documents.all', branch)
    else priv.may_company('documents.all') or (finance and priv.may_company('documents.read')) end
$$;
create function priv.confirms_papers(branch uuid) returns boolean language sql stable set search_path = '' as $$
  select case when branch is null then priv.may_company('documents.confirm') else priv.may_branch('documents.confirm', branch) end
$$;
revoke all on function priv.keeps_paper, priv.reads_paper, priv.confirms_papers from public;
grant execute on function priv.keeps_paper, priv.reads_paper, priv.confirms_papers to itqan_client, itqan_member;

create function priv.guard_paper() returns trigger language plpgsql set search_path = '' as $$
begin
  if current_setting('role') not in ('itqan_client', 'itqan_member') then return new; end if;
  if new.rejected_at is distinct from old.rejected_at and not priv.confirms_papers(new.branch_id) then
    raise exception 'only owners and managers refuse a paper' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger guard_paper before update on app.papers for each row execute function priv.guard_paper();

create function priv.guard_exemption() returns trigger language plpgsql set search_path = '' as $$
begin
  if current_setting('role') not in ('itqan_client', 'itqan_member') then return new; end if;
  if new.confirmed_by is not null and (tg_op = 'INSERT' or old.confirmed_by is null)
    and (new.confirmed_by is distinct from app.uid() or not priv.confirms_papers(new.branch_id)) then
    raise exception 'only owners and managers confirm that an obligation does not apply' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger guard_exemption before insert or update on app.paper_exemptions for each row execute function priv.guard_exemption();

-- The scan or photo of an own paper. Bytes are stored before, and removed again where this says no.
create function priv.keep_paper_file(paper uuid, file jsonb) returns boolean language plpgsql security definer set search_path = '' as $$
declare f record; held app.papers;
begin
  select * into held from app.papers p where p.id = paper and p.client_id = app.client_id() for update;
  if not found or held.file_id is not null or not priv.keeps_paper(held.branch_id, held.worker_id, held.is_finance) then return false; end if;
  select * into f from jsonb_to_record(file) as x
    (id uuid, content_type text, bytes integer, width integer, height integer, sha256 text, storage_key text);
  insert into app.files (id, owner_id, client_id, purpose, content_type, bytes, width, height, sha256, storage_key)
  values (f.id, app.uid(), held.client_id, 'paper', f.content_type, f.bytes, f.width, f.height, f.sha256, f.storage_key);
  update app.papers set file_id = f.id where id = held.id;
  return true;
end $$;
create function priv.paper_file(paper uuid) returns table (storage_key text, content_type text) language sql stable security definer
  set search_path = '' as $$
  select f.storage_key, f.content_type from app.papers p join app.files f on f.id = p.file_id
  where p.id = paper and p.client_id = app.client_id() and priv.reads_paper(p.branch_id, p.worker_id, p.is_finance)
$$;
revoke all on function priv.keep_paper_file, priv.paper_file from public;
grant execute on function priv.keep_paper_file(uuid, jsonb), priv.paper_file(uuid) to itqan_client, itqan_member;

do $$
declare t text;
begin
  foreach t in array array['workers', 'worker_openings', 'papers', 'paper_exemptions'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy owner_all on app.%I to %I using (true) with check (true)', t, current_user);
    execute format('create policy system_all on app.%I to itqan_system using (true) with check (true)', t);
    execute format('create policy client_select on app.%I for select to itqan_client using (client_id = (select app.client_id()))', t);
    execute format('grant select on app.%I to itqan_client, itqan_member, itqan_system', t);
  end loop;
end $$;
grant select on app.papers, app.paper_exemptions, app.workers to itqan_viewas;
-- lists of papers join workers; a view by our team sees none of them
create policy viewas_select on app.workers for select to itqan_viewas using (false);
grant update (reminded) on app.papers to itqan_system;

grant insert (id, client_id, branch_id, name_en, name_ar, job, created_by) on app.workers to itqan_client, itqan_member;
grant update (branch_id, name_en, name_ar, job, left_on, revision) on app.workers to itqan_client, itqan_member;
create policy client_insert on app.workers for insert to itqan_client
  with check (client_id = (select app.client_id()) and created_by = (select app.uid()));
create policy client_update on app.workers for update to itqan_client using (client_id = (select app.client_id()))
  with check (client_id = (select app.client_id()));
create policy member_select on app.workers for select to itqan_member
  using (client_id = (select app.client_id()) and branch_id in (select priv.branches_with('documents.workers')));
create policy member_insert on app.workers for insert to itqan_member with check (client_id = (select app.client_id())
  and created_by = (select app.uid()) and branch_id in (select priv.branches_with('documents.workers')));
create policy member_update on app.workers for update to itqan_member
  using (client_id = (select app.client_id()) and branch_id in (select priv.branches_with('documents.workers')))
  with check (client_id = (select app.client_id()) and branch_id in (select priv.branches_with('documents.workers')));

grant insert (client_id, worker_id, opened_by) on app.worker_openings to itqan_client, itqan_member;
create policy client_insert on app.worker_openings for insert to itqan_client
  with check (client_id = (select app.client_id()) and opened_by = (select app.uid()));
create policy member_select on app.worker_openings for select to itqan_member
  using (client_id = (select app.client_id()) and worker_id in (select w.id from app.workers w));
create policy member_insert on app.worker_openings for insert to itqan_member with check (client_id = (select app.client_id())
  and opened_by = (select app.uid()) and worker_id in (select w.id from app.workers w));

grant insert (id, client_id, kind, branch_id, worker_id, number, issued_on, expires_on, hijri, lead_days, is_check, renews_id, owner_id, created_by)
  on app.papers to itqan_client, itqan_member;
grant update (number, issued_on, expires_on, hijri, replaced_at, renewal_started_on, rejected_at, rejected_reason, reminded, owner_id, revision)
  on app.papers to itqan_client, itqan_member;
create policy viewas_select on app.papers for select to itqan_viewas using (client_id = (select app.client_id()) and worker_id is null);
create policy client_insert on app.papers for insert to itqan_client
  with check (client_id = (select app.client_id()) and created_by = (select app.uid()));
create policy client_update on app.papers for update to itqan_client using (client_id = (select app.client_id()))
  with check (client_id = (select app.client_id()));
create policy member_select on app.papers for select to itqan_member using (client_id = (select app.client_id()) and (
  case when worker_id is not null then branch_id in (select priv.branches_with('documents.workers'))
    when branch_id is not null then branch_id in (select priv.branches_with('documents.all'))
    else (select priv.may('documents.all')) or (is_finance and (select priv.may('documents.read'))) end));
create policy member_insert on app.papers for insert to itqan_member with check (client_id = (select app.client_id())
  and created_by = (select app.uid()) and priv.keeps_paper(branch_id, worker_id, is_finance));
create policy member_update on app.papers for update to itqan_member
  using (client_id = (select app.client_id()) and priv.keeps_paper(branch_id, worker_id, is_finance))
  with check (client_id = (select app.client_id()) and priv.keeps_paper(branch_id, worker_id, is_finance));

grant insert (id, client_id, kind, branch_id, reason, asked_by, confirmed_by, confirmed_at) on app.paper_exemptions to itqan_client, itqan_member;
grant update (confirmed_by, confirmed_at, ended_at) on app.paper_exemptions to itqan_client, itqan_member;
create policy viewas_select on app.paper_exemptions for select to itqan_viewas using (client_id = (select app.client_id()));
create policy client_insert on app.paper_exemptions for insert to itqan_client
  with check (client_id = (select app.client_id()) and asked_by = (select app.uid()));
create policy client_update on app.paper_exemptions for update to itqan_client using (client_id = (select app.client_id()))
  with check (client_id = (select app.client_id()));
create policy member_select on app.paper_exemptions for select to itqan_member using (client_id = (select app.client_id())
  and case when branch_id is null then (select priv.may('documents.all')) else branch_id in (select priv.branches_with('documents.all')) end);
create policy member_insert on app.paper_exemptions for insert to itqan_member with check (client_id = (select app.client_id())
  and asked_by = (select app.uid()) and priv.keeps_paper(branch_id, null, false));
create policy member_update on app.paper_exemptions for update to itqan_member
  using (client_id = (select app.client_id()) and priv.keeps_paper(branch_id, null, false))
  with check (client_id = (select app.client_id()) and priv.keeps_paper(branch_id, null, false));

insert into app.role_capabilities (role, capability, reach) values
  ('manager', 'documents.read', 'scope'), ('branch_manager', 'documents.read', 'scope'), ('viewer', 'documents.read', 'scope'),
  ('accountant', 'documents.read', 'root'),
  ('manager', 'documents.all', 'scope'), ('branch_manager', 'documents.all', 'scope'), ('viewer', 'documents.all', 'scope'),
  ('manager', 'documents.write', 'scope'), ('branch_manager', 'documents.write', 'scope'),
  ('manager', 'documents.workers', 'scope'), ('branch_manager', 'documents.workers', 'scope'),
  ('manager', 'documents.confirm', 'scope'),
  ('accountant', 'documents.write', 'root');

call priv.confine_staff();
call priv.guard_closing();

insert into priv.erased_tables (tab, place) values ('worker_openings', 550), ('papers', 551), ('workers', 552), ('paper_exemptions', 553);
