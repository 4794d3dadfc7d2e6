-- Digital menus (decision 84): written by the kitchen, published as a whole, read by guests at /menu/{slug} through one function.
do $$
begin
  if exists (select from app.pages where slug = 'menu' or slug like 'menu/%') then
    raise exception 'a saved page has the address /menu, which now belongs to the digital menus: give it another address first';
  end if;
end $$;

create table app.menus (
  id uuid primary key,
  client_id uuid not null references app.companies (id),
  branch_id uuid,
  channel_id uuid,
  name_en text not null check (length(name_en) between 1 and 80),
  name_ar text not null check (length(name_ar) between 1 and 80),
  note_en text check (length(note_en) between 1 and 300),
  note_ar text check (length(note_ar) between 1 and 300),
  publication_id uuid,
  archived_at timestamptz,
  revision integer not null default 1 check (revision > 0),
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  unique (client_id, id),
  foreign key (client_id, branch_id) references app.branches (client_id, id)
);
comment on column app.menus.id is 'made by the browser: what is sent twice is one menu';
comment on column app.menus.branch_id is 'null: of every branch';
comment on column app.menus.channel_id is 'sales channel whose prices count; null: the prices of all channels';
comment on column app.menus.publication_id is 'what guests see; null: not published';
create index on app.menus (client_id, branch_id);
create index on app.menus (created_by);

create table app.menu_sections (
  id uuid primary key,
  client_id uuid not null,
  menu_id uuid not null,
  name_en text not null check (length(name_en) between 1 and 60),
  name_ar text not null check (length(name_ar) between 1 and 60),
  place smallint not null check (place between 0 and 99),
  unique (client_id, menu_id, id),
  foreign key (client_id, menu_id) references app.menus (client_id, id)
);

create table app.menu_items (
  id uuid primary key default app.uuid7(),
  client_id uuid not null,
  menu_id uuid not null,
  section_id uuid not null,
  recipe_id uuid not null,
  parent_id uuid,
  place smallint not null check (place between 0 and 999),
  text_en text check (length(text_en) between 1 and 300),
  text_ar text check (length(text_ar) between 1 and 300),
  tags text[] not null default '{}' check (tags <@ array['signature', 'new', 'vegetarian', 'vegan', 'spicy', 'sharing', 'kids']),
  is_drink boolean not null default false,
  photo_id uuid references app.files (id),
  passed_gaps text[] not null default '{}' check (passed_gaps <@ array['kcal', 'allergens', 'caffeine']),
  passed_reason text check (length(passed_reason) between 1 and 300),
  passed_by uuid references app.profiles (id),
  passed_name text check (length(passed_name) between 1 and 200),
  passed_at timestamptz,
  unique (client_id, menu_id, id),
  foreign key (client_id, menu_id, section_id) references app.menu_sections (client_id, menu_id, id) on delete cascade,
  foreign key (client_id, menu_id, parent_id) references app.menu_items (client_id, menu_id, id) on delete cascade,
  foreign key (client_id, recipe_id) references app.recipes (client_id, id),
  check ((cardinality(passed_gaps) > 0) = (num_nonnulls(passed_reason, passed_by, passed_name, passed_at) = 4)),
  check (num_nonnulls(passed_reason, passed_by, passed_name, passed_at) in (0, 4))
);
comment on column app.menu_items.parent_id is 'the dish that this option is offered with';
comment on column app.menu_items.passed_gaps is 'gaps that an owner publishes with, giving a reason: the menu says "not declared"';
create unique index menu_items_once on app.menu_items (menu_id, coalesce(parent_id, menu_id), recipe_id);
create index on app.menu_items (client_id, menu_id, section_id);
create index on app.menu_items (client_id, menu_id, parent_id) where parent_id is not null;
create index on app.menu_items (client_id, recipe_id);
create index on app.menu_items (photo_id) where photo_id is not null;
create index on app.menu_items (passed_by) where passed_by is not null;

