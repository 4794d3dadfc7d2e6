-- Ingredients of a company's kitchen with units, preparations, prices, allergens and nutrients (decision 78). They belong to the company as a whole;
-- of these rows only a price may be of one branch. Quantities are kept as typed, so that every figure can be computed exactly.

-- Duties of a manager: a capability that names duties counts only for members who have one of them.
alter table app.members add column duties text[] not null default '{recipes,purchasing}'
  check (duties <@ '{recipes,purchasing}'::text[]);
comment on column app.members.duties is 'what a manager does in the kitchen; changed by owners, without effect for other roles';
grant update (duties) on app.members to itqan_client;

alter table app.role_capabilities add column duties text[] check (duties <@ '{recipes,purchasing}'::text[] and cardinality(duties) > 0);
comment on column app.role_capabilities.duties is 'only members with one of these duties have the capability; null: all with the role';

-- Costs of the kitchen are seen by branch managers unless the owners switch it off, and by viewers once they switch it on.
alter table app.role_capabilities drop constraint role_capabilities_setting_check;
alter table app.role_capabilities add constraint role_capabilities_setting_check
  check (setting in ('managers-see-money', 'teams-foresee', 'branches-see-costs', 'viewers-see-costs'));
alter table app.companies drop constraint companies_team_settings_check;
alter table app.companies add constraint companies_team_settings_check
  check (team_settings <@ '{managers-see-money,teams-foresee,branches-see-costs,viewers-see-costs}'::text[]);
alter table app.companies alter column team_settings set default '{branches-see-costs}';
update app.companies set team_settings = team_settings || '{branches-see-costs}'::text[];

insert into app.role_capabilities (role, capability, reach, setting, duties) values
  ('manager', 'kitchen.read', 'scope', null, null), ('branch_manager', 'kitchen.read', 'scope', null, null),
  ('viewer', 'kitchen.read', 'scope', null, null), ('accountant', 'kitchen.read', 'scope', null, null),
  ('manager', 'kitchen.write', 'scope', null, '{recipes}'), ('branch_manager', 'kitchen.write', 'scope', null, null),
  ('manager', 'kitchen.publish', 'root', null, '{recipes}'),
  ('manager', 'kitchen.prices', 'root', null, '{recipes,purchasing}'),
  ('manager', 'kitchen.settings', 'root', null, '{recipes}'),
  ('manager', 'kitchen.costs', 'scope', null, null), ('accountant', 'kitchen.costs', 'root', null, null),
  ('branch_manager', 'kitchen.costs', 'scope', 'branches-see-costs', null),
  ('viewer', 'kitchen.costs', 'scope', 'viewers-see-costs', null);

-- Every function that asks what a role may do also asks for the duty.
do $$
declare f regprocedure; body text; asked constant text := 'r.role = g.role';
begin
  for f in select p.oid::regprocedure from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'priv' and p.prosrc like '%role_capabilities%'
  loop
    body := pg_get_functiondef(f);
    if position(asked in body) = 0 then raise exception 'the function % asks for capabilities in another way', f; end if;
    execute replace(body, asked, asked || ' and (r.duties is null or r.duties && m.duties)');
  end loop;
end $$;

create table app.kitchen_settings (
  client_id uuid primary key references app.companies (id),
  vat_from date,
  vat_until date,
  price_rule text not null default 'last' check (price_rule in ('last')),
  target_food_cost numeric(5, 2) not null default 30 check (target_food_cost > 0 and target_food_cost < 100),
  labour_hour numeric(8, 2) check (labour_hour > 0),
  revision integer not null default 1 check (revision > 0),
  changed_by uuid not null references app.profiles (id),
  changed_at timestamptz not null default now(),
  check (vat_until >= vat_from),
  check (vat_until is null or vat_from is not null)
);
comment on table app.kitchen_settings is 'without a row: registered for VAT throughout, a target of 30 %, no hourly cost';
comment on column app.kitchen_settings.vat_from is 'first day of the VAT registration: costs count without VAT from then on; null: not registered';
comment on column app.kitchen_settings.vat_until is 'last day of the registration; null: it goes on';
comment on column app.kitchen_settings.labour_hour is 'riyals of an hour of work in the kitchen; null: labour is not counted';
create index on app.kitchen_settings (changed_by);

