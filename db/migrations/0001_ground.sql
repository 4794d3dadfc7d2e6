-- Schemas, roles and the functions that every policy stands on.
create schema app;
create schema auth;
create schema priv;

-- One role per kind of person; the application signs in as itqan_app, which owns nothing and may only become one of these.
do $$
declare role_name text;
begin
  foreach role_name in array array['itqan_visitor', 'itqan_client', 'itqan_shopper', 'itqan_admin', 'itqan_system'] loop
    if not exists (select from pg_roles where rolname = role_name) then
      execute format('create role %I nologin', role_name);
    end if;
  end loop;
  foreach role_name in array array['itqan_app', 'itqan_auth'] loop
    if not exists (select from pg_roles where rolname = role_name) then
      execute format('create role %I login noinherit', role_name);
    end if;
  end loop;
end $$;
grant itqan_visitor, itqan_client, itqan_shopper, itqan_admin, itqan_system to itqan_app with inherit false, set true;

revoke all on schema public from public;
grant usage on schema app to itqan_visitor, itqan_client, itqan_shopper, itqan_admin, itqan_system;
grant usage on schema priv to itqan_app, itqan_visitor, itqan_client, itqan_shopper, itqan_admin, itqan_system;
grant usage, create on schema auth to itqan_auth;
alter default privileges revoke execute on functions from public;

-- Who acts, set by the server inside the transaction and gone at its end. An empty setting means nobody.
create function app.uid() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.user_id', true), '')::uuid $$;
comment on function app.uid() is 'The acting profile, or null.';

-- The company whose rows the actor may see. Today a client is its own company; a team member will be looked up here.
create function app.client_id() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.user_id', true), '')::uuid $$;
comment on function app.client_id() is 'The client whose rows the actor may see, or null.';

-- Time-ordered identifiers (RFC 9562, version 7) that work on PostgreSQL 16 too.
create function app.uuid7() returns uuid language sql volatile parallel safe
  as $$
  select encode(
    set_bit(set_bit(
      overlay(uuid_send(gen_random_uuid()) placing
        substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
      52, 1), 53, 1), 'hex')::uuid
  $$;

-- Search reads Arabic as people type it: alef forms, ta marbuta, ya, diacritics and tatweel folded.
create function app.fold(value text) returns text language sql immutable parallel safe
  as $$
  select lower(translate(regexp_replace(coalesce(value, ''), '[\u064B-\u0652\u0670\u0640]', '', 'g'), 'أإآٱةىؤئ', 'ااااهيوي'))
  $$;

grant execute on function app.uid(), app.client_id(), app.uuid7(), app.fold(text)
  to itqan_visitor, itqan_client, itqan_shopper, itqan_admin, itqan_system;
