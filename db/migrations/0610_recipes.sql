-- Recipes of a company's kitchen with their versions (decision 79): one draft a recipe, published versions in force from a day.
create table app.recipes (
  id uuid primary key,
  client_id uuid not null references app.companies (id),
  kind text not null check (kind in ('prep', 'dish', 'combo', 'option')),
  name_en text check (length(name_en) between 1 and 120),
  name_ar text check (length(name_ar) between 1 and 120),
  category text check (length(category) between 1 and 60),
  archived_at timestamptz,
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  unique (client_id, id),
  check (num_nonnulls(name_en, name_ar) > 0)
);
comment on column app.recipes.id is 'made by the browser: what is sent twice is one recipe';
comment on column app.recipes.name_en is 'with name_ar and kind those of the last published version, or of the draft before there is one';
create index on app.recipes (client_id, app.fold(coalesce(name_en, name_ar)), id);
create index on app.recipes (created_by);

create table app.recipe_versions (
  id uuid primary key default app.uuid7(),
  client_id uuid not null,
  recipe_id uuid not null,
  number integer check (number > 0),
  state text not null default 'draft' check (state in ('draft', 'published')),
  kind text not null check (kind in ('prep', 'dish', 'combo', 'option')),
  name_en text check (length(name_en) between 1 and 120),
  name_ar text check (length(name_ar) between 1 and 120),
  output_quantity text,
  output_unit text check (output_unit in ('g', 'kg', 'ml', 'l', 'piece')),
  piece_en text check (length(piece_en) between 1 and 40),
  piece_ar text check (length(piece_ar) between 1 and 40),
  portions text not null default '1',
  allowance text not null default '0',
  cross_contact text[] not null default '{}' check (cardinality(cross_contact) <= 14),
  labour_minutes text,
  revision integer not null default 1 check (revision > 0),
  restored_from uuid,
  from_on date,
  published_at timestamptz,
  published_by uuid references app.profiles (id),
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  updated_by uuid not null references app.profiles (id),
  updated_at timestamptz not null default now(),
  unique (client_id, id),
  unique (client_id, id, recipe_id),
  unique (client_id, recipe_id, number),
  foreign key (client_id, recipe_id) references app.recipes (client_id, id),
  foreign key (client_id, restored_from, recipe_id) references app.recipe_versions (client_id, id, recipe_id),
  check (num_nonnulls(name_en, name_ar) > 0),
  check ((output_quantity is null) = (output_unit is null)),
  check (state = 'draft' and num_nonnulls(number, from_on, published_at, published_by) = 0
    or state = 'published' and num_nonnulls(number, from_on, published_at, published_by) = 4 and num_nonnulls(name_en, name_ar) = 2)
);
comment on column app.recipe_versions.from_on is 'in force from this day until the next version is; of two of one day the higher number counts';
comment on column app.recipe_versions.portions is 'exact as entered, decimal or fraction; likewise output_quantity and the quantities of lines';
comment on column app.recipe_versions.allowance is 'percent of the sum of the lines';
comment on column app.recipe_versions.piece_en is 'name of one piece of the output, such as half';
create unique index recipe_versions_draft on app.recipe_versions (client_id, recipe_id) where state = 'draft';
create index recipe_versions_in_force on app.recipe_versions (client_id, recipe_id, from_on desc, number desc) where state = 'published';
create index on app.recipe_versions (client_id, restored_from, recipe_id) where restored_from is not null;
create index on app.recipe_versions (created_by);
create index on app.recipe_versions (updated_by);
create index on app.recipe_versions (published_by) where published_by is not null;

