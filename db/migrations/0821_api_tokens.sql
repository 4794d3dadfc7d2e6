-- Tokens of an hour by which a key acts (OAuth 2.1 client credentials, decision 96). Lost after a crash, which only makes programs ask for another.
create unlogged table priv.api_tokens (
  hash bytea primary key check (length(hash) = 32),
  key_id uuid not null references app.api_keys (id) on delete cascade,
  scopes text[] not null check (cardinality(scopes) between 1 and 40),
  expires_at timestamptz not null
);
create index on priv.api_tokens (key_id, expires_at);
alter table priv.api_tokens enable row level security;
alter table priv.api_tokens force row level security;
do $$ begin execute format('create policy owner_all on priv.api_tokens to %I using (true) with check (true)', current_user); end $$;

create function priv.keep_api_token(key uuid, token bytea, chosen text[], life interval) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  delete from priv.api_tokens t where t.key_id = key and t.expires_at < clock_timestamp();
  insert into priv.api_tokens (hash, key_id, scopes, expires_at)
    select token, k.id, chosen, clock_timestamp() + life from app.api_keys k where k.id = key and k.revoked_at is null;
end $$;
revoke all on function priv.keep_api_token from public;
grant execute on function priv.keep_api_token(uuid, bytea, text[], interval) to itqan_app;
comment on function priv.keep_api_token(uuid, bytea, text[], interval) is 'a token of a key with its scopes or fewer; expired ones of the key are removed';

-- A token opens its key, with the scopes of the token; it ends with the key.
do $$
declare def text := pg_get_functiondef('priv.open_api_key(bytea,interval,integer)'::regprocedure); was text;
begin
  was := 'where (a.secret_hash = hash or (a.old_secret_hash = hash and a.old_until > moment)) and a.revoked_at is null';
  if position(was in def) = 0 or position('a.scopes as chosen' in def) = 0 or position('from app.api_keys a' in def) = 0 then
    raise exception 'priv.open_api_key does not look for keys as expected';
  end if;
  def := replace(def, was, 'where (a.secret_hash = hash or (a.old_secret_hash = hash and a.old_until > moment)
        or a.id = (select t.key_id from priv.api_tokens t where t.hash = open_api_key.hash and t.expires_at > moment)) and a.revoked_at is null');
  def := replace(def, 'a.scopes as chosen',
    'coalesce((select t.scopes from priv.api_tokens t where t.hash = open_api_key.hash and t.expires_at > moment), a.scopes) as chosen');
  execute def;
end $$;

-- A group may be deleted although a key was once made for it; one in use keeps it, as the verb says.
alter table app.api_keys drop constraint api_keys_client_id_node_id_fkey,
  add foreign key (client_id, node_id) references app.org_nodes (client_id, id) on delete cascade;
create function priv.node_has_programs(node uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from app.api_keys k where k.client_id = app.client_id() and k.node_id = node and k.revoked_at is null)
    or exists (select from app.webhook_endpoints w where w.client_id = app.client_id() and w.node_id = node)
$$;
revoke all on function priv.node_has_programs(uuid) from public;
grant execute on function priv.node_has_programs(uuid) to itqan_client, itqan_member;
comment on function priv.node_has_programs(uuid) is 'whether a key in use or an endpoint of the own company works within a node';
