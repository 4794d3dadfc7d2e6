-- Files that a company attaches to a dispute of a report (photos and PDFs) or to a corrective action (photos as its proof).
do $$
declare rule record;
begin
  select conname, pg_get_constraintdef(oid) as def into rule from pg_constraint
    where conrelid = 'app.files'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%purpose%';
  execute format('alter table app.files drop constraint %I', rule.conname);
  execute format('alter table app.files add constraint files_purpose_check %s', replace(rule.def, ']', ', ''dispute_file''::text]'));
end $$;

create table app.report_attachments (
  file_id uuid primary key references app.files (id),
  client_id uuid not null references app.companies (id),
  dispute_id uuid references app.report_disputes (id) on delete cascade,
  action_id uuid references app.report_actions (id) on delete cascade,
  place smallint not null check (place between 1 and 10),
  name text not null check (length(name) between 1 and 120),
  added_by uuid not null references app.profiles (id),
  added_at timestamptz not null default now(),
  check (num_nonnulls(dispute_id, action_id) = 1),
  check (dispute_id is null or place <= 5),
  unique (dispute_id, place),
  unique (action_id, place)
);
comment on table app.report_attachments is 'rows go with their dispute or action; the files go with their company';
comment on column app.report_attachments.place is 'at most five files of a dispute, ten of an action';
comment on column app.report_attachments.name is 'of the file as it was sent';
create index on app.report_attachments (client_id);
create index on app.report_attachments (added_by);

-- Whether a file was uploaded by the reader to be attached. A function, because the policies of files ask for attachments.
create function priv.is_own_upload(file uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from app.files f where f.id = file and f.owner_id = app.uid() and f.client_id = app.client_id()
    and f.purpose in ('dispute_file', 'action_proof'))
$$;
revoke all on function priv.is_own_upload from public;
grant execute on function priv.is_own_upload to itqan_client, itqan_member;

alter table app.report_attachments enable row level security;
alter table app.report_attachments force row level security;
do $$ begin
  execute format('create policy owner_all on app.report_attachments to %I using (true) with check (true)', current_user);
end $$;
create policy system_all on app.report_attachments to itqan_system using (true) with check (true);
create policy client_select on app.report_attachments for select to itqan_client using (client_id = (select app.client_id()));
create policy viewas_select on app.report_attachments for select to itqan_viewas using (client_id = (select app.client_id()));
create policy member_select on app.report_attachments for select to itqan_member using (client_id = (select app.client_id())
  and (exists (select from app.report_disputes d where d.id = report_attachments.dispute_id)
    or exists (select from app.report_actions a where a.id = report_attachments.action_id)));
create policy admin_select on app.report_attachments for select to itqan_admin using (true);
create policy client_insert on app.report_attachments for insert to itqan_client with check (client_id = (select app.client_id())
  and added_by = (select app.uid())
  and priv.is_own_upload(file_id)
  and (exists (select from app.report_disputes d where d.id = dispute_id and d.state = 'open' and d.opened_by = (select app.uid()))
    or exists (select from app.report_actions a where a.id = action_id and a.status <> 'verified')));
create policy member_insert on app.report_attachments for insert to itqan_member with check (client_id = (select app.client_id())
  and added_by = (select app.uid())
  and priv.is_own_upload(file_id)
  and (exists (select from app.report_disputes d where d.id = dispute_id and d.state = 'open' and d.opened_by = (select app.uid()))
    or exists (select from app.report_actions a where a.id = action_id and a.status <> 'verified'
      and a.branch_id = any ((select priv.my_branches('actions.write'))::uuid[]))));
grant select, insert, update, delete on app.report_attachments to itqan_system;
grant select on app.report_attachments to itqan_admin, itqan_viewas;
grant select, insert (file_id, client_id, dispute_id, action_id, place, name, added_by, added_at) on app.report_attachments to itqan_client, itqan_member;

-- Who reads a dispute or an action reads its files.
alter policy client_select on app.files using (client_id = (select app.client_id()) and (
  exists (select from app.report_photos p where p.file_id = files.id)
  or exists (select from app.report_documents d where d.file_id = files.id)
  or purpose in ('action_proof', 'dispute_file')));
alter policy viewas_select on app.files using (client_id = (select app.client_id()) and (
  exists (select from app.report_photos p where p.file_id = files.id)
  or exists (select from app.report_documents d where d.file_id = files.id)
  or purpose in ('action_proof', 'dispute_file')));
alter policy member_select on app.files using (client_id = (select app.client_id())
  and (exists (select from app.report_photos p where p.file_id = files.id)
    or exists (select from app.report_documents d where d.file_id = files.id)
    or exists (select from app.report_attachments x where x.file_id = files.id)
    or (purpose in ('action_proof', 'dispute_file') and owner_id = (select app.uid()))));
alter policy client_insert on app.files with check (owner_id = (select app.uid())
  and client_id = (select app.client_id()) and purpose in ('action_proof', 'dispute_file'));
alter policy member_insert on app.files with check (owner_id = (select app.uid())
  and client_id = (select app.client_id()) and purpose in ('action_proof', 'dispute_file'));

-- The one proof of an action becomes its first photo.
insert into app.report_attachments (file_id, client_id, action_id, place, name, added_by, added_at)
  select a.proof_id, a.client_id, a.id, 1, 'photo.jpg', f.owner_id, f.created_at
  from app.report_actions a join app.files f on f.id = a.proof_id;
update app.report_actions set proof_id = null where proof_id is not null;
comment on column app.report_actions.proof_id is 'empty: the photos of an action are in report_attachments';

-- Removes a photo of an own action that is not verified. Returns where its bytes are stored, null when there is none.
create function priv.drop_action_photo(action uuid, file uuid) returns text language plpgsql security definer set search_path = '' as $$
declare stored text;
begin
  delete from app.report_attachments x using app.report_actions a
    where x.file_id = file and x.action_id = action and a.id = x.action_id and a.client_id = app.client_id()
      and priv.may_branch('actions.write', a.branch_id) and a.status <> 'verified';
  if not found then return null; end if;
  delete from app.files f where f.id = file returning f.storage_key into stored;
  return stored;
end $$;
revoke all on function priv.drop_action_photo from public;
grant execute on function priv.drop_action_photo to itqan_client, itqan_member;

insert into priv.staff_tables (name, to_select) values ('report_attachments', '{review,certificates}');
call priv.confine_staff();
call priv.guard_closing();
