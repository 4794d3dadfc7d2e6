-- A company is the tenant. It keeps the id of the profile that registered it, so every client_id stays as it is.
do $$
declare role_name text;
begin
  foreach role_name in array array['itqan_member', 'itqan_viewas'] loop
    if not exists (select from pg_roles where rolname = role_name) then
      execute format('create role %I nologin', role_name);
    end if;
  end loop;
end $$;
grant itqan_member, itqan_viewas to itqan_app with inherit false, set true;
grant usage on schema app, priv to itqan_member, itqan_viewas;

create table app.companies (
  id uuid primary key,
  founder_id uuid not null references app.profiles (id),
  name_en text check (length(name_en) between 1 and 200),
  name_ar text check (length(name_ar) between 1 and 200),
  second_factor_rule text not null default 'owners' check (second_factor_rule in ('off', 'owners', 'all')),
  second_factor_since timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  check (coalesce(name_en, name_ar) is not null)
);
create index on app.companies (founder_id);
comment on table app.companies is 'tenants; the id is that of the profile that registered the company';
comment on column app.companies.second_factor_rule is 'members that need a second factor: none, owners and managers, all';
comment on column app.companies.second_factor_since is 'when the rule began to require one; seven days of grace count from it';

-- The tree of a company. A branch is a leaf and shares its id with app.branches.
create table app.org_nodes (
  client_id uuid not null references app.companies (id),
  id uuid not null default app.uuid7() primary key,
  parent_id uuid,
  kind text not null check (kind in ('root', 'brand', 'region', 'area', 'franchisee', 'branch')),
  code text check (length(code) between 1 and 40),
  name_en text check (length(name_en) between 1 and 200),
  name_ar text check (length(name_ar) between 1 and 200),
  closed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  unique (client_id, id),
  foreign key (client_id, parent_id) references app.org_nodes (client_id, id),
  check ((kind = 'root') = (parent_id is null)),
  check (coalesce(name_en, name_ar) is not null)
);
create unique index org_nodes_one_root on app.org_nodes (client_id) where kind = 'root';
create unique index org_nodes_sibling_names on app.org_nodes (client_id, parent_id, app.fold(coalesce(name_en, name_ar)))
  where kind not in ('root', 'branch') and closed_at is null;
create unique index org_nodes_codes on app.org_nodes (client_id, code) where code is not null;
create index org_nodes_children on app.org_nodes (client_id, parent_id);

-- Each pair of a node and one of its ancestors, itself included. Written by the trigger of org_nodes only.
create table app.org_closure (
  client_id uuid not null,
  ancestor_id uuid not null,
  descendant_id uuid not null,
  depth integer not null check (depth between 0 and 8),
  is_branch boolean not null,
  primary key (ancestor_id, descendant_id),
  foreign key (client_id, ancestor_id) references app.org_nodes (client_id, id) on delete cascade,
  foreign key (client_id, descendant_id) references app.org_nodes (client_id, id) on delete cascade
);
create index org_closure_branches on app.org_closure (ancestor_id) include (descendant_id) where is_branch;
create index org_closure_upwards on app.org_closure (client_id, descendant_id, ancestor_id);

create function priv.follow_tree() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- one change of a company's tree at a time, so that two moves cannot make a circle
  perform pg_advisory_xact_lock(hashtextextended('org ' || new.client_id, 0));
  if tg_op = 'UPDATE' then
    if new.kind is distinct from old.kind or new.client_id is distinct from old.client_id then
      raise exception 'a node keeps its kind and company' using errcode = 'integrity_constraint_violation';
    end if;
    if exists (select from app.org_closure c where c.ancestor_id = new.id and c.descendant_id = new.parent_id) then
      raise exception 'a node cannot move below itself' using errcode = 'integrity_constraint_violation', constraint = 'org_nodes_no_circle';
    end if;
    delete from app.org_closure c using app.org_closure above, app.org_closure below
    where above.descendant_id = new.id and above.depth > 0 and below.ancestor_id = new.id
      and c.ancestor_id = above.ancestor_id and c.descendant_id = below.descendant_id;
  else
    insert into app.org_closure (client_id, ancestor_id, descendant_id, depth, is_branch)
    values (new.client_id, new.id, new.id, 0, new.kind = 'branch');
  end if;
  if new.parent_id is not null then
    if exists (select from app.org_nodes p where p.id = new.parent_id and p.kind = 'branch') then
      raise exception 'a branch has no nodes below it' using errcode = 'integrity_constraint_violation', constraint = 'org_nodes_leaf';
    end if;
    insert into app.org_closure (client_id, ancestor_id, descendant_id, depth, is_branch)
    select new.client_id, above.ancestor_id, below.descendant_id, above.depth + 1 + below.depth, below.is_branch
    from app.org_closure above, app.org_closure below
    where above.descendant_id = new.parent_id and below.ancestor_id = new.id;
  end if;
  return null;
