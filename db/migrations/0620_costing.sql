-- Channels of sale with their terms, prices of dishes, sales brought in from tills, and what a change of a price did to a dish (decision 80).
create table app.sales_channels (
  id uuid primary key,
  client_id uuid not null references app.companies (id),
  branch_id uuid,
  kind text not null check (kind in ('dine_in', 'take_away', 'delivery')),
  name_en text check (length(name_en) between 1 and 60),
  name_ar text check (length(name_ar) between 1 and 60),
  commission_percent numeric(5, 2) not null default 0 check (commission_percent between 0 and 60),
  commission_base text not null default 'gross' check (commission_base in ('gross', 'net')),
  payment_percent numeric(4, 2) not null default 0 check (payment_percent between 0 and 10),
  fee_halalas integer not null default 0 check (fee_halalas between 0 and 100000),
  items_per_order numeric(5, 2) not null default 1 check (items_per_order between 1 and 100),
  packaging_halalas integer not null default 0 check (packaging_halalas between 0 and 100000),
  archived_at timestamptz,
  revision integer not null default 1 check (revision > 0),
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  unique (client_id, id),
  foreign key (client_id, branch_id) references app.branches (client_id, id),
  check (num_nonnulls(name_en, name_ar) > 0)
);
comment on table app.sales_channels is 'where dishes are sold: in the house, take-away, delivery apps, with the terms of the contract';
comment on column app.sales_channels.id is 'made by the browser: what is sent twice is one channel';
comment on column app.sales_channels.branch_id is 'null: of every branch';
comment on column app.sales_channels.commission_base is 'what the commission is a share of: the menu price with VAT, or without';
comment on column app.sales_channels.fee_halalas is 'of an order, without VAT; a portion bears its share by items_per_order';
comment on column app.sales_channels.packaging_halalas is 'of a portion, besides the packaging of the recipe';
create index on app.sales_channels (client_id, branch_id);
create index on app.sales_channels (created_by);

create table app.dish_prices (
  id uuid primary key,
  client_id uuid not null references app.companies (id),
  recipe_id uuid not null,
  channel_id uuid,
  branch_id uuid,
  price_halalas integer not null check (price_halalas between 1 and 100000000),
  starts_on date not null,
  withdrawn_at timestamptz,
  withdrawn_by uuid references app.profiles (id),
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  unique (client_id, id),
  foreign key (client_id, recipe_id) references app.recipes (client_id, id),
  foreign key (client_id, channel_id) references app.sales_channels (client_id, id),
  foreign key (client_id, branch_id) references app.branches (client_id, id),
  check ((withdrawn_at is null) = (withdrawn_by is null))
);
comment on table app.dish_prices is 'menu prices with VAT from a day on; the most specific counts: branch and channel, branch, channel, all';
comment on column app.dish_prices.withdrawn_at is 'withdrawn by a person, or replaced by another price of the same day';
create unique index dish_prices_once on app.dish_prices (client_id, recipe_id, coalesce(channel_id, client_id), coalesce(branch_id, client_id), starts_on)
  where withdrawn_at is null;
create index on app.dish_prices (client_id, channel_id);
create index on app.dish_prices (client_id, branch_id);
create index on app.dish_prices (withdrawn_by);
create index on app.dish_prices (created_by);

create table app.sales_imports (
  id uuid primary key,
  client_id uuid not null references app.companies (id),
  file_name text not null check (length(file_name) between 1 and 200),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  first_day date not null,
  last_day date not null,
  lines integer not null check (lines > 0),
  left_out integer not null default 0 check (left_out >= 0),
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  unique (client_id, id),
  unique (client_id, sha256),
  check (last_day >= first_day)
);
comment on table app.sales_imports is 'files of sales that were brought in; the same file is known by its hash';
create index on app.sales_imports (client_id, created_at desc);
create index on app.sales_imports (created_by);