create table app.ingredient_imports (
  id uuid primary key,
  client_id uuid not null references app.companies (id),
  headers text not null check (length(headers) between 1 and 4000),
  columns jsonb not null,
  counts jsonb not null,
  left_out text not null default '' check (length(left_out) <= 4000000),
  before jsonb not null default '[]',
  undone_at timestamptz,
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  unique (client_id, id)
);
comment on column app.ingredient_imports.headers is 'folded headings of the file: a file with the same ones is read by the same columns';
comment on column app.ingredient_imports.left_out is 'rows that were not imported, as CSV with the reason of each';
comment on column app.ingredient_imports.before is 'what changed ingredients were before, for the undo';
create index on app.ingredient_imports (client_id, created_at desc);
create index on app.ingredient_imports (created_by);

create table app.ingredients (
  id uuid primary key,
  client_id uuid not null references app.companies (id),
  name_en text check (length(name_en) between 1 and 120),
  name_ar text check (length(name_ar) between 1 and 120),
  aliases text[] not null default '{}' check (cardinality(aliases) <= 20),
  base text not null check (base in ('g', 'ml', 'piece')),
  category text not null check (category in ('vegetables', 'fruit', 'meat', 'poultry', 'seafood', 'dairy', 'grains', 'legumes', 'oils', 'spices',
    'sauces', 'bakery', 'sweets', 'drinks', 'packaging', 'other')),
  storage text check (storage in ('ambient', 'chilled', 'frozen')),
  shelf_days smallint check (shelf_days between 1 and 3650),
  sku text check (length(sku) between 1 and 60),
  barcode text check (barcode ~ '^[0-9]{8,14}$'),
  density text check (density ~ '^[0-9]{1,20}([./][0-9]{1,20})?$'),
  piece_weight text check (piece_weight ~ '^[0-9]{1,20}([./][0-9]{1,20})?$'),
  is_salt boolean not null default false,
  state text not null default 'active' check (state in ('proposed', 'active', 'archived', 'merged')),
  merged_into uuid,
  merged_at timestamptz,
  import_id uuid,
  revision integer not null default 1 check (revision > 0),
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  unique (client_id, id),
  foreign key (client_id, merged_into) references app.ingredients (client_id, id),
  foreign key (client_id, import_id) references app.ingredient_imports (client_id, id),
  check (num_nonnulls(name_en, name_ar) > 0),
  check ((state = 'merged') = (merged_into is not null) and (state = 'merged') = (merged_at is not null)),
  check (merged_into <> id)
);
comment on column app.ingredients.id is 'made by the browser: what is sent twice is one ingredient';
comment on column app.ingredients.state is 'proposed: by a branch manager, not in use before it is accepted; merged: its lines count as those of merged_into';
comment on column app.ingredients.density is 'grams of one millilitre, exact: a decimal or a fraction';
comment on column app.ingredients.piece_weight is 'grams of one piece, likewise';
create unique index ingredients_sku on app.ingredients (client_id, lower(sku)) where sku is not null and state in ('proposed', 'active');
create unique index ingredients_barcode on app.ingredients (client_id, barcode) where barcode is not null and state in ('proposed', 'active');
create index ingredients_by_name_en on app.ingredients (client_id, state, app.fold(coalesce(name_en, name_ar)), id);
create index ingredients_by_name_ar on app.ingredients (client_id, state, app.fold(coalesce(name_ar, name_en)), id);
create index on app.ingredients (client_id, import_id) where import_id is not null;
create index on app.ingredients (client_id, merged_into) where merged_into is not null;
create index on app.ingredients (created_by);