create table app.recipe_lines (
  id uuid not null,
  client_id uuid not null,
  version_id uuid not null,
  place smallint not null check (place between 0 and 199),
  ingredient_id uuid,
  sub_recipe_id uuid,
  quantity text,
  unit text not null check (length(unit) between 1 and 40),
  basis text not null check (basis in ('ap', 'ep', 'cooked')),
  preparation_id uuid,
  scaling text not null default 'linear' check (scaling in ('linear', 'fixed', 'whole', 'damped')),
  damping text,
  is_optional boolean not null default false,
  heading text check (length(heading) between 1 and 80),
  note_en text check (length(note_en) between 1 and 200),
  note_ar text check (length(note_ar) between 1 and 200),
  primary key (version_id, id),
  unique (version_id, place) deferrable initially deferred,
  foreign key (client_id, version_id) references app.recipe_versions (client_id, id),
  foreign key (client_id, ingredient_id) references app.ingredients (client_id, id),
  foreign key (client_id, sub_recipe_id) references app.recipes (client_id, id),
  check (num_nonnulls(ingredient_id, sub_recipe_id) = 1),
  check (preparation_id is null or ingredient_id is not null),
  check ((scaling = 'damped') = (damping is not null))
);
comment on column app.recipe_lines.id is 'the same in the versions of a recipe, so that they can be compared';
comment on column app.recipe_lines.quantity is 'null: to taste';
comment on column app.recipe_lines.damping is 'part of the rest by which the line grows, between 0 and 1';
create index on app.recipe_lines (client_id, version_id);
create index on app.recipe_lines (client_id, ingredient_id) where ingredient_id is not null;
create index on app.recipe_lines (client_id, sub_recipe_id) where sub_recipe_id is not null;

create table app.recipe_steps (
  id uuid not null,
  client_id uuid not null,
  version_id uuid not null,
  place smallint not null check (place between 0 and 99),
  text_en text check (length(text_en) between 1 and 1000),
  text_ar text check (length(text_ar) between 1 and 1000),
  timer_seconds integer check (timer_seconds between 1 and 259200),
  temperature smallint check (temperature between -60 and 400),
  station text check (length(station) between 1 and 60),
  primary key (version_id, id),
  unique (version_id, place) deferrable initially deferred,
  foreign key (client_id, version_id) references app.recipe_versions (client_id, id),
  check (num_nonnulls(text_en, text_ar) > 0)
);
comment on column app.recipe_steps.temperature is 'degrees Celsius: of the core of hot food at least, of chilled food at most';
create index on app.recipe_steps (client_id, version_id);

-- exact figures: a positive decimal, or a fraction of whole numbers
do $$
declare c record;
begin
  for c in select * from (values ('recipe_versions', 'output_quantity', true), ('recipe_versions', 'portions', true), ('recipe_lines', 'quantity', true),
    ('recipe_versions', 'allowance', false), ('recipe_versions', 'labour_minutes', false), ('recipe_lines', 'damping', false)) as list (tab, col, positive) loop
    execute format($f$alter table app.%1$I add constraint %1$s_%2$s check (%2$I ~ '^\d{1,9}(\.\d{1,6})?$|^\d{1,6}/[1-9]\d{0,5}$')$f$, c.tab, c.col);
    if c.positive then execute format($f$alter table app.%1$I add constraint %1$s_%2$s_positive check (%2$I !~ '^0+(\.0+)?$|^0+/')$f$, c.tab, c.col); end if;
  end loop;
end $$;
alter table app.recipe_versions add check (allowance !~ '/' and allowance::numeric <= 100);
alter table app.recipe_lines add check (damping !~ '/' and damping::numeric <= 1);

create table app.recipe_costs (
  id uuid primary key default app.uuid7(),
  client_id uuid not null,
  recipe_id uuid not null,
  version_id uuid not null,
  day date not null,
  n numeric not null check (n >= 0),
  d numeric not null check (d > 0),
  halalas bigint not null check (halalas >= 0),
  open_lines integer not null default 0 check (open_lines >= 0),
  cause text not null check (cause in ('version', 'inner-version', 'price', 'settings')),
  ingredient_id uuid,
  inner_recipe_id uuid,
  created_at timestamptz not null default now(),
  foreign key (client_id, version_id, recipe_id) references app.recipe_versions (client_id, id, recipe_id),
  foreign key (client_id, ingredient_id) references app.ingredients (client_id, id),
  foreign key (client_id, inner_recipe_id) references app.recipes (client_id, id)
);
comment on table app.recipe_costs is 'food cost of a portion whenever it changed: only added to';
comment on column app.recipe_costs.n is 'with d the exact halalas of one portion';
comment on column app.recipe_costs.open_lines is 'above 0: the cost is the least that a portion costs';
create index on app.recipe_costs (client_id, recipe_id, day, id);
create index on app.recipe_costs (client_id, version_id, recipe_id);
create index on app.recipe_costs (client_id, ingredient_id) where ingredient_id is not null;
create index on app.recipe_costs (client_id, inner_recipe_id) where inner_recipe_id is not null;