end $$;
create trigger follow_tree_inserted after insert on app.org_nodes for each row execute function priv.follow_tree();
create trigger follow_tree_moved after update of parent_id, kind, client_id on app.org_nodes for each row
  when (old.parent_id is distinct from new.parent_id or old.kind <> new.kind or old.client_id <> new.client_id)
  execute function priv.follow_tree();

-- What happened to a node: made, renamed, moved, merged, closed, reopened. Never changed.
create table app.org_node_events (
  id uuid primary key default app.uuid7(),
  client_id uuid not null,
  node_id uuid not null,
  step text not null check (step in ('made', 'renamed', 'moved', 'merged', 'closed', 'reopened', 'deleted')),
  details jsonb not null default '{}',
  actor_id uuid references app.profiles (id),
  created_at timestamptz not null default now(),
  foreign key (client_id) references app.companies (id)
);
create index on app.org_node_events (client_id, node_id, created_at desc);
create index on app.org_node_events (actor_id);

-- Branches: names in both languages, papers, hours; closed ones stay readable.
alter table app.branches
  add column name_ar text check (length(name_ar) between 1 and 200),
  add column phone text check (length(phone) <= 40),
  add column hours jsonb not null default '{}',
  add column manager_id uuid,
  add column cr_number text check (length(cr_number) <= 20),
  add column licence_number text check (length(licence_number) <= 40),
  add column closed_at timestamptz,
  add column version integer not null default 1;
comment on column app.branches.name_ar is 'name in Arabic; name is the other one, in the language of the one who wrote it';
comment on column app.branches.hours is 'opening hours: day of the week (0 Sunday to 6) to a list of [from, until] as HH:MM';
comment on column app.branches.manager_id is 'the member who manages the branch';

create table app.members (
  id uuid primary key default app.uuid7(),
  client_id uuid not null references app.companies (id),
  profile_id uuid not null references app.profiles (id),
  state text not null default 'active' check (state in ('active', 'suspended', 'removed')),
  joined_at timestamptz not null default now(),
  removed_at timestamptz,
  invited_by uuid references app.profiles (id),
  version integer not null default 1,
  unique (client_id, id),
  check ((state = 'removed') = (removed_at is not null))
);
create unique index members_once on app.members (client_id, profile_id) where state <> 'removed';
create index on app.members (profile_id, client_id);
create index on app.members (invited_by);
alter table app.branches add foreign key (client_id, manager_id) references app.members (client_id, id);
create index on app.branches (manager_id) where manager_id is not null;

-- A grant covers its node and all nodes below. Grants add up, none denies.
create table app.member_grants (
  id uuid primary key default app.uuid7(),
  client_id uuid not null,
  member_id uuid not null,
  node_id uuid not null,
  role text not null check (role in ('owner', 'manager', 'branch_manager', 'viewer', 'accountant')),
  ends_on date,
  granted_by uuid references app.profiles (id),
  created_at timestamptz not null default now(),
  unique (member_id, node_id, role),
  foreign key (client_id, member_id) references app.members (client_id, id) on delete cascade,
  foreign key (client_id, node_id) references app.org_nodes (client_id, id) on delete cascade
);
create index on app.member_grants (client_id, member_id);
create index on app.member_grants (client_id, node_id);
create index on app.member_grants (granted_by);

-- What each role may do; domain/member-roles.ts is the same table, and a test compares the two.
create table app.role_capabilities (
  role text not null check (role in ('manager', 'branch_manager', 'viewer', 'accountant')),
  capability text not null,
  reach text not null check (reach in ('scope', 'root')),
  primary key (capability, role)
);
comment on table app.role_capabilities is 'owners have every capability; root: only by a grant on the root';