-- What a unit of an ingredient is, its rows refer to: another one would change past quantities.
create function priv.keep_base_unit() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.base is distinct from old.base then raise exception 'the base unit of an ingredient stays' using errcode = '23514'; end if;
  return new;
end $$;
create trigger keep_base_unit before update on app.ingredients for each row execute function priv.keep_base_unit();

create table app.ingredient_units (
  id uuid primary key default app.uuid7(),
  client_id uuid not null,
  ingredient_id uuid not null,
  name text not null check (length(name) between 1 and 40),
  name_ar text check (length(name_ar) between 1 and 40),
  content text not null check (content ~ '^[0-9]{1,20}([./][0-9]{1,20})?$'),
  of_unit text not null check (length(of_unit) between 1 and 40),
  foreign key (client_id, ingredient_id) references app.ingredients (client_id, id) on delete cascade
);
comment on column app.ingredient_units.content is 'how many of of_unit, exact: a decimal or a fraction';
create unique index ingredient_units_once on app.ingredient_units (client_id, ingredient_id, app.fold(name));

create table app.ingredient_preparations (
  id uuid primary key,
  client_id uuid not null,
  ingredient_id uuid not null,
  name_en text check (length(name_en) between 1 and 80),
  name_ar text check (length(name_ar) between 1 and 80),
  trim text not null check (trim ~ '^[0-9]{1,40}([./][0-9]{1,40})?$'),
  cooking text check (cooking ~ '^[0-9]{1,40}([./][0-9]{1,40})?$'),
  source text not null check (source in ('test', 'supplier', 'handbook', 'guess')),
  measured_on date not null,
  tests jsonb not null default '[]',
  archived_at timestamptz,
  unique (client_id, ingredient_id, id),
  foreign key (client_id, ingredient_id) references app.ingredients (client_id, id) on delete cascade,
  check (num_nonnulls(name_en, name_ar) > 0)
);
comment on column app.ingredient_preparations.trim is 'edible / as purchased, exact: above 0, at most 1';
comment on column app.ingredient_preparations.cooking is 'cooked / edible, exact: above 0, at most 6; null: not cooked';
comment on column app.ingredient_preparations.tests is 'weights of own yield tests: in, trimmed, cooked';
create index on app.ingredient_preparations (client_id, ingredient_id);

create table app.ingredient_prices (
  id uuid primary key,
  client_id uuid not null,
  ingredient_id uuid not null,
  branch_id uuid,
  supplier text check (length(supplier) between 1 and 120),
  quantity text not null check (quantity ~ '^[0-9]{1,20}([./][0-9]{1,20})?$'),
  unit text not null check (length(unit) between 1 and 40),
  content text not null check (content ~ '^[0-9]{1,60}/[0-9]{1,60}$'),
  amount numeric(12, 2) check (amount >= 0),
  vat_mode text not null check (vat_mode in ('included', 'excluded', 'none')),
  vat_rate numeric(5, 2) not null default 15 check (vat_rate >= 0 and vat_rate < 100),
  valid_from date not null,
  source text not null check (source in ('typed', 'import', 'quotation', 'receipt', 'invoice')),
  document text check (length(document) between 1 and 120),
  corrects_id uuid,
  import_id uuid,
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default clock_timestamp(),
  unique (client_id, ingredient_id, id),
  foreign key (client_id, ingredient_id) references app.ingredients (client_id, id) on delete cascade,
  foreign key (client_id, branch_id) references app.branches (client_id, id),
  foreign key (client_id, ingredient_id, corrects_id) references app.ingredient_prices (client_id, ingredient_id, id) on delete cascade,
  foreign key (client_id, import_id) references app.ingredient_imports (client_id, id),
  check (amount is not null or corrects_id is not null),
  check (corrects_id <> id)
);
comment on table app.ingredient_prices is 'rows are only added; a mistake is corrected by a row that names it, which without an amount takes it back';
comment on column app.ingredient_prices.content is 'base units in the whole pack, as a fraction: later changes of the unit leave past prices alone';
comment on column app.ingredient_prices.amount is 'riyals of the pack, as typed under vat_mode';
comment on column app.ingredient_prices.branch_id is 'null: all branches';
create unique index ingredient_prices_corrected_once on app.ingredient_prices (client_id, corrects_id) where corrects_id is not null;
create index ingredient_prices_in_force on app.ingredient_prices (client_id, ingredient_id, valid_from desc, created_at desc, id desc);
create index on app.ingredient_prices (client_id, branch_id) where branch_id is not null;
create index on app.ingredient_prices (client_id, import_id) where import_id is not null;
create index on app.ingredient_prices (created_by);

