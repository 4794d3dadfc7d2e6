-- Par levels and stock counts of branches (decision 88). A count is filled in on a phone, submitted once and approved once; from then on it never
-- changes. A movement that is dated before an approved count marks it as restated, because the figures of its period are different now.
insert into app.role_capabilities (role, capability, reach) values
  ('manager', 'stock.read', 'scope'), ('branch_manager', 'stock.read', 'scope'), ('accountant', 'stock.read', 'root'),
  ('manager', 'stock.write', 'scope'), ('branch_manager', 'stock.write', 'scope'),
  ('manager', 'stock.manage', 'scope');

create table app.par_levels (
  client_id uuid not null references app.companies (id),
  branch_id uuid not null,
  ingredient_id uuid not null,
  par numeric(15, 3) check (par > 0),
  safety_days smallint check (safety_days between 0 and 60),
  changed_by uuid not null references app.profiles (id),
  changed_at timestamptz not null default now(),
  primary key (client_id, branch_id, ingredient_id),
  foreign key (client_id, branch_id) references app.branches (client_id, id),
  foreign key (client_id, ingredient_id) references app.ingredients (client_id, id),
  check (num_nonnulls(par, safety_days) = 1)
);
comment on table app.par_levels is 'what a branch keeps of an ingredient: a quantity, or what it uses in some days beyond the delivery after the next';
comment on column app.par_levels.par is 'base units of the ingredient';
create index on app.par_levels (client_id, ingredient_id);
create index on app.par_levels (changed_by);

create table app.stock_counts (
  id uuid primary key,
  client_id uuid not null references app.companies (id),
  branch_id uuid not null,
  state text not null default 'open' check (state in ('open', 'submitted', 'approved', 'restated')),
  moment text not null check (moment in ('opening', 'closing')),
  is_blind boolean not null default true,
  counted_at timestamptz,
  sales_through date,
  submit_key uuid unique,
  submitted_by uuid references app.profiles (id),
  submitted_at timestamptz,
  approved_by uuid references app.profiles (id),
  approved_at timestamptz,
  restated_at timestamptz,
  note text check (length(note) between 1 and 1000),
  version integer not null default 1 check (version > 0),
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  unique (client_id, id),
  unique (client_id, id, branch_id),
  foreign key (client_id, branch_id) references app.branches (client_id, id),
  check ((state = 'open') = (submitted_at is null)),
  check (num_nonnulls(counted_at, sales_through, submit_key, submitted_by, submitted_at) in (0, 5)),
  check (num_nonnulls(approved_by, approved_at) = case when state in ('approved', 'restated') then 2 else 0 end),
  check ((state = 'restated') = (restated_at is not null))
);
comment on column app.stock_counts.id is 'made by the browser: what is sent twice is one count';
comment on column app.stock_counts.moment is 'before the branch opened, or after it closed: whether the sales of that business day had left the stock';
comment on column app.stock_counts.is_blind is 'those who count do not see what is expected';
comment on column app.stock_counts.counted_at is 'by the clock of the phone, never in the future; movements up to then are in the count';
comment on column app.stock_counts.sales_through is 'last business day whose sales and waste had left the stock';
create unique index stock_counts_open on app.stock_counts (client_id, branch_id) where state = 'open';
create index on app.stock_counts (client_id, branch_id, counted_at desc);
create index on app.stock_counts (client_id, created_at desc, id desc);
create index on app.stock_counts (created_by);
create index on app.stock_counts (submitted_by);
create index on app.stock_counts (approved_by);

create table app.stock_count_lines (
  client_id uuid not null,
  count_id uuid not null,
  branch_id uuid not null,
  ingredient_id uuid not null,
  entries jsonb not null check (jsonb_typeof(entries) = 'array' and jsonb_array_length(entries) between 1 and 8),
  base_n numeric not null check (base_n >= 0),
  base_d numeric not null check (base_d > 0),
  primary key (client_id, count_id, ingredient_id),
  foreign key (client_id, count_id, branch_id) references app.stock_counts (client_id, id, branch_id),
  foreign key (client_id, ingredient_id) references app.ingredients (client_id, id)
);
comment on table app.stock_count_lines is 'what was counted; an ingredient without a row was not counted';
comment on column app.stock_count_lines.entries is 'as typed: 2 cartons and 3 pieces are two entries of quantity and unit';
comment on column app.stock_count_lines.base_n is 'with base_d the exact quantity in base units, at the units of the day on which it was counted';
create index on app.stock_count_lines (client_id, count_id, branch_id);
create index on app.stock_count_lines (client_id, branch_id, ingredient_id);
create index on app.stock_count_lines (client_id, ingredient_id);