create table app.sales_lines (
  id uuid primary key default app.uuid7(),
  client_id uuid not null references app.companies (id),
  import_id uuid not null,
  branch_id uuid not null,
  day date not null,
  channel text not null check (length(channel) <= 80),
  channel_id uuid,
  item text not null check (length(item) between 1 and 160),
  recipe_id uuid,
  is_passed_over boolean not null default false,
  quantity numeric(14, 4) not null check (quantity <> 0),
  gross_halalas bigint not null,
  discount_halalas bigint not null default 0,
  foreign key (client_id, import_id) references app.sales_imports (client_id, id),
  foreign key (client_id, branch_id) references app.branches (client_id, id),
  foreign key (client_id, channel_id) references app.sales_channels (client_id, id),
  foreign key (client_id, recipe_id) references app.recipes (client_id, id),
  check (not is_passed_over or recipe_id is null)
);
comment on table app.sales_lines is 'what was sold of an item in a channel of a branch on a day, as the till says it; one line a day, channel and item';
comment on column app.sales_lines.channel is 'as the file has it; empty: the file has none';
comment on column app.sales_lines.recipe_id is 'null: not mapped to a dish yet, or passed over on purpose';
create index sales_lines_by_day on app.sales_lines (client_id, branch_id, day);
create index sales_lines_of_dish on app.sales_lines (client_id, recipe_id, day);
create index sales_lines_unmapped on app.sales_lines (client_id, day) where recipe_id is null and not is_passed_over;
create index sales_lines_by_item on app.sales_lines (client_id, app.fold(item));
create index on app.sales_lines (client_id, channel_id);
create index on app.sales_lines (client_id, import_id);

create table app.sales_mappings (
  id uuid primary key default app.uuid7(),
  client_id uuid not null references app.companies (id),
  kind text not null check (kind in ('item', 'channel')),
  name text not null check (length(name) between 1 and 160),
  recipe_id uuid,
  channel_id uuid,
  is_passed_over boolean not null default false,
  mapped_by uuid not null references app.profiles (id),
  mapped_at timestamptz not null default now(),
  foreign key (client_id, recipe_id) references app.recipes (client_id, id),
  foreign key (client_id, channel_id) references app.sales_channels (client_id, id),
  check (num_nonnulls(recipe_id, channel_id) + is_passed_over::integer = 1),
  check (recipe_id is null or kind = 'item'),
  check (channel_id is null or kind = 'channel'),
  unique (client_id, kind, name)
);
comment on table app.sales_mappings is 'which dish or channel a name of a till means; kept for the next file';
comment on column app.sales_mappings.name is 'folded by app.fold';
comment on column app.sales_mappings.is_passed_over is 'no dish: a fee, a gift card, a service';
create index on app.sales_mappings (client_id, recipe_id);
create index on app.sales_mappings (client_id, channel_id);
create index on app.sales_mappings (mapped_by);

create table app.cost_moves (
  id uuid primary key default app.uuid7(),
  client_id uuid not null references app.companies (id),
  ingredient_id uuid not null,
  recipe_id uuid not null,
  moved_on date not null,
  source text not null check (length(source) <= 160),
  price_before_n numeric not null,
  price_before_d numeric not null check (price_before_d > 0),
  price_after_n numeric not null,
  price_after_d numeric not null check (price_after_d > 0),
  cost_before_n numeric not null,
  cost_before_d numeric not null check (cost_before_d > 0),
  cost_after_n numeric not null,
  cost_after_d numeric not null check (cost_after_d > 0),
  state text not null default 'new' check (state in ('new', 'seen', 'done')),
  outcome text check (outcome in ('priced', 'dismissed')),
  reason text check (length(reason) between 1 and 300),
  price_id uuid,
  done_by uuid references app.profiles (id),
  done_at timestamptz,
  told_at timestamptz,
  created_at timestamptz not null default now(),
  unique (client_id, ingredient_id, moved_on, recipe_id),
  foreign key (client_id, ingredient_id) references app.ingredients (client_id, id),
  foreign key (client_id, recipe_id) references app.recipes (client_id, id),
  foreign key (client_id, price_id) references app.dish_prices (client_id, id),
  check ((price_id is not null) = (outcome is not distinct from 'priced')),
  check ((state = 'done') = (done_at is not null)),
  check ((done_at is null) = (done_by is null)),
  check ((outcome is null) = (done_at is null)),
  check (outcome is distinct from 'dismissed' or reason is not null)
);
comment on table app.cost_moves is 'what a price of an ingredient changed in the food cost of a portion of a dish; amounts are exact fractions of halalas';
comment on column app.cost_moves.source is 'where the new price came from, as the price says it';
create index cost_moves_open on app.cost_moves (client_id, moved_on desc) where state <> 'done';
create index on app.cost_moves (client_id, recipe_id, moved_on desc);
create index on app.cost_moves (client_id, price_id) where price_id is not null;
create index on app.cost_moves (done_by);