create table app.ingredient_allergens (
  client_id uuid not null,
  ingredient_id uuid not null,
  allergen text not null check (allergen in ('gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soya', 'milk', 'nuts', 'celery', 'mustard',
    'sesame', 'sulphites', 'lupin', 'molluscs')),
  state text not null check (state in ('contains', 'may', 'free')),
  evidence text check (evidence in ('label', 'specification', 'supplier', 'laboratory')),
  confirm_again boolean not null default false,
  said_on date not null,
  signed_by uuid not null references app.profiles (id),
  signed_name text not null check (length(signed_name) between 1 and 120),
  primary key (client_id, ingredient_id, allergen),
  foreign key (client_id, ingredient_id) references app.ingredients (client_id, id) on delete cascade,
  check (state <> 'free' or evidence is not null)
);
comment on table app.ingredient_allergens is 'a group without a row is unknown';
comment on column app.ingredient_allergens.confirm_again is 'another supplier or pack came after it was said to be free: unknown until it is confirmed';
create index on app.ingredient_allergens (signed_by);

create table app.ingredient_nutrients (
  client_id uuid not null,
  ingredient_id uuid not null,
  nutrient text not null check (nutrient in ('kcal', 'protein', 'fat', 'saturated', 'trans', 'carbohydrate', 'sugars', 'addedSugars', 'fibre', 'sodium',
    'caffeine')),
  amount numeric not null check (amount >= 0 and amount <= 100000),
  source text not null check (source in ('label', 'supplier', 'usda', 'laboratory')),
  said_on date not null,
  primary key (client_id, ingredient_id, nutrient),
  foreign key (client_id, ingredient_id) references app.ingredients (client_id, id) on delete cascade
);
comment on table app.ingredient_nutrients is 'per 100 g edible portion; kcal, sodium and caffeine in mg, the rest in g. A value without a row is unknown';

-- "Free" was said of what was bought until then: another supplier or pack has to be looked at again. The trigger has the owner's rights,
-- because those who add prices need no right to declare allergens.
create function priv.doubt_free_allergens() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.amount is not null
    and exists (select from app.ingredient_prices p where p.client_id = new.client_id and p.ingredient_id = new.ingredient_id and p.id <> new.id)
    and not exists (select from app.ingredient_prices p where p.client_id = new.client_id and p.ingredient_id = new.ingredient_id and p.id <> new.id
      and p.supplier is not distinct from new.supplier and p.unit = new.unit and p.content = new.content) then
    update app.ingredient_allergens a set confirm_again = true
      where a.client_id = new.client_id and a.ingredient_id = new.ingredient_id and a.state = 'free';
  end if;
  return null;
end $$;
revoke all on function priv.doubt_free_allergens() from public;
create trigger doubt_free_allergens after insert on app.ingredient_prices for each row execute function priv.doubt_free_allergens();

do $$
declare t text; own constant text := 'client_id = (select app.client_id())';
  publishes constant text := '(select priv.may(''kitchen.publish''))';
  proposes constant text := '(select priv.may_somewhere(''kitchen.write'')) and state = ''proposed'' and created_by = (select app.uid())';
  of_own constant text := '(select priv.may_somewhere(''kitchen.write'')) and ingredient_id in
    (select i.id from app.ingredients i where i.client_id = (select app.client_id()) and i.state = ''proposed'' and i.created_by = (select app.uid()))';
