-- How an action was finished: a class of cause, and what prevents it from happening again (decision 72). Why lines are lines of root_cause.
alter table app.report_actions
  add column cause_class text check (cause_class in ('training', 'method', 'equipment', 'supplier', 'premises', 'staffing', 'other')),
  add column prevention text check (length(prevention) <= 2000),
  add unique (client_id, id);
comment on column app.report_actions.root_cause is 'one why a line, at most five';
grant update (cause_class, prevention) on app.report_actions to itqan_client, itqan_member;

alter table app.report_action_events add column by_name text check (length(by_name) between 1 and 200);
comment on column app.report_action_events.by_name is 'who took the step by a link, without an account';
alter policy client_insert on app.report_action_events
  with check (client_id = (select app.client_id()) and actor_id = (select app.uid()) and by_name is null);
alter policy member_insert on app.report_action_events with check (client_id = (select app.client_id())
  and actor_id = (select app.uid()) and by_name is null and exists (select from app.report_actions a
    where a.id = action_id and a.branch_id = any ((select priv.my_branches('actions.write'))::uuid[])));

-- A link by which an owner without an account works on one action until a day. It ends with the right of the member who made it.
create table app.action_links (
  id uuid primary key default app.uuid7(),
  client_id uuid not null,
  action_id uuid not null,
  token_hash text not null unique check (length(token_hash) = 64),
  owner_name text not null check (length(owner_name) between 1 and 200),
  language text not null check (language in ('en', 'ar')),
  phone text check (phone ~ '^\+\d{8,15}$'),
  email text check (length(email) between 3 and 254),
  photos uuid[] not null default '{}' check (cardinality(photos) <= 10),
  ends_at timestamptz not null,
  withdrawn_at timestamptz,
  opened integer not null default 0,
  last_opened_at timestamptz,
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  check (ends_at > created_at),
  foreign key (client_id, action_id) references app.report_actions (client_id, id)
);
comment on column app.action_links.photos is 'photos of the report that the maker chose to show';
create index on app.action_links (client_id, action_id);
create index on app.action_links (created_by);
create unique index one_link_of_action on app.action_links (action_id) where withdrawn_at is null;

alter table app.action_links enable row level security;
alter table app.action_links force row level security;
do $$ begin
  execute format('create policy owner_all on app.action_links to %I using (true) with check (true)', current_user);
end $$;
create policy system_all on app.action_links to itqan_system using (true) with check (true);
create policy client_select on app.action_links for select to itqan_client using (client_id = (select app.client_id()));
create policy viewas_select on app.action_links for select to itqan_viewas using (client_id = (select app.client_id()));
create policy member_select on app.action_links for select to itqan_member using (client_id = (select app.client_id())
  and exists (select from app.report_actions a where a.id = action_id and a.branch_id in (select priv.branches_with('actions.write'))));
create policy client_insert on app.action_links for insert to itqan_client with check (client_id = (select app.client_id())
  and created_by = (select app.uid()) and exists (select from app.report_actions a where a.id = action_id));
create policy member_insert on app.action_links for insert to itqan_member with check (client_id = (select app.client_id())
  and created_by = (select app.uid())
  and exists (select from app.report_actions a where a.id = action_id and a.branch_id in (select priv.branches_with('actions.write'))));
create policy client_update on app.action_links for update to itqan_client
  using (client_id = (select app.client_id())) with check (client_id = (select app.client_id()));
create policy member_update on app.action_links for update to itqan_member using (client_id = (select app.client_id())
  and exists (select from app.report_actions a where a.id = action_id and a.branch_id in (select priv.branches_with('actions.write'))))
  with check (client_id = (select app.client_id()));
grant select (id, client_id, action_id, owner_name, language, phone, email, photos, ends_at, withdrawn_at, opened, last_opened_at, created_by, created_at)
  on app.action_links to itqan_client, itqan_member, itqan_viewas;
grant insert (client_id, action_id, token_hash, owner_name, language, phone, email, photos, ends_at, created_by, created_at)
  on app.action_links to itqan_client, itqan_member;
grant update (withdrawn_at) on app.action_links to itqan_client, itqan_member;
grant select, update (opened, last_opened_at) on app.action_links to itqan_system;

-- Photos that came by a link are shown to its owner; the others are not.
alter table app.report_attachments add column link_id uuid references app.action_links (id) on delete set null;
create index on app.report_attachments (link_id) where link_id is not null;
comment on column app.report_attachments.added_by is 'the member who added it, or who made the link by which it came';

insert into priv.erased_tables (tab, place) values ('action_links', 500);
call priv.confine_staff();
call priv.guard_closing();