create table app.menu_publications (
  id uuid primary key default app.uuid7(),
  client_id uuid not null,
  menu_id uuid not null,
  number integer not null check (number > 0),
  content jsonb not null check (jsonb_typeof(content) = 'object' and pg_column_size(content) <= 1000000),
  etag text not null check (length(etag) = 22),
  published_by uuid not null references app.profiles (id),
  published_name text not null check (length(published_name) between 1 and 200),
  published_at timestamptz not null default now(),
  unique (client_id, menu_id, id),
  unique (client_id, menu_id, number),
  foreign key (client_id, menu_id) references app.menus (client_id, id)
);
comment on table app.menu_publications is 'never changes: going back to an earlier one only changes which one the menu shows';
comment on column app.menu_publications.content is 'MenuContent of domain/kitchen/menu/content.ts';
create index on app.menu_publications (published_by);
alter table app.menus add foreign key (client_id, id, publication_id) references app.menu_publications (client_id, menu_id, id)
  on delete set null (publication_id);
create index on app.menus (client_id, id, publication_id);

create table app.menu_slugs (
  slug text primary key check (length(slug) between 3 and 60 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  client_id uuid not null,
  menu_id uuid not null,
  branch_id uuid,
  is_current boolean not null default true,
  created_at timestamptz not null default now(),
  foreign key (client_id, menu_id) references app.menus (client_id, id),
  foreign key (client_id, branch_id) references app.branches (client_id, id)
);
comment on table app.menu_slugs is 'addresses of menus; a former one leads to the current one for ever, because it is printed on tables';
comment on column app.menu_slugs.branch_id is 'the branch that the code hangs in: its hours, its prices and what is sold out there; null: the whole menu';
create unique index menu_slugs_current on app.menu_slugs (menu_id, coalesce(branch_id, menu_id)) where is_current;
create index on app.menu_slugs (client_id, menu_id);
create index on app.menu_slugs (client_id, branch_id) where branch_id is not null;

create table app.sold_out (
  client_id uuid not null references app.companies (id),
  branch_id uuid not null,
  recipe_id uuid not null,
  until timestamptz not null,
  set_by uuid not null references app.profiles (id),
  set_at timestamptz not null default now(),
  primary key (client_id, branch_id, recipe_id),
  foreign key (client_id, branch_id) references app.branches (client_id, id),
  foreign key (client_id, recipe_id) references app.recipes (client_id, id)
);
comment on table app.sold_out is 'dishes that ran out in a branch; ends with its closing, or when they are back';
create index on app.sold_out (client_id, recipe_id);
create index on app.sold_out (set_by);

create table app.menu_openings (
  client_id uuid not null,
  menu_id uuid not null,
  day date not null,
  openings integer not null check (openings > 0),
  primary key (client_id, menu_id, day),
  foreign key (client_id, menu_id) references app.menus (client_id, id)
);
comment on table app.menu_openings is 'how often the page was opened on a day; nothing is known of the guests';

insert into app.role_capabilities (role, capability, reach) values
  ('manager', 'menu.sold-out', 'scope'), ('branch_manager', 'menu.sold-out', 'scope');

do $$
declare
  t text;
  own constant text := 'client_id = (select app.client_id())';
  publishes constant text := '(select priv.may(''kitchen.publish''))';
  reads constant text := '(select priv.may_somewhere(''kitchen.read''))';
begin
  foreach t in array array['menus', 'menu_sections', 'menu_items', 'menu_publications', 'menu_slugs', 'sold_out', 'menu_openings'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy owner_all on app.%I to %I using (true) with check (true)', t, current_user);
    execute format('create policy system_all on app.%I to itqan_system using (true) with check (true)', t);
    execute format('create policy client_select on app.%I for select to itqan_client using (%s)', t, own);
    execute format('create policy viewas_select on app.%I for select to itqan_viewas using (%s)', t, own);
    execute format('create policy member_select on app.%I for select to itqan_member using (%s and %s%s)', t, own, reads,
      case when t in ('menus', 'sold_out') then ' and (branch_id is null or branch_id in (select priv.branches_with(''kitchen.read'')))'
        else ' and menu_id in (select m.id from app.menus m)' end);
    execute format('grant select on app.%I to itqan_client, itqan_member, itqan_viewas, itqan_system', t);
  end loop;
  -- menus are written by those who publish for the whole company
  foreach t in array array['menus', 'menu_sections', 'menu_items', 'menu_publications', 'menu_slugs'] loop
    execute format('create policy client_insert on app.%I for insert to itqan_client with check (%s)', t, own);
    execute format('create policy member_insert on app.%I for insert to itqan_member with check (%s and %s)', t, own, publishes);
  end loop;
  foreach t in array array['menus', 'menu_sections', 'menu_items', 'menu_slugs'] loop
    execute format('create policy client_update on app.%I for update to itqan_client using (%s) with check (%s)', t, own, own);
    execute format('create policy member_update on app.%I for update to itqan_member using (%s and %s) with check (%s and %s)', t, own, publishes, own, publishes);
  end loop;
  foreach t in array array['menu_sections', 'menu_items'] loop
    execute format('create policy client_delete on app.%I for delete to itqan_client using (%s)', t, own);
    execute format('create policy member_delete on app.%I for delete to itqan_member using (%s and %s)', t, own, publishes);
    execute format('grant delete on app.%I to itqan_client, itqan_member', t);
  end loop;
end $$;

create policy client_insert on app.sold_out for insert to itqan_client with check (client_id = (select app.client_id()) and set_by = (select app.uid()));
create policy client_update on app.sold_out for update to itqan_client using (client_id = (select app.client_id()))
  with check (client_id = (select app.client_id()) and set_by = (select app.uid()));
create policy member_insert on app.sold_out for insert to itqan_member with check (client_id = (select app.client_id())
  and set_by = (select app.uid()) and branch_id in (select priv.branches_with('menu.sold-out')));
create policy member_update on app.sold_out for update to itqan_member
  using (client_id = (select app.client_id()) and branch_id in (select priv.branches_with('menu.sold-out')))
  with check (client_id = (select app.client_id()) and set_by = (select app.uid()) and branch_id in (select priv.branches_with('menu.sold-out')));

grant insert (id, client_id, branch_id, channel_id, name_en, name_ar, note_en, note_ar, created_by) on app.menus to itqan_client, itqan_member;
grant update (channel_id, name_en, name_ar, note_en, note_ar, publication_id, archived_at, revision) on app.menus to itqan_client, itqan_member;
grant insert (id, client_id, menu_id, name_en, name_ar, place) on app.menu_sections to itqan_client, itqan_member;
grant update (name_en, name_ar, place) on app.menu_sections to itqan_client, itqan_member;
grant insert (client_id, menu_id, section_id, recipe_id, parent_id, place, is_drink) on app.menu_items to itqan_client, itqan_member;
grant update (section_id, place, text_en, text_ar, tags, is_drink, photo_id) on app.menu_items to itqan_client, itqan_member;
-- the owners alone answer for what a menu does not declare
grant update (passed_gaps, passed_reason, passed_by, passed_name, passed_at) on app.menu_items to itqan_client;
grant insert (client_id, menu_id, number, content, etag, published_by, published_name, published_at) on app.menu_publications to itqan_client, itqan_member;
grant insert (slug, client_id, menu_id, branch_id) on app.menu_slugs to itqan_client, itqan_member;
grant update (is_current) on app.menu_slugs to itqan_client, itqan_member;
grant insert (client_id, branch_id, recipe_id, until, set_by, set_at) on app.sold_out to itqan_client, itqan_member;
grant update (until, set_by, set_at) on app.sold_out to itqan_client, itqan_member;

-- Photos of dishes: read by the kitchen's readers; guests get them through priv.menu_photo.
do $$
declare rule record; p record;
begin
  select conname, pg_get_constraintdef(oid) as def into rule from pg_constraint
    where conrelid = 'app.files'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%purpose%';
  execute format('alter table app.files drop constraint %I', rule.conname);
  execute format('alter table app.files add constraint files_purpose_check %s', replace(rule.def, ']', ', ''menu_photo''::text]'));
  for p in select policyname, qual, with_check from pg_policies where schemaname = 'app' and tablename = 'files'
    and policyname in ('client_select', 'member_select', 'viewas_select', 'client_insert', 'member_insert') loop
    if p.qual is not null then
      execute format('alter policy %I on app.files using ((%s) or (client_id = (select app.client_id())
        and purpose = ''menu_photo'' and (owner_id = (select app.uid()) or exists (select from app.menu_items t where t.photo_id = files.id))))', p.policyname, p.qual);
    else
      execute format('alter policy %I on app.files with check ((%s) or (owner_id = (select app.uid())
        and client_id = (select app.client_id()) and purpose = ''menu_photo''))', p.policyname, p.with_check);
    end if;
  end loop;