begin
  foreach t in array array['kitchen_settings', 'ingredient_imports', 'ingredients', 'ingredient_units', 'ingredient_preparations', 'ingredient_prices',
    'ingredient_allergens', 'ingredient_nutrients'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy owner_all on app.%I to %I using (true) with check (true)', t, current_user);
    execute format('create policy system_all on app.%I to itqan_system using (true) with check (true)', t);
    execute format('create policy client_select on app.%I for select to itqan_client using (%s)', t, own);
    execute format('create policy client_insert on app.%I for insert to itqan_client with check (%s)', t, own);
    execute format('grant select on app.%I to itqan_client, itqan_member, itqan_viewas, itqan_system', t);
  end loop;
  -- prices and imports, which hold prices, are not shown to our team
  foreach t in array array['ingredient_imports', 'ingredient_prices'] loop
    execute format('create policy viewas_select on app.%I for select to itqan_viewas using (false)', t);
  end loop;
  foreach t in array array['kitchen_settings', 'ingredients', 'ingredient_units', 'ingredient_preparations', 'ingredient_allergens', 'ingredient_nutrients'] loop
    execute format('create policy viewas_select on app.%I for select to itqan_viewas using (%s)', t, own);
    -- every role reads the kitchen
    execute format('create policy member_select on app.%I for select to itqan_member using (%s)', t, own);
    execute format('create policy client_update on app.%I for update to itqan_client using (%s) with check (%s)', t, own, own);
  end loop;
  foreach t in array array['ingredient_units', 'ingredient_preparations', 'ingredient_allergens', 'ingredient_nutrients'] loop
    execute format('create policy member_insert on app.%I for insert to itqan_member with check (%s and (%s or (%s)))', t, own, publishes, of_own);
    execute format('create policy member_update on app.%I for update to itqan_member using (%s and (%s or (%s))) with check (%s and (%s or (%s)))',
      t, own, publishes, of_own, own, publishes, of_own);
  end loop;
  foreach t in array array['ingredient_units', 'ingredient_allergens', 'ingredient_nutrients'] loop
    execute format('create policy client_delete on app.%I for delete to itqan_client using (%s)', t, own);
    execute format('create policy member_delete on app.%I for delete to itqan_member using (%s and (%s or (%s)))', t, own, publishes, of_own);
    execute format('grant delete on app.%I to itqan_client, itqan_member', t);
  end loop;
  -- a declaration is signed by the person who makes it
  alter policy client_insert on app.ingredient_allergens with check (client_id = (select app.client_id()) and signed_by = (select app.uid()));
  alter policy client_update on app.ingredient_allergens with check (client_id = (select app.client_id()) and signed_by = (select app.uid()));
  foreach t in array array['member_insert', 'member_update'] loop
    execute format('alter policy %I on app.ingredient_allergens with check (%s and signed_by = (select app.uid()) and (%s or (%s)))', t, own, publishes, of_own);
  end loop;
  execute format('create policy member_insert on app.ingredients for insert to itqan_member with check (%s and created_by = (select app.uid()) and (%s or (%s)))',
    own, publishes, proposes);
  execute format('create policy member_update on app.ingredients for update to itqan_member using (%s and (%s or (%s))) with check (%s and (%s or (%s)))',
    own, publishes, proposes, own, publishes, proposes);
end $$;

-- those that came by an import are removed again by its undo; rows that use one keep it
grant delete on app.ingredients to itqan_client, itqan_member;
create policy client_delete on app.ingredients for delete to itqan_client using (client_id = (select app.client_id()) and import_id is not null);
create policy member_delete on app.ingredients for delete to itqan_member
  using (client_id = (select app.client_id()) and import_id is not null and (select priv.may('kitchen.settings')));
create policy member_select on app.ingredient_prices for select to itqan_member using (client_id = (select app.client_id())
  and case when branch_id is null then (select priv.may_somewhere('kitchen.costs')) else branch_id in (select priv.branches_with('kitchen.costs')) end);
create policy member_insert on app.ingredient_prices for insert to itqan_member
  with check (client_id = (select app.client_id()) and created_by = (select app.uid()) and (select priv.may('kitchen.prices')));
create policy member_select on app.ingredient_imports for select to itqan_member
  using (client_id = (select app.client_id()) and (select priv.may('kitchen.publish')));
create policy member_insert on app.ingredient_imports for insert to itqan_member
  with check (client_id = (select app.client_id()) and created_by = (select app.uid()) and (select priv.may('kitchen.publish')));
create policy client_update on app.ingredient_imports for update to itqan_client using (client_id = (select app.client_id()))
  with check (client_id = (select app.client_id()));
create policy member_update on app.ingredient_imports for update to itqan_member
  using (client_id = (select app.client_id()) and (select priv.may('kitchen.settings')))
  with check (client_id = (select app.client_id()) and (select priv.may('kitchen.settings')));
create policy member_insert on app.kitchen_settings for insert to itqan_member
  with check (client_id = (select app.client_id()) and (select priv.may('kitchen.settings')));
create policy member_update on app.kitchen_settings for update to itqan_member
  using (client_id = (select app.client_id()) and (select priv.may('kitchen.settings')))
  with check (client_id = (select app.client_id()) and (select priv.may('kitchen.settings')));

grant insert (client_id, vat_from, vat_until, target_food_cost, labour_hour, changed_by) on app.kitchen_settings to itqan_client, itqan_member;
grant update (vat_from, vat_until, target_food_cost, labour_hour, revision, changed_by, changed_at) on app.kitchen_settings to itqan_client, itqan_member;
grant insert (id, client_id, headers, columns, counts, left_out, before, created_by) on app.ingredient_imports to itqan_client, itqan_member;
grant update (undone_at) on app.ingredient_imports to itqan_client, itqan_member;
grant insert (id, client_id, name_en, name_ar, aliases, base, category, storage, shelf_days, sku, barcode, density, piece_weight, is_salt, state,
  import_id, created_by) on app.ingredients to itqan_client, itqan_member;
grant update (name_en, name_ar, aliases, category, storage, shelf_days, sku, barcode, density, piece_weight, is_salt, state, merged_into, merged_at,
  revision, changed_at) on app.ingredients to itqan_client, itqan_member;
grant insert (client_id, ingredient_id, name, name_ar, content, of_unit) on app.ingredient_units to itqan_client, itqan_member;
grant update (name, name_ar, content, of_unit) on app.ingredient_units to itqan_client, itqan_member;
grant insert (id, client_id, ingredient_id, name_en, name_ar, trim, cooking, source, measured_on, tests) on app.ingredient_preparations to itqan_client, itqan_member;
grant update (name_en, name_ar, trim, cooking, source, measured_on, tests, archived_at) on app.ingredient_preparations to itqan_client, itqan_member;
grant insert (id, client_id, ingredient_id, branch_id, supplier, quantity, unit, content, amount, vat_mode, vat_rate, valid_from, source,
  document, corrects_id, import_id, created_by) on app.ingredient_prices to itqan_client, itqan_member;
grant insert (client_id, ingredient_id, allergen, state, evidence, said_on, signed_by, signed_name) on app.ingredient_allergens to itqan_client, itqan_member;
grant update (state, evidence, confirm_again, said_on, signed_by, signed_name) on app.ingredient_allergens to itqan_client, itqan_member;
grant insert (client_id, ingredient_id, nutrient, amount, source, said_on) on app.ingredient_nutrients to itqan_client, itqan_member;
grant update (amount, source, said_on) on app.ingredient_nutrients to itqan_client, itqan_member;

insert into priv.erased_tables (tab, place) values ('ingredient_prices', 930), ('ingredient_allergens', 931), ('ingredient_nutrients', 932),
  ('ingredient_preparations', 933), ('ingredient_units', 934), ('ingredients', 940), ('ingredient_imports', 941), ('kitchen_settings', 942);
call priv.confine_staff();
call priv.guard_closing();
