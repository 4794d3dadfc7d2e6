-- Webhooks (decision 96). Deliveries are drawn from the timeline, in the transaction of the fact, so that none is lost and none is told of what was
-- rolled back. The secret is sealed with the application's secret and read by the platform alone; a changed one leaves the earlier one valid for a day.
create table app.webhook_endpoints (
  id uuid primary key default app.uuid7(),
  client_id uuid not null references app.companies (id),
  node_id uuid not null,
  name text not null check (length(name) between 1 and 80),
  url text not null check (length(url) between 10 and 500),
  events text[] not null check (cardinality(events) between 1 and 40),
  state text not null default 'active' check (state in ('active', 'paused', 'disabled')),
  disabled_why text check (disabled_why in ('gone', 'failing', 'plan', 'key')),
  failing_since timestamptz,
  secret_sealed text not null check (length(secret_sealed) between 40 and 400),
  old_secret_sealed text check (length(old_secret_sealed) between 40 and 400),
  old_until timestamptz,
  key_id uuid,
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  version integer not null default 1,
  unique (client_id, id),
  foreign key (client_id, node_id) references app.org_nodes (client_id, id),
  foreign key (client_id, key_id) references app.api_keys (client_id, id),
  check ((state = 'disabled') = (disabled_why is not null)),
  check ((old_secret_sealed is null) = (old_until is null))
);
comment on column app.webhook_endpoints.node_id is 'part of the company whose events are sent';
comment on column app.webhook_endpoints.events is 'types of domain/partners/webhook-events.ts';
comment on column app.webhook_endpoints.failing_since is 'first failure after the last success';
comment on column app.webhook_endpoints.key_id is 'the key of the API that made it: it ends with the key';
create index webhook_endpoints_of_company on app.webhook_endpoints (client_id, created_at);
create index on app.webhook_endpoints (client_id, node_id);
create index on app.webhook_endpoints (client_id, key_id) where key_id is not null;
create index on app.webhook_endpoints (created_by);

create function priv.keep_old_webhook_secret() returns trigger language plpgsql set search_path = '' as $$
begin
  new.old_secret_sealed := old.secret_sealed;
  return new;
end $$;
create trigger keep_old_secret before update of secret_sealed on app.webhook_endpoints for each row execute function priv.keep_old_webhook_secret();

create table app.webhook_deliveries (
  id uuid primary key default app.uuid7(),
  client_id uuid not null references app.companies (id),
  endpoint_id uuid not null,
  event_id uuid references app.timeline_events (id) on delete cascade,
  type text not null check (length(type) between 3 and 60),
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts smallint not null default 0,
  created_at timestamptz not null default now(),
  next_at timestamptz default now(),
  last_at timestamptz,
  last_status smallint,
  last_ms integer,
  last_fault text check (length(last_fault) between 1 and 40),
  last_answer text check (length(last_answer) <= 1024),
  foreign key (client_id, endpoint_id) references app.webhook_endpoints (client_id, id) on delete cascade,
  unique (endpoint_id, event_id),
  check ((state = 'waiting') = (next_at is not null)),
  check ((event_id is null) = (type = 'webhook.test'))
);
comment on table app.webhook_deliveries is 'messages to endpoints, kept for 30 days; the id is that of the message, the same on each attempt';
comment on column app.webhook_deliveries.next_at is 'next attempt; while one runs, the moment at which it counts as interrupted';
comment on column app.webhook_deliveries.last_fault is 'why no answer came (platform/outbound.server.ts)';
comment on column app.webhook_deliveries.last_answer is 'the first kilobyte of the last answer';
create index webhook_deliveries_of_endpoint on app.webhook_deliveries (client_id, endpoint_id, id desc);
create index webhook_deliveries_due on app.webhook_deliveries (endpoint_id, next_at) where state = 'waiting';
create index on app.webhook_deliveries (event_id);
create index on app.webhook_deliveries (created_at);

-- Type of a line of the timeline; null: it is not told. domain/partners/webhook-events.ts repeats it, and a test compares both.
create function priv.webhook_type(kind text, step text) returns text language sql immutable set search_path = '' as $$
  select case kind || '.' || step
    when 'report.released' then 'report.published' when 'report.corrected' then 'report.corrected'
    when 'visit.ordered' then 'request.ordered' when 'visit.approved' then 'request.approved'
    when 'visit.rescheduled' then 'request.rescheduled' when 'visit.cancelled' then 'request.cancelled' when 'visit.done' then 'request.visited'
    when 'action.opened' then 'action.opened' when 'action.finished' then 'action.finished' when 'action.reopened' then 'action.reopened'
    when 'action.verified' then 'action.closed' when 'action.cancelled' then 'action.closed'
    when 'certificate.issued' then 'certificate.issued' when 'certificate.renewed' then 'certificate.issued'
    when 'certificate.reinstated' then 'certificate.issued' when 'certificate.suspended' then 'certificate.withdrawn'
    when 'certificate.revoked' then 'certificate.withdrawn' when 'certificate.expired' then 'certificate.withdrawn'
    when 'invoice.issued' then 'invoice.issued' when 'invoice.credited' then 'invoice.issued' when 'invoice.debited' then 'invoice.issued'
    when 'invoice.settled' then 'invoice.paid'
    when 'daily.signed' then 'daily_report.signed' when 'daily.missing' then 'daily_report.missing'
  end
