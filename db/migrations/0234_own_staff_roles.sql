-- Own roles of our team: free combinations of the cells of the areas, with names in both languages.

-- Cells of an own role by area; domain/staff-abilities.ts has the same. The settings of the platform are changed by owners
-- only, and the state of an invoice is not a right of any table.
create function priv.own_role_choices() returns jsonb language sql immutable set search_path = '' as $$
  select '{"clients": ["none", "read", "view", "do"], "shoppers": ["none", "pay", "read", "do"], "requests": ["none", "read", "do"],
    "review": ["none", "state", "read", "do"], "questionnaires": ["none", "read", "do"], "certificates": ["none", "read", "do"],
    "invoices": ["none", "read", "do"], "payouts": ["none", "read", "make", "approve", "do"], "ledger": ["none", "read", "do"],
    "site": ["none", "read", "do"], "inbox": ["none", "read", "do"], "emails": ["none", "read", "resend", "do"],
    "platform": ["none", "read"]}'::jsonb
$$;
-- Whether each cell is one of its area and at least one gives something.
create function priv.own_role_fits(cells jsonb) returns boolean language sql immutable set search_path = '' as $$
  select coalesce(bool_and(coalesce(priv.own_role_choices() -> c.key @> to_jsonb(c.value), false)) and bool_or(c.value <> 'none'), false)
  from pg_catalog.jsonb_each_text(cells) c
$$;
revoke all on function priv.own_role_choices(), priv.own_role_fits(jsonb) from public;
grant execute on function priv.own_role_choices(), priv.own_role_fits(jsonb) to itqan_admin, itqan_system;

alter table app.staff_roles
  add column second_factor_since timestamptz,
  add constraint staff_roles_own_cells check (builtin or priv.own_role_fits(cells)),
  add constraint staff_roles_own_names check (builtin or (btrim(name_en) <> '' and btrim(name_ar) <> '')),
  add constraint staff_roles_builtin_stays check (not builtin or retired_at is null);
comment on column app.staff_roles.second_factor_since is 'when the role began to require the second factor; null: from the beginning';
alter table app.staff_members add column second_factor_since timestamptz;
comment on column app.staff_members.second_factor_since is 'when the member came to a role that requires the second factor from one that does not, or was given access again';
create unique index staff_roles_name_en on app.staff_roles (app.fold(name_en)) where not builtin and retired_at is null;
create unique index staff_roles_name_ar on app.staff_roles (app.fold(name_ar)) where not builtin and retired_at is null;

-- Delivered and retired roles are not changed.
update priv.staff_policies set condition = '(not builtin) and (retired_at is null)', checked = '(not builtin) and (updated_by = (select app.uid()))'
  where name = 'staff_roles' and policy = 'admin_update';
call priv.confine_staff();

-- The days of grace begin when a role begins to require the second factor of a person.
create function priv.staff_factor_begins() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'staff_roles' then
    new.second_factor_since := now();
  elsif new.state = 'active' and (select r.second_factor from app.staff_roles r where r.id = new.role)
    and (old.state <> 'active' or not (select r.second_factor from app.staff_roles r where r.id = old.role)) then
    new.second_factor_since := now();
  end if;
  return new;
end $$;
create trigger staff_factor_begins before update of second_factor on app.staff_roles for each row
  when (new.second_factor and not old.second_factor) execute function priv.staff_factor_begins();
create trigger staff_factor_begins before update of role, state on app.staff_members for each row execute function priv.staff_factor_begins();

-- Null: from the first sign-in.
create function priv.staff_factor_since(member uuid) returns timestamptz language sql stable security definer set search_path = '' as $$
  select greatest(m.second_factor_since, r.second_factor_since)
  from app.staff_members m join app.staff_roles r on r.id = m.role where m.profile_id = member and m.state = 'active'
$$;

-- A retired role has neither active members nor open invitations. The lock of the role makes the one who gives it and the one
-- who retires it wait for each other; the second then sees what the first did.
create function priv.keep_staff_roles() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'staff_roles' then
    if exists (select from app.staff_members m where m.role = new.id and m.state = 'active')
      or exists (select from app.staff_invitations i where i.role = new.id and i.state = 'waiting') then
      raise exception 'the role is in use' using errcode = '23000', constraint = 'staff_roles_in_use';
    end if;
    return null;
  end if;
  perform from app.staff_roles r where r.id = new.role and r.retired_at is null for share;
  if not found and exists (select from app.staff_roles r where r.id = new.role) then
    raise exception 'the role is retired' using errcode = '23000', constraint = 'staff_roles_retired';
  end if;
  return new;
end $$;
create trigger keep_staff_roles after update of retired_at on app.staff_roles for each row
  when (new.retired_at is not null) execute function priv.keep_staff_roles();
create trigger keep_staff_roles before insert on app.staff_members for each row
  when (new.state = 'active') execute function priv.keep_staff_roles();
create trigger keep_staff_roles_given before update of role, state on app.staff_members for each row
  when (new.state = 'active' and (old.role <> new.role or old.state <> 'active')) execute function priv.keep_staff_roles();
create trigger keep_staff_roles before insert on app.staff_invitations for each row execute function priv.keep_staff_roles();

revoke all on function priv.staff_factor_begins(), priv.staff_factor_since(uuid), priv.keep_staff_roles() from public;
grant execute on function priv.staff_factor_since(uuid) to itqan_app;
