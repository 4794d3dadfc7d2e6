-- Links that prove a mailbox: of the own address, of a new one, and of the one before a change, which can take the change back.
create table auth.email_links (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth."user" (id) on delete cascade,
  purpose text not null check (purpose in ('verify', 'change', 'undo')),
  address text not null check (length(address) <= 254),
  token_hash text unique,
  since timestamptz,
  created_at timestamptz not null default now(),
  "expiresAt" timestamptz not null,
  used_at timestamptz
);
comment on column auth.email_links.token_hash is 'sha-256; null: no link was sent, because its job has not run or the address belongs to another account';
comment on column auth.email_links.since is 'undo: when the change was requested; ways to sign in that were added later are removed';
create index on auth.email_links (user_id);
create index on auth.email_links (address) where purpose = 'undo';
create index on auth.email_links ("expiresAt");
grant select, insert, update, delete on auth.email_links to itqan_auth;

-- While a change can be taken back, its old address belongs to nobody else.
create function priv.keep_old_address() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from auth.email_links l where l.address = new.email and l.purpose = 'undo' and l.used_at is null
      and l."expiresAt" > now() and l.user_id <> new.id) then
    raise exception 'the address is kept for its last owner' using errcode = 'unique_violation';
  end if;
  return new;
end $$;
create trigger keep_old_address before insert or update of email on auth."user" for each row execute function priv.keep_old_address();

-- Follows a link once. Answers nothing when it is unknown, used, over, or its address was taken meanwhile.
create function priv.follow_email_link(link_hash text, undo_hash text, undo_days integer)
  returns table (profile_id uuid, purpose text, old_address text, new_address text)
  language plpgsql security definer set search_path = '' as $$
declare l auth.email_links; u auth."user"; way record;
begin
  select * into l from auth.email_links e where e.token_hash = link_hash and e.used_at is null and e."expiresAt" > now() for update;
  if not found then return; end if;
  select * into u from auth."user" a where a.id = l.user_id for update;
  if l.purpose = 'verify' and u.email <> l.address then return; end if;
  begin
    update auth."user" a set email = l.address, "emailVerified" = true, "updatedAt" = now() where a.id = u.id;
  exception when unique_violation then return;
  end;
  update auth.email_links e set used_at = now() where e.id = l.id;
  if l.purpose <> 'verify' then
    -- links that were sent to the other address open nothing any more
    delete from auth.verification v where v.value = u.id::text;
    delete from auth.email_links e where e.user_id = u.id and e.used_at is null and (e.purpose in ('verify', 'change')
      or (l.purpose = 'undo' and e.created_at > l.created_at));
  end if;
  if l.purpose = 'change' then
    insert into auth.email_links (user_id, purpose, address, token_hash, since, "expiresAt")
    values (u.id, 'undo', u.email, undo_hash, l.created_at, now() + make_interval(days => undo_days));
  elsif l.purpose = 'undo' then
    delete from auth.session s where s."userId" = u.id;
    delete from auth.second_factor f where f.user_id = u.id and coalesce(f.confirmed_at, f.created_at) >= l.since;
    delete from auth.account a where a."userId" = u.id and a."providerId" <> 'credential' and a."createdAt" >= l.since;
    -- passkeys, phones and what later releases add
    for way in select c.table_name as name, c.column_name as person, d.column_name as made
      from information_schema.columns c join information_schema.columns d using (table_schema, table_name)
      where c.table_schema = 'auth' and c.column_name = 'user_id' and d.column_name in ('created_at', 'verified_at')
        and c.table_name not in ('email_links', 'second_factor') loop
      execute format('delete from auth.%I where %I = $1 and %I >= $2', way.name, way.person, way.made) using u.id, l.since;
    end loop;
  end if;
  return query select u.id, l.purpose, u.email, l.address;
end $$;
revoke all on function priv.keep_old_address, priv.follow_email_link from public;
grant execute on function priv.follow_email_link(text, text, integer) to itqan_system;

-- The new addresses are secrets as the others are: 0035.
create or replace function app.holds_secret_link(words text) returns boolean language sql immutable parallel safe set search_path = '' as $$
  select words ~* 'https?://[^\s\u2066-\u2069<>"'']*([?&](token|ticket|key)=[^\s\u2066-\u2069<>"''&#;]|/(shared|payment|calendar|verify-email|undo-email)/[\w-]{16})'
$$;
alter table app.notifications drop constraint notifications_hold_no_secret_link;
alter table app.notifications add constraint notifications_hold_no_secret_link
  check (link !~* '[?&](token|ticket|key)=|/(shared|payment|calendar|verify-email|undo-email)/[\w-]{16}') not valid;
alter table app.notifications validate constraint notifications_hold_no_secret_link;