end $$;

-- What a guest reads of a menu, by its address; null: no such menu. A former address answers with the current one.
create function priv.open_menu(asked text, counted boolean, at timestamptz) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare known app.menu_slugs; menu app.menus; branch app.branches; current text; answer jsonb;
begin
  select * into known from app.menu_slugs s where s.slug = asked;
  if not found then return null; end if;
  select * into menu from app.menus m where m.client_id = known.client_id and m.id = known.menu_id and m.archived_at is null and m.publication_id is not null;
  if not found then return null; end if;
  if not known.is_current then
    select s.slug into current from app.menu_slugs s where s.menu_id = known.menu_id and s.is_current
      and s.branch_id is not distinct from known.branch_id;
    return case when current is null then null else jsonb_build_object('moved', current) end;
  end if;
  select * into branch from app.branches b where b.client_id = menu.client_id and b.id = coalesce(menu.branch_id, known.branch_id)
    and (b.closed_at is null or b.closed_at > at);
  if counted then
    insert into app.menu_openings as o (client_id, menu_id, day, openings) values (menu.client_id, menu.id, (at at time zone 'Asia/Riyadh')::date, 1)
      on conflict (client_id, menu_id, day) do update set openings = o.openings + 1;
  end if;
  select jsonb_build_object('publication', p.id, 'content', p.content, 'publishedAt', p.published_at, 'company', priv.company_names(menu.client_id),
    'branch', case when branch.id is not null then jsonb_build_object('id', branch.id, 'names', app.names(branch.name, branch.name_ar),
      'hours', branch.hours, 'phone', branch.phone, 'location', branch.location, 'city', branch.city) end,
    'soldOut', coalesce((select jsonb_agg(o.recipe_id) from app.sold_out o where o.client_id = menu.client_id and o.branch_id = branch.id and o.until > at), '[]'),
    'branches', case when branch.id is null then coalesce((select jsonb_agg(jsonb_build_object('slug', s.slug, 'names', app.names(b.name, b.name_ar)) order by b.name)
      from app.menu_slugs s join app.branches b on b.client_id = s.client_id and b.id = s.branch_id and (b.closed_at is null or b.closed_at > at)
      where s.menu_id = menu.id and s.is_current), '[]') else '[]' end)
    into answer from app.menu_publications p where p.client_id = menu.client_id and p.menu_id = menu.id and p.id = menu.publication_id;
  return answer;
end $$;
comment on function priv.open_menu(text, boolean, timestamptz) is 'for guests; counted: one more opening of the day';

-- Where a photo of a dish is stored. A publication names photos that its items no longer have, and goes on showing them.
create function priv.menu_photo(photo uuid) returns text language sql stable security definer set search_path = '' as $$
  select f.storage_key from app.files f where f.id = photo and f.purpose = 'menu_photo'
    and exists (select from app.menus m where m.client_id = f.client_id and m.publication_id is not null)
$$;
comment on function priv.menu_photo(uuid) is 'for guests';
revoke all on function priv.open_menu(text, boolean, timestamptz), priv.menu_photo(uuid) from public;
grant execute on function priv.open_menu(text, boolean, timestamptz), priv.menu_photo(uuid) to itqan_visitor;

insert into priv.erased_tables (tab, place) values ('sold_out', 440), ('menu_openings', 441), ('menu_slugs', 442), ('menu_items', 443),
  ('menu_sections', 444), ('menu_publications', 445), ('menus', 446);
call priv.confine_staff();
call priv.guard_closing();
