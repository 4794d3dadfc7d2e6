-- The fingerprint of the application's secret: a server with another one would read nothing of what is sealed, and is refused.
create table priv.secret_fingerprint (
  only_row boolean primary key default true check (only_row),
  fingerprint text not null,
  since timestamptz not null default now()
);
alter table priv.secret_fingerprint enable row level security;
alter table priv.secret_fingerprint force row level security;
do $$ begin execute format('create policy owner_all on priv.secret_fingerprint to %I using (true) with check (true)', current_user); end $$;
