-- Imports and exports by the API (decision 105): many lines in a job, which acts with the rights of the key as they are when it runs.
create table app.api_bulk (
  id uuid primary key,
  client_id uuid not null references app.companies (id),
  key_id uuid not null,
  kind text not null check (kind in ('import', 'export')),
  resource text not null check (length(resource) between 1 and 60),
  format text not null check (format in ('ndjson', 'csv')),
  is_preview boolean not null default false,
  capabilities text[] not null check (cardinality(capabilities) between 1 and 100),
  language text not null check (language in ('en', 'ar')),
  content text check (length(content) between 1 and 4000000),
  filters jsonb not null default '{}' check (jsonb_typeof(filters) = 'object'),
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  problem text check (length(problem) between 1 and 60),
  total integer check (total >= 0),
  done integer not null default 0 check (done >= 0),
  refused integer not null default 0 check (refused between 0 and done),
  results jsonb not null default '[]' check (jsonb_typeof(results) = 'array'),
  output bytea,
  next text check (length(next) <= 300),
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  unique (client_id, id),
  foreign key (client_id, key_id) references app.api_keys (client_id, id) on delete cascade,
  check ((kind = 'import') = (total is not null)),
  check ((state = 'failed') = (problem is not null)),
  check ((state = 'waiting') = (ended_at is null)),
  check (content is null or kind = 'import')
);
comment on table app.api_bulk is 'imports and exports of programs, kept for seven days';
comment on column app.api_bulk.capabilities is 'permissions of the call; the job has those that the key has too when it runs';
comment on column app.api_bulk.content is 'lines of an import until its job has ended';
comment on column app.api_bulk.done is 'lines that were taken or refused, or records that were written';
comment on column app.api_bulk.results is 'line by line: number, id of the record, or why it was refused';
comment on column app.api_bulk.output is 'gzip members, one after another as they were written';
comment on column app.api_bulk.next is 'cursor from which an interrupted export goes on';
create index on app.api_bulk (client_id, key_id);
create index on app.api_bulk (created_at);

do $$
declare own text := 'client_id = (select app.client_id()) and key_id = nullif(current_setting(''app.key_id'', true), '''')::uuid';
begin
  alter table app.api_bulk enable row level security;
  alter table app.api_bulk force row level security;
  execute format('create policy owner_all on app.api_bulk to %I using (true) with check (true)', current_user);
  create policy system_all on app.api_bulk to itqan_system using (true) with check (true);
  execute format('create policy member_select on app.api_bulk for select to itqan_member using (%s)', own);
  execute format('create policy member_insert on app.api_bulk for insert to itqan_member with check (%s)', own);
end $$;
grant select (id, client_id, key_id, kind, resource, format, is_preview, state, problem, total, done, refused, results, created_at, ended_at)
  on app.api_bulk to itqan_member;
grant insert (id, client_id, key_id, kind, resource, format, is_preview, capabilities, language, content, filters, total) on app.api_bulk to itqan_member;
grant select, delete, update (state, problem, done, refused, results, output, next, content, ended_at) on app.api_bulk to itqan_system;

insert into priv.erased_tables (tab, place) values ('api_bulk', 589);
call priv.confine_staff();
call priv.guard_closing();
