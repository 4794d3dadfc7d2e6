-- The visits that count, one narrow row each: what certificates are earned by, for one branch or for ten thousand at once. Always in step
-- with the reports, by the same rule (priv.is_counted) and in the same transactions as the tallies of scores.
create table app.counted_visits (
  report_id uuid primary key,
  client_id uuid not null,
  branch_id uuid not null,
  visited_at timestamptz not null,
  day date not null,
  score numeric(5, 2) not null check (score between 0 and 100),
  failed text[] not null default '{}',
  foreign key (client_id, report_id) references app.mystery_shopping_reports (client_id, id),
  foreign key (client_id, branch_id) references app.branches (client_id, id)
);
comment on column app.counted_visits.day is 'of the visit, in Riyadh';
comment on column app.counted_visits.failed is 'the critical questions that failed';
create index counted_visits_newest on app.counted_visits (client_id, branch_id, day desc, visited_at desc) include (score, failed, report_id);
create index counted_failures on app.counted_visits (client_id, branch_id, day desc) where failed <> '{}';
create index on app.counted_visits (client_id, report_id);

create function priv.failed_questions(score jsonb) returns text[] language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(score -> 'criticalFailed') = 'array'
    then array(select jsonb_array_elements_text(score -> 'criticalFailed')) else '{}' end
$$;

create function priv.follow_counted_visits() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not priv.is_counted(new) then
    delete from app.counted_visits where report_id = new.id;
    return null;
  end if;
  insert into app.counted_visits as v (report_id, client_id, branch_id, visited_at, day, score, failed)
  select new.id, new.client_id, q.branch_id, new.checked_in_at, (new.checked_in_at at time zone 'Asia/Riyadh')::date,
         new.branch_score, priv.failed_questions(new.score)
  from app.mystery_shopping_requests q where q.client_id = new.client_id and q.id = new.request_id
  on conflict (report_id) do update
    set visited_at = excluded.visited_at, day = excluded.day, score = excluded.score, failed = excluded.failed;
  return null;
end $$;
create trigger counted_visit_inserted after insert on app.mystery_shopping_reports for each row
  when (new.branch_score is not null) execute function priv.follow_counted_visits();
create trigger counted_visit_changed after update on app.mystery_shopping_reports for each row
  when (priv.is_counted(old) is distinct from priv.is_counted(new) or old.branch_score is distinct from new.branch_score
    or old.score is distinct from new.score or old.checked_in_at is distinct from new.checked_in_at)
  execute function priv.follow_counted_visits();

-- The counted visits from nothing: for what was released before there were any, and for tests that compare.
create function priv.rebuild_counted_visits() returns void language sql security definer set search_path = '' as $$
  delete from app.counted_visits;
  insert into app.counted_visits (report_id, client_id, branch_id, visited_at, day, score, failed)
  select r.id, r.client_id, q.branch_id, r.checked_in_at, (r.checked_in_at at time zone 'Asia/Riyadh')::date, r.branch_score,
         priv.failed_questions(r.score)
  from app.mystery_shopping_reports r
  join app.mystery_shopping_requests q on q.client_id = r.client_id and q.id = r.request_id
  where priv.is_counted(r)
$$;
revoke all on function priv.failed_questions, priv.follow_counted_visits, priv.rebuild_counted_visits from public;
select priv.rebuild_counted_visits();

do $$
begin
  alter table app.counted_visits enable row level security;
  alter table app.counted_visits force row level security;
  execute format('create policy owner_all on app.counted_visits to %I using (true) with check (true)', current_user);
end $$;
create policy system_all on app.counted_visits to itqan_system using (true) with check (true);
create policy admin_select on app.counted_visits for select to itqan_admin using (true);
create policy client_select on app.counted_visits for select to itqan_client using (client_id = (select app.client_id()));
grant select on app.counted_visits to itqan_system, itqan_admin, itqan_client;

-- Critical actions that somebody still has to finish, for the branches they stand in the way of.
create index actions_critical on app.report_actions (client_id, branch_id, due_on)
  where priority = 'critical' and status in ('open', 'in_progress', 'reopened');

-- A certificate that was renewed before its end is over although its credential says otherwise: lists of states say so too.
drop index app.certificates_not_good;
create index certificates_not_good on app.certificates (status_place)
  where state in ('suspended', 'revoked') or (state = 'expired' and reason_class = 'renewed');
create or replace function priv.status_list(list bigint) returns table (place integer, is_revoked boolean)
  language sql stable security definer set search_path = '' as $$
  select (c.status_place - list * 131072)::integer, c.state <> 'suspended' from app.certificates c
  where (c.state in ('suspended', 'revoked') or (c.state = 'expired' and c.reason_class = 'renewed'))
    and c.status_place >= list * 131072 and c.status_place < (list + 1) * 131072 $$;
