-- Notes of the team in its timeline, on a branch or on the whole company. The writer may change or take back a note for 24 hours; what was
-- taken back keeps its place without its text.
create table app.timeline_notes (
  id uuid primary key,
  client_id uuid not null references app.companies (id),
  branch_id uuid,
  on_day date not null,
  text text check (length(text) between 1 and 1000),
  author_id uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  removed_at timestamptz,
  version integer not null default 1,
  foreign key (client_id, branch_id) references app.branches (client_id, id) on delete cascade,
  check ((removed_at is null) = (text is not null))
);
comment on column app.timeline_notes.id is 'made by the browser: what is sent twice is one note';
comment on column app.timeline_notes.branch_id is 'null: the whole company';
create index on app.timeline_notes (client_id, branch_id);
create index on app.timeline_notes (author_id);
alter table app.timeline_notes enable row level security;
alter table app.timeline_notes force row level security;
do $$ begin execute format('create policy owner_all on app.timeline_notes to %I using (true) with check (true)', current_user); end $$;
create policy system_all on app.timeline_notes to itqan_system using (true) with check (true);
grant select on app.timeline_notes to itqan_system, itqan_client, itqan_member, itqan_viewas;
grant insert (id, client_id, branch_id, on_day, text, author_id, created_at), update (text, edited_at, removed_at, version)
  on app.timeline_notes to itqan_client, itqan_member;

insert into app.role_capabilities (role, capability, reach) values
  ('manager', 'timeline.note', 'scope'), ('branch_manager', 'timeline.note', 'scope');

create policy client_select on app.timeline_notes for select to itqan_client using (client_id = (select app.client_id()));
create policy viewas_select on app.timeline_notes for select to itqan_viewas using (client_id = (select app.client_id()));
create policy member_select on app.timeline_notes for select to itqan_member using (client_id = (select app.client_id())
  and case when branch_id is null then (select priv.may('timeline.read')) else branch_id in (select unnest(priv.my_branches('timeline.read'))) end);
create policy client_insert on app.timeline_notes for insert to itqan_client
  with check (client_id = (select app.client_id()) and author_id = (select app.uid()));
create policy member_insert on app.timeline_notes for insert to itqan_member
  with check (client_id = (select app.client_id()) and author_id = (select app.uid())
    and case when branch_id is null then (select priv.may('timeline.note')) else branch_id in (select unnest(priv.my_branches('timeline.note'))) end);
create policy client_update on app.timeline_notes for update to itqan_client
  using (client_id = (select app.client_id()) and author_id = (select app.uid()) and removed_at is null and created_at > now() - interval '24 hours')
  with check (client_id = (select app.client_id()) and author_id = (select app.uid()));
create policy member_update on app.timeline_notes for update to itqan_member
  using (client_id = (select app.client_id()) and author_id = (select app.uid()) and removed_at is null and created_at > now() - interval '24 hours'
    and case when branch_id is null then (select priv.may('timeline.note')) else branch_id in (select unnest(priv.my_branches('timeline.note'))) end)
  with check (client_id = (select app.client_id()) and author_id = (select app.uid()));

-- A note of today has the time of writing, one of another day noon in Riyadh.
create view priv.timeline_notes as
select n.id as fact, n.client_id, coalesce(n.branch_id, priv.root_of(n.client_id)) as node_id, n.branch_id,
  case when n.on_day = (n.created_at at time zone 'Asia/Riyadh')::date then n.created_at else (n.on_day + time '12:00') at time zone 'Asia/Riyadh' end as at,
  'note' as kind, 'written' as step, n.id as ref_id, null::text as ref_no, n.author_id as actor_id, '{}'::jsonb as params,
  'timeline.read' as needs, null::uuid as request_id
from app.timeline_notes n;
create trigger tell_timeline after insert on app.timeline_notes referencing new table as added for each statement
  execute function priv.tell_timeline('timeline_notes', 'id');