do $$
declare t text;
begin
  foreach t in array array['recipes', 'recipe_versions', 'recipe_lines', 'recipe_steps', 'recipe_costs'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy owner_all on app.%I to %I using (true) with check (true)', t, current_user);
    execute format('create policy system_all on app.%I to itqan_system using (true) with check (true)', t);
    execute format('create policy client_select on app.%I for select to itqan_client using (client_id = (select app.client_id()))', t);
    -- costs are not shown to our team
    execute format('create policy viewas_select on app.%I for select to itqan_viewas using (%s)', t,
      case t when 'recipe_costs' then 'false' else 'client_id = (select app.client_id())' end);
    -- every role reads the kitchen
    execute format('create policy member_select on app.%I for select to itqan_member using (client_id = (select app.client_id())%s)', t,
      case t when 'recipe_costs' then ' and (select priv.may_somewhere(''kitchen.costs''))' else '' end);
    execute format('grant select on app.%I to itqan_client, itqan_member, itqan_viewas, itqan_system', t);
  end loop;
end $$;

create policy client_insert on app.recipes for insert to itqan_client
  with check (client_id = (select app.client_id()) and created_by = (select app.uid()));
create policy member_insert on app.recipes for insert to itqan_member
  with check (client_id = (select app.client_id()) and created_by = (select app.uid()) and (select priv.may_somewhere('kitchen.write')));
create policy client_update on app.recipes for update to itqan_client
  using (client_id = (select app.client_id())) with check (client_id = (select app.client_id()));
create policy member_update on app.recipes for update to itqan_member
  using (client_id = (select app.client_id()) and (select priv.may_somewhere('kitchen.write')))
  with check (client_id = (select app.client_id()) and (select priv.may_somewhere('kitchen.write')));

create policy client_insert on app.recipe_versions for insert to itqan_client
  with check (client_id = (select app.client_id()) and created_by = (select app.uid()) and state = 'draft');
create policy member_insert on app.recipe_versions for insert to itqan_member
  with check (client_id = (select app.client_id()) and created_by = (select app.uid()) and state = 'draft'
    and (select priv.may_somewhere('kitchen.write')));
create policy client_update on app.recipe_versions for update to itqan_client
  using (client_id = (select app.client_id()) and state = 'draft')
  with check (client_id = (select app.client_id()) and updated_by = (select app.uid()));
create policy member_update on app.recipe_versions for update to itqan_member
  using (client_id = (select app.client_id()) and state = 'draft' and (select priv.may_somewhere('kitchen.write')))
  with check (client_id = (select app.client_id()) and updated_by = (select app.uid())
    and (state = 'draft' or (select priv.may('kitchen.publish'))));
create policy client_delete on app.recipe_versions for delete to itqan_client
  using (client_id = (select app.client_id()) and state = 'draft');
create policy member_delete on app.recipe_versions for delete to itqan_member
  using (client_id = (select app.client_id()) and state = 'draft' and (select priv.may_somewhere('kitchen.write')));

do $$
declare t text; r text; may text;
begin
  foreach t in array array['recipe_lines', 'recipe_steps'] loop
    foreach r in array array['client', 'member'] loop
      may := case r when 'member' then ' and (select priv.may_somewhere(''kitchen.write''))' else '' end;
      execute format('create policy %1$s_insert on app.%2$I for insert to itqan_%1$s with check (client_id = (select app.client_id())%3$s
        and exists (select from app.recipe_versions v where v.id = version_id and v.state = ''draft''))', r, t, may);
      execute format('create policy %1$s_delete on app.%2$I for delete to itqan_%1$s using (client_id = (select app.client_id())%3$s
        and exists (select from app.recipe_versions v where v.id = version_id and v.state = ''draft''))', r, t, may);
    end loop;
    execute format('grant delete on app.%I to itqan_client, itqan_member', t);
  end loop;
end $$;
grant insert (id, client_id, kind, name_en, name_ar, category, created_by) on app.recipes to itqan_client, itqan_member;
grant update (kind, name_en, name_ar, category, archived_at) on app.recipes to itqan_client, itqan_member;
grant insert (client_id, recipe_id, kind, name_en, name_ar, output_quantity, output_unit, piece_en, piece_ar, portions, allowance, cross_contact,
  labour_minutes, restored_from, created_by, updated_by) on app.recipe_versions to itqan_client, itqan_member;
grant update (number, state, kind, name_en, name_ar, output_quantity, output_unit, piece_en, piece_ar, portions, allowance, cross_contact,
  labour_minutes, revision, restored_from, from_on, published_at, published_by, updated_by, updated_at) on app.recipe_versions to itqan_client, itqan_member;
grant delete on app.recipe_versions to itqan_client, itqan_member;
grant insert (id, client_id, version_id, place, ingredient_id, sub_recipe_id, quantity, unit, basis, preparation_id, scaling, damping, is_optional,
  heading, note_en, note_ar) on app.recipe_lines to itqan_client, itqan_member;
grant insert (id, client_id, version_id, place, text_en, text_ar, timer_seconds, temperature, station) on app.recipe_steps to itqan_client, itqan_member;
grant insert (client_id, recipe_id, version_id, day, n, d, halalas, open_lines, cause, ingredient_id, inner_recipe_id) on app.recipe_costs to itqan_system;

-- A published version never changes, nor do its lines and steps. The owner of the tables erases a closed company.
create function priv.guard_recipe_version() returns trigger language plpgsql set search_path = '' as $$
begin
  if current_user in ('itqan_client', 'itqan_member', 'itqan_system') and old.state = 'published' then
    raise exception 'a published version does not change' using errcode = '42501';
  end if;
  return coalesce(new, old);
end $$;
create trigger guard_recipe_version before update or delete on app.recipe_versions for each row execute function priv.guard_recipe_version();

create function priv.guard_recipe_part() returns trigger language plpgsql set search_path = '' as $$
begin
  if current_user in ('itqan_client', 'itqan_member', 'itqan_system') then
    if exists (select from app.recipe_versions v where v.id = coalesce(new.version_id, old.version_id) and v.state = 'published') then
      raise exception 'a published version does not change' using errcode = '42501';
    end if;
  end if;
  return coalesce(new, old);
end $$;
create trigger guard_recipe_part before insert or update or delete on app.recipe_lines for each row execute function priv.guard_recipe_part();
create trigger guard_recipe_part before insert or update or delete on app.recipe_steps for each row execute function priv.guard_recipe_part();

-- Who may only propose neither archives a recipe nor renames a published one.
create function priv.guard_recipe() returns trigger language plpgsql set search_path = '' as $$
begin
  if current_user = 'itqan_member' then
    if (new.kind, new.name_en, new.name_ar, new.category, new.archived_at) is distinct from (old.kind, old.name_en, old.name_ar, old.category, old.archived_at) then
      if not priv.may('kitchen.publish') and (new.archived_at is distinct from old.archived_at
        or exists (select from app.recipe_versions v where v.client_id = old.client_id and v.recipe_id = old.id and v.state = 'published')) then
        raise exception 'a published recipe is changed by those who publish' using errcode = '42501';
      end if;
    end if;
  end if;
  return new;
end $$;
create trigger guard_recipe before update on app.recipes for each row execute function priv.guard_recipe();
revoke all on function priv.guard_recipe_version(), priv.guard_recipe_part(), priv.guard_recipe() from public;

insert into priv.erased_tables (tab, place) values
  ('recipe_costs', 600), ('recipe_lines', 610), ('recipe_steps', 620), ('recipe_versions', 630), ('recipes', 640);
call priv.confine_staff();
call priv.guard_closing();