do $$
declare t text;
begin
  foreach t in array array['sales_channels', 'dish_prices', 'sales_imports', 'sales_lines', 'sales_mappings', 'cost_moves'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy owner_all on app.%I to %I using (true) with check (true)', t, current_user);
    execute format('create policy system_all on app.%I to itqan_system using (true) with check (true)', t);
    execute format('create policy client_select on app.%I for select to itqan_client using (client_id = (select app.client_id()))', t);
    execute format('grant select on app.%I to itqan_client, itqan_member, itqan_system', t);
  end loop;
  -- costs, prices and sales of a branch are read where the member sees costs; those of the whole company by every member who sees costs anywhere
  foreach t in array array['sales_channels', 'dish_prices', 'sales_lines'] loop
    execute format('create policy member_select on app.%I for select to itqan_member using (client_id = (select app.client_id())
      and case when branch_id is null then (select priv.may_somewhere(''kitchen.costs''))
        else branch_id in (select priv.branches_with(''kitchen.costs'')) end)', t);
  end loop;
  foreach t in array array['sales_imports', 'sales_mappings', 'cost_moves'] loop
    execute format('create policy member_select on app.%I for select to itqan_member using (client_id = (select app.client_id())
      and (select priv.may_somewhere(''kitchen.costs'')))', t);
  end loop;
  foreach t in array array['sales_channels', 'dish_prices', 'sales_imports', 'sales_lines', 'sales_mappings', 'cost_moves'] loop
    if t <> 'cost_moves' then
      execute format('create policy client_insert on app.%I for insert to itqan_client with check (client_id = (select app.client_id()))', t);
      execute format('create policy member_insert on app.%I for insert to itqan_member with check (client_id = (select app.client_id())
        and (select priv.may(''kitchen.publish'')))', t);
    end if;
    if t <> 'sales_imports' then
      execute format('create policy client_update on app.%I for update to itqan_client using (client_id = (select app.client_id()))
        with check (client_id = (select app.client_id()))', t);
      execute format('create policy member_update on app.%I for update to itqan_member using (client_id = (select app.client_id())
        and (select priv.may(''kitchen.publish''))) with check (client_id = (select app.client_id()) and (select priv.may(''kitchen.publish'')))', t);
    end if;
  end loop;
end $$;

grant insert (id, client_id, branch_id, kind, name_en, name_ar, commission_percent, commission_base, payment_percent, fee_halalas, items_per_order,
  packaging_halalas, created_by) on app.sales_channels to itqan_client, itqan_member;
grant update (branch_id, kind, name_en, name_ar, commission_percent, commission_base, payment_percent, fee_halalas, items_per_order,
  packaging_halalas, archived_at, revision) on app.sales_channels to itqan_client, itqan_member;
grant insert (id, client_id, recipe_id, channel_id, branch_id, price_halalas, starts_on, created_by) on app.dish_prices to itqan_client, itqan_member;
grant update (withdrawn_at, withdrawn_by) on app.dish_prices to itqan_client, itqan_member;
grant insert (id, client_id, file_name, sha256, first_day, last_day, lines, left_out, created_by) on app.sales_imports to itqan_client, itqan_member;
grant insert (client_id, import_id, branch_id, day, channel, channel_id, item, recipe_id, is_passed_over, quantity, gross_halalas, discount_halalas)
  on app.sales_lines to itqan_client, itqan_member;
grant update (channel_id, recipe_id, is_passed_over) on app.sales_lines to itqan_client, itqan_member;
-- a day that is replaced on request loses the lines of the file before
grant delete on app.sales_lines to itqan_client, itqan_member;
create policy client_delete on app.sales_lines for delete to itqan_client using (client_id = (select app.client_id()));
create policy member_delete on app.sales_lines for delete to itqan_member
  using (client_id = (select app.client_id()) and (select priv.may('kitchen.publish')));
grant insert (client_id, kind, name, recipe_id, channel_id, is_passed_over, mapped_by) on app.sales_mappings to itqan_client, itqan_member;
grant update (recipe_id, channel_id, is_passed_over, mapped_by, mapped_at) on app.sales_mappings to itqan_client, itqan_member;
grant update (state, outcome, reason, price_id, done_by, done_at) on app.cost_moves to itqan_client, itqan_member;
grant insert on app.cost_moves to itqan_system;
grant update (source, price_after_n, price_after_d, cost_after_n, cost_after_d, state, outcome, reason, price_id, done_by, done_at, told_at)
  on app.cost_moves to itqan_system;

call priv.confine_staff();
call priv.guard_closing();

insert into priv.erased_tables (tab, place) values
  ('cost_moves', 470), ('sales_lines', 471), ('sales_mappings', 472), ('sales_imports', 473), ('dish_prices', 474), ('sales_channels', 475);