create table app.member_invitations (
  id uuid primary key default app.uuid7(),
  client_id uuid not null references app.companies (id),
  email text not null check (length(email) between 3 and 254 and email = lower(email)),
  language text not null default 'ar' check (language in ('en', 'ar')),
  grants jsonb not null,
  token_hash text not null unique,
  state text not null default 'pending' check (state in ('pending', 'accepted', 'declined', 'withdrawn', 'replaced')),
  expires_at timestamptz not null,
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  answered_by uuid references app.profiles (id),
  answered_at timestamptz
);
create unique index member_invitations_one_pending on app.member_invitations (client_id, email) where state = 'pending';
create index on app.member_invitations (email) where state = 'pending';
create index on app.member_invitations (client_id, created_at desc);
create index on app.member_invitations (created_by);
create index on app.member_invitations (answered_by);
comment on column app.member_invitations.grants is 'list of {node, role, endsOn}';
comment on column app.member_invitations.state is 'a pending one past expires_at has expired';

-- A view of staff as a company: read only, with a reason, thirty minutes at most.
create table app.staff_views (
  id uuid primary key default app.uuid7(),
  client_id uuid not null references app.companies (id),
  admin_id uuid not null references app.profiles (id),
  reason text not null check (length(reason) between 3 and 500),
  started_at timestamptz not null default now(),
  ends_at timestamptz not null,
  ended_at timestamptz,
  check (ends_at <= started_at + interval '30 minutes')
);
create index on app.staff_views (client_id, started_at desc);
create index on app.staff_views (admin_id, client_id);

-- The companies and trees of today.
insert into app.companies (id, founder_id, name_en, name_ar, created_at)
select p.id, p.id, case when coalesce(p.company_name, p.full_name) !~ '[\u0600-\u06FF]' then coalesce(p.company_name, p.full_name) end,
  case when coalesce(p.company_name, p.full_name) ~ '[\u0600-\u06FF]' then coalesce(p.company_name, p.full_name) end, p.created_at
from app.profiles p where p.user_type = 'client';
insert into app.org_nodes (client_id, kind, name_en, name_ar)
select c.id, 'root', c.name_en, c.name_ar from app.companies c;
insert into app.org_nodes (client_id, id, parent_id, kind, name_en)
select b.client_id, b.id, n.id, 'branch', b.name from app.branches b join app.org_nodes n on n.client_id = b.client_id and n.kind = 'root';
insert into app.members (client_id, profile_id) select c.id, c.founder_id from app.companies c;
insert into app.member_grants (client_id, member_id, node_id, role)
select m.client_id, m.id, n.id, 'owner' from app.members m join app.org_nodes n on n.client_id = m.client_id and n.kind = 'root';

-- A new company has its root and its founder as owner; a new branch has its node.
create function priv.begin_company() returns trigger language plpgsql security definer set search_path = '' as $$
declare root uuid; member uuid;
begin
  insert into app.org_nodes (client_id, kind, name_en, name_ar) values (new.id, 'root', new.name_en, new.name_ar) returning id into root;
  insert into app.members (client_id, profile_id) values (new.id, new.founder_id) returning id into member;
  insert into app.member_grants (client_id, member_id, node_id, role) values (new.id, member, root, 'owner');
  perform priv.tally('profiles.client', 1, 0);
  return null;
end $$;
create trigger begin_company after insert on app.companies for each row execute function priv.begin_company();

create function priv.follow_company_name() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update app.org_nodes n set name_en = new.name_en, name_ar = new.name_ar where n.client_id = new.id and n.kind = 'root';
  return null;
end $$;
create trigger follow_company_name after update of name_en, name_ar on app.companies for each row execute function priv.follow_company_name();

create function priv.follow_branch() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    insert into app.org_nodes (client_id, id, parent_id, kind, name_en, name_ar)
    select new.client_id, new.id, n.id, 'branch', new.name, new.name_ar from app.org_nodes n where n.client_id = new.client_id and n.kind = 'root';
  else
    update app.org_nodes n set name_en = new.name, name_ar = new.name_ar, closed_at = new.closed_at where n.id = new.id;
  end if;
  return null;
end $$;
create trigger follow_branch_inserted after insert on app.branches for each row execute function priv.follow_branch();
create trigger follow_branch_changed after update of name, name_ar, closed_at on app.branches for each row
  when ((old.name, old.name_ar, old.closed_at) is distinct from (new.name, new.name_ar, new.closed_at)) execute function priv.follow_branch();

-- Registration of a client makes the company. An account made to join a team has the type client and no company of its own.
create function priv.found_company() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into app.companies (id, founder_id, name_en, name_ar)
  select p.id, p.id, case when n.name !~ '[\u0600-\u06FF]' then n.name end, case when n.name ~ '[\u0600-\u06FF]' then n.name end
  from app.profiles p, lateral (select coalesce(p.company_name, p.full_name) as name) n where p.id = new.profile_id;
  return null;