$$;
revoke all on function priv.webhook_type(text, text) from public;
grant execute on function priv.webhook_type(text, text) to itqan_system;

-- A paused endpoint gets its messages when it goes on; those of a disabled one can be sent again by hand. Facts that were told late by a migration are
-- left out, a visit that the company does not see yet too, and a company that closes gets none.
create function priv.queue_webhooks() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into app.webhook_deliveries (client_id, endpoint_id, event_id, type, state, next_at)
  select a.client_id, w.id, a.id, t.type, case w.state when 'disabled' then 'failed' else 'waiting' end,
    case w.state when 'disabled' then null else now() end
  from added a
  cross join lateral (select priv.webhook_type(a.kind, a.step) as type) t
  join app.webhook_endpoints w on w.client_id = a.client_id and t.type = any (w.events)
  where t.type is not null and a.at > now() - interval '2 days'
    and exists (select from app.org_closure c where c.client_id = a.client_id and c.ancestor_id = w.node_id and c.descendant_id = a.node_id)
    and not (a.kind = 'visit' and exists (select from app.mystery_shopping_requests q where q.id = a.request_id and q.is_withheld))
    and not exists (select from app.company_closings x where x.client_id = a.client_id and x.kept_at is null)
  on conflict do nothing;
  return null;
end $$;
revoke all on function priv.queue_webhooks from public;
create trigger queue_webhooks after insert on app.timeline_events referencing new table as added for each statement execute function priv.queue_webhooks();

do $$
declare t text; own text := 'client_id = (select app.client_id())';
  part text := 'node_id in (select priv.nodes_with(%L))'; seen text := 'endpoint_id in (select w.id from app.webhook_endpoints w)';
  reads text := own || ' and ' || format(part, 'webhooks.read'); writes text := own || ' and ' || format(part, 'webhooks.write');
  changes text := own || ' and endpoint_id in (select w.id from app.webhook_endpoints w where w.' || format(part, 'webhooks.write') || ')';
  test text := 'type = ''webhook.test''';
begin
  foreach t in array array['webhook_endpoints', 'webhook_deliveries'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy owner_all on app.%I to %I using (true) with check (true)', t, current_user);
    execute format('create policy system_all on app.%I to itqan_system using (true) with check (true)', t);
    execute format('create policy client_select on app.%I for select to itqan_client using (%s)', t, own);
    execute format('create policy viewas_select on app.%I for select to itqan_viewas using (%s)', t, own);
  end loop;
  execute format('create policy member_select on app.webhook_endpoints for select to itqan_member using (%s)', reads);
  execute format('create policy client_insert on app.webhook_endpoints for insert to itqan_client with check (%s and created_by = (select app.uid()))', own);
  execute format('create policy member_insert on app.webhook_endpoints for insert to itqan_member with check (%s and created_by = (select app.uid()))', writes);
  execute format('create policy client_update on app.webhook_endpoints for update to itqan_client using (%s) with check (%s)', own, own);
  execute format('create policy member_update on app.webhook_endpoints for update to itqan_member using (%s) with check (%s)', writes, writes);
  execute format('create policy client_delete on app.webhook_endpoints for delete to itqan_client using (%s)', own);
  execute format('create policy member_delete on app.webhook_endpoints for delete to itqan_member using (%s)', writes);
  execute format('create policy member_select on app.webhook_deliveries for select to itqan_member using (%s and %s)', own, seen);
  execute format('create policy client_insert on app.webhook_deliveries for insert to itqan_client with check (%s and %s)', own, test);
  execute format('create policy member_insert on app.webhook_deliveries for insert to itqan_member with check (%s and %s)', changes, test);
  execute format('create policy client_update on app.webhook_deliveries for update to itqan_client using (%s) with check (%s)', own, own);
  execute format('create policy member_update on app.webhook_deliveries for update to itqan_member using (%s) with check (%s)', changes, own);
end $$;
grant select (id, client_id, node_id, name, url, events, state, disabled_why, failing_since, old_until, key_id, created_by, created_at, version)
  on app.webhook_endpoints to itqan_client, itqan_member, itqan_viewas;
grant insert (id, client_id, node_id, name, url, events, secret_sealed, key_id, created_by) on app.webhook_endpoints to itqan_client, itqan_member;
grant update (node_id, name, url, events, state, disabled_why, failing_since, secret_sealed, old_until, version) on app.webhook_endpoints to itqan_client, itqan_member;
grant delete on app.webhook_endpoints to itqan_client, itqan_member;
grant select, update (state, disabled_why, failing_since, version) on app.webhook_endpoints to itqan_system;
grant select on app.webhook_deliveries to itqan_client, itqan_member, itqan_viewas, itqan_system;
grant insert (id, client_id, endpoint_id, type) on app.webhook_deliveries to itqan_client, itqan_member;
grant update (state, next_at, attempts) on app.webhook_deliveries to itqan_client, itqan_member;
grant update, delete on app.webhook_deliveries to itqan_system;

insert into priv.erased_tables (tab, place) values ('webhook_deliveries', 580), ('webhook_endpoints', 581);
call priv.confine_staff();
call priv.guard_closing();