do $$
declare t text; own constant text := 'client_id = (select app.client_id())';
  reads constant text := '((select priv.may(''stock.read'')) or branch_id in (select priv.branches_with(''stock.read'')))';
  writes constant text := 'branch_id in (select priv.branches_with(''stock.write''))';
  manages constant text := 'branch_id in (select priv.branches_with(''stock.manage''))';
begin
  foreach t in array array['par_levels', 'stock_counts', 'stock_count_lines'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy owner_all on app.%I to %I using (true) with check (true)', t, current_user);
    execute format('create policy system_all on app.%I to itqan_system using (true) with check (true)', t);
    execute format('create policy client_select on app.%I for select to itqan_client using (%s)', t, own);
    execute format('create policy client_update on app.%I for update to itqan_client using (%s) with check (%s)', t, own, own);
    execute format('create policy viewas_select on app.%I for select to itqan_viewas using (%s)', t, own);
    execute format('create policy member_select on app.%I for select to itqan_member using (%s and %s)', t, own, reads);
    execute format('grant select on app.%I to itqan_client, itqan_member, itqan_viewas, itqan_system', t);
  end loop;
  execute format('create policy client_insert on app.par_levels for insert to itqan_client with check (%s and changed_by = (select app.uid()))', own);
  execute format('create policy member_insert on app.par_levels for insert to itqan_member with check (%s and changed_by = (select app.uid()) and %s)', own, manages);
  execute format('create policy member_update on app.par_levels for update to itqan_member using (%s and %s) with check (%s and %s)', own, manages, own, manages);
  execute format('create policy client_delete on app.par_levels for delete to itqan_client using (%s)', own);
  execute format('create policy member_delete on app.par_levels for delete to itqan_member using (%s and %s)', own, manages);
  execute format('create policy client_insert on app.stock_counts for insert to itqan_client with check (%s and created_by = (select app.uid()))', own);
  execute format('create policy member_insert on app.stock_counts for insert to itqan_member with check (%s and created_by = (select app.uid()) and %s)', own, writes);
  execute format('create policy client_insert on app.stock_count_lines for insert to itqan_client with check (%s)', own);
  execute format('create policy member_insert on app.stock_count_lines for insert to itqan_member with check (%s and %s)', own, writes);
  foreach t in array array['stock_counts', 'stock_count_lines'] loop
    execute format('create policy member_update on app.%I for update to itqan_member using (%s and %s) with check (%s and %s)', t, own, writes, own, writes);
  end loop;
  execute format('create policy client_delete on app.stock_count_lines for delete to itqan_client using (%s)', own);
  execute format('create policy member_delete on app.stock_count_lines for delete to itqan_member using (%s and %s)', own, writes);
end $$;

grant insert (client_id, branch_id, ingredient_id, par, safety_days, changed_by, changed_at), update (par, safety_days, changed_by, changed_at), delete
  on app.par_levels to itqan_client, itqan_member;
grant insert (id, client_id, branch_id, moment, is_blind, note, created_by, created_at) on app.stock_counts to itqan_client, itqan_member;
grant update (state, counted_at, sales_through, submit_key, submitted_by, submitted_at, approved_by, approved_at, note, version) on app.stock_counts
  to itqan_client, itqan_member;
grant insert (client_id, count_id, branch_id, ingredient_id, entries, base_n, base_d), update (entries, base_n, base_d), delete
  on app.stock_count_lines to itqan_client, itqan_member;

-- An approved count stays as it is. Approving, and giving a count back, is for those who manage stock.
-- It runs as the role that updates, because a restatement is written by the owner of the tables on behalf of a client.
create function priv.guard_stock_count() returns trigger language plpgsql set search_path = '' as $$
begin
  if current_user not in ('itqan_client', 'itqan_member') then return new; end if;
  if old.state in ('approved', 'restated') then
    raise exception 'an approved count does not change' using errcode = 'insufficient_privilege';
  end if;
  if new.state = 'approved' and old.state <> 'submitted' then
    raise exception 'a count is submitted before it is approved' using errcode = 'insufficient_privilege';
  end if;
  if old.state = 'submitted' and current_user = 'itqan_member' then
    if not priv.may_branch('stock.manage', new.branch_id) then
      raise exception 'a submitted count is approved or given back by a manager' using errcode = 'insufficient_privilege';
    end if;
  end if;
  return new;
end $$;
create function priv.guard_stock_count_line() returns trigger language plpgsql security definer set search_path = '' as $$
declare line app.stock_count_lines;
begin
  line := case when tg_op = 'DELETE' then old else new end;
  if current_setting('role') in ('itqan_client', 'itqan_member') and not exists (select from app.stock_counts c
    where c.client_id = line.client_id and c.id = line.count_id and c.state = 'open') then
    raise exception 'a submitted count does not change' using errcode = 'insufficient_privilege';
  end if;
  return line;
end $$;
-- Of an ingredient, the first approved count after a movement holds what moved; it is that count's period which is different now. A
-- movement before the first count of all is in no period.
create function priv.restate_counts() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update app.stock_counts c set state = 'restated', restated_at = now(), version = c.version + 1
  where (c.client_id, c.id) in (
    select a.client_id, first.id from added a cross join lateral (
      select k.id from app.stock_counts k
      join app.stock_count_lines l on l.client_id = k.client_id and l.count_id = k.id and l.ingredient_id = a.ingredient_id
      where k.client_id = a.client_id and k.branch_id = a.branch_id and k.state in ('approved', 'restated') and k.counted_at >= a.happened_at
        and exists (select from app.stock_counts p where p.client_id = k.client_id and p.branch_id = k.branch_id
          and p.state in ('approved', 'restated') and p.counted_at < a.happened_at)
      order by k.counted_at limit 1) first);
  return null;
end $$;
revoke all on function priv.guard_stock_count(), priv.guard_stock_count_line(), priv.restate_counts() from public;
create trigger guard_stock_count before update on app.stock_counts for each row execute function priv.guard_stock_count();
create trigger guard_stock_count_line before insert or update or delete on app.stock_count_lines for each row
  execute function priv.guard_stock_count_line();
create trigger restate_counts after insert on app.stock_moves referencing new table as added for each statement execute function priv.restate_counts();

-- Portions sold and waste recorded in a branch by business day, without money: those who count see neither sales nor daily reports.
create function priv.stock_sales(branch uuid, since date) returns table (day date, recipe_id uuid, quantity numeric) language sql stable
  security definer set search_path = '' as $$
  select s.day, s.recipe_id, sum(s.quantity) from app.sales_lines s
  where s.client_id = app.client_id() and s.branch_id = branch and s.day > since and not s.is_passed_over
    and (current_setting('role') <> 'itqan_member' or priv.may('stock.read') or branch in (select priv.branches_with('stock.read')))
  group by s.day, s.recipe_id
$$;
create function priv.stock_waste(branch uuid, since date) returns table (day date, item text, quantity text, unit text, ingredient_id uuid,
  recipe_id uuid) language sql stable security definer set search_path = '' as $$
  select d.business_day, w.line ->> 'item', w.line ->> 'quantity', w.line ->> 'unit', (w.line -> 'of' ->> 'ingredientId')::uuid,
    (w.line -> 'of' ->> 'recipeId')::uuid
  from app.daily_reports d
  join app.daily_values v on v.client_id = d.client_id and v.report_id = d.id
  cross join lateral jsonb_array_elements(case jsonb_typeof(v.content -> 'waste') when 'array' then v.content -> 'waste' else '[]' end) w (line)
  where d.client_id = app.client_id() and d.branch_id = branch and d.business_day > since and d.is_current and d.state in ('submitted', 'signed')
    and (current_setting('role') <> 'itqan_member' or priv.may('stock.read') or branch in (select priv.branches_with('stock.read')))
$$;
comment on function priv.stock_sales(uuid, date) is 'portions sold in a branch of the own company after a day, for those who read its stock; without a dish: not mapped';
comment on function priv.stock_waste(uuid, date) is 'waste of daily reports of a branch of the own company after a day, for those who read its stock';
revoke all on function priv.stock_sales, priv.stock_waste from public;
grant execute on function priv.stock_sales(uuid, date), priv.stock_waste(uuid, date) to itqan_client, itqan_member;

insert into priv.erased_tables (tab, place) values ('stock_count_lines', 810), ('stock_counts', 811), ('par_levels', 812);
call priv.confine_staff();
call priv.guard_closing();