end $$;
create trigger found_company after insert on app.client_profiles for each row execute function priv.found_company();
create or replace function priv.make_profile() returns trigger language plpgsql security definer set search_path = '' as $$
declare r jsonb := coalesce(new.registration, '{}')::jsonb;
begin
  insert into app.profiles (id, email, full_name, phone, user_type, company_name, company_address, business_type, language)
  values (new.id, new.email, new.name, r->>'phone', new.user_type, r->>'company_name', r->>'company_address',
          r->>'business_type', coalesce(r->>'language', 'en'));
  if new.user_type = 'client' and not coalesce((r->>'joins_team')::boolean, false) then
    insert into app.client_profiles (profile_id, business_license, tax_id, industry, number_of_branches)
    values (new.id, r->>'business_license', r->>'tax_id', r->>'industry', coalesce((r->>'number_of_branches')::int, 1));
  elsif new.user_type in ('freelancer', 'mystery_shopper') then
    insert into app.mystery_shopper_profiles (profile_id, specializations)
    values (new.id, coalesce(array(select jsonb_array_elements_text(r->'specializations')), '{}'));
    if new.user_type = 'freelancer' then
      insert into app.freelancer_profiles (profile_id, skills, experience_years, hourly_rate)
      values (new.id, coalesce(array(select jsonb_array_elements_text(r->'skills')), '{}'),
              coalesce((r->>'experience_years')::int, 0), (r->>'hourly_rate')::bigint);
    end if;
  end if;
  insert into app.consents (profile_id, document, version, language)
  select new.id, c->>'document', c->>'version', coalesce(r->>'language', 'en')
  from jsonb_array_elements(coalesce(r->'consents', '[]')) c;
  update auth."user" set registration = null where id = new.id and registration is not null;
  return null;
end $$;

-- Counts registered companies, not the accounts of their members.
create or replace function priv.tally_profile() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.user_type <> 'client' then
    perform priv.tally('profiles.' || new.user_type, 1, 0);
  end if;
  return null;
end $$;

-- The profile of an account names its company: the company follows, in the language of the name.
create or replace function priv.rename_client() returns trigger language plpgsql security definer set search_path = '' as $$
declare named text := coalesce(new.company_name, new.full_name);
begin
  -- an erased founder without a company name leaves the company its name
  if new.status = 'erased' and new.company_name is null then return null; end if;
  update app.mystery_shopping_requests set client_name = named where client_id = new.id;
  if named ~ '[\u0600-\u06FF]' then update app.companies c set name_ar = named where c.id = new.id and c.name_ar is distinct from named;
  else update app.companies c set name_en = named where c.id = new.id and c.name_en is distinct from named;
  end if;
  return null;
end $$;

-- The branch of a report, kept with it: the rows of a member are found by branch.
alter table app.mystery_shopping_reports add column branch_id uuid, add column org_path uuid[];
comment on column app.mystery_shopping_reports.org_path is 'nodes above the branch when the report was released, the root first';
update app.mystery_shopping_reports r set branch_id = q.branch_id from app.mystery_shopping_requests q where q.id = r.request_id;
update app.mystery_shopping_reports r set org_path = (
  select array_agg(c.ancestor_id order by c.depth desc) from app.org_closure c where c.descendant_id = r.branch_id and c.depth > 0)
where r.released_at is not null;
alter table app.mystery_shopping_reports alter column branch_id set not null,
  alter column branch_id set default '00000000-0000-0000-0000-000000000000';
comment on column app.mystery_shopping_reports.branch_id is 'set from the request by the trigger place_report';
create index reports_of_branch on app.mystery_shopping_reports (branch_id, client_id, status);
create function priv.place_report() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    select q.branch_id into new.branch_id from app.mystery_shopping_requests q where q.id = new.request_id;
  end if;
  if new.released_at is not null and new.org_path is null then
    select array_agg(c.ancestor_id order by c.depth desc) into new.org_path
    from app.org_closure c where c.descendant_id = new.branch_id and c.depth > 0;
  end if;
  return new;
end $$;
create trigger place_report before insert or update of released_at on app.mystery_shopping_reports for each row execute function priv.place_report();
alter table app.mystery_shopping_reports add foreign key (client_id, branch_id) references app.branches (client_id, id) not valid;
alter table app.mystery_shopping_reports validate constraint mystery_shopping_reports_client_id_branch_id_fkey;

-- The company a session works for; null: the first of the person's companies.
alter table auth.session add column "companyId" uuid;
