-- Views of lists that a person saved: search, filters, order and columns as they stand in the address.
create table app.list_views (
  id uuid primary key default app.uuid7(),
  profile_id uuid not null references app.profiles (id) on delete cascade,
  list text not null check (list ~ '^[a-z][a-z-]{0,59}$'),
  name text not null check (length(name) between 1 and 40),
  query text not null check (length(query) between 1 and 1000),
  created_at timestamptz not null default now()
);
comment on column app.list_views.list is 'key of the list';
comment on column app.list_views.query is 'parameters of the address, sorted by name';
create unique index list_views_name on app.list_views (profile_id, list, lower(name));
alter table app.list_views enable row level security;
alter table app.list_views force row level security;
do $$
declare r text; own constant text := 'profile_id = (select app.uid())'; extra text;
begin
  execute format('create policy owner_all on app.list_views to %I using (true) with check (true)', current_user);
  create policy system_all on app.list_views to itqan_system using (true) with check (true);
  grant select, insert, update, delete on app.list_views to itqan_system;
  foreach r in array array['client', 'member', 'shopper', 'admin'] loop
    execute format('grant select, delete, insert (profile_id, list, name, query), update (name) on app.list_views to itqan_%s', r);
    extra := case r when 'admin' then ' and (select priv.staff_may(''{everyone}''::text[], %L))' else '' end;
    execute format('create policy %s_select on app.list_views for select to itqan_%s using (%s%s)', r, r, own, format(extra, false));
    execute format('create policy %s_insert on app.list_views for insert to itqan_%s with check (%s%s)', r, r, own, format(extra, true));
    execute format('create policy %s_update on app.list_views for update to itqan_%s using (%s%s) with check (%s%s)', r, r, own, format(extra, true), own, format(extra, true));
    execute format('create policy %s_delete on app.list_views for delete to itqan_%s using (%s%s)', r, r, own, format(extra, true));
  end loop;
end $$;

-- A person has at most six views of a list.
create function priv.few_list_views() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform from app.profiles p where p.id = new.profile_id for update;
  if (select count(*) from app.list_views v where v.profile_id = new.profile_id and v.list = new.list) >= 6 then
    raise exception 'six views of a list' using errcode = 'IT004';
  end if;
  return new;
end $$;
revoke all on function priv.few_list_views from public;
create trigger few_list_views before insert on app.list_views for each row execute function priv.few_list_views();

-- The erasure of an account replaces its address: priv.erase_account.
create function priv.forget_list_views() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from app.list_views where profile_id = new.id;
  return new;
end $$;
revoke all on function priv.forget_list_views from public;
create trigger forget_list_views after update of email on app.profiles for each row
  when (new.email like 'erased-%@erased.invalid') execute function priv.forget_list_views();
