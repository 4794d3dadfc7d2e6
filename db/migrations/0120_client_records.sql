-- What the back office's list and page of a client read: the scores of each client as one narrow row, always in step with the counted visits, and
-- notes of staff.
create table app.client_scores (
  client_id uuid primary key references app.client_profiles (profile_id),
  evaluation_type text not null check (evaluation_type in ('full_service', 'basic')),
  branches integer not null check (branches > 0),
  score_sum bigint not null check (score_sum >= 0),
  compared integer not null check (compared >= 0),
  moved_sum bigint not null,
  last_score numeric(5, 2) not null,
  last_visit_on date not null,
  failed_reports uuid[] not null default '{}'
);
comment on column app.client_scores.evaluation_type is 'type of the current average: the one with the most visited branches, full service if equal';
comment on column app.client_scores.branches is 'branches in the current average';
comment on column app.client_scores.score_sum is 'their last scores, in hundredths of a per cent';
comment on column app.client_scores.compared is 'those with an earlier visit of the same type';
comment on column app.client_scores.moved_sum is 'their last scores less the scores before, in hundredths';
comment on column app.client_scores.failed_reports is 'last visits of branches that failed a critical question';
create index on app.client_scores (last_visit_on);

-- One client at a time, so that two visits that are released together are both counted.
create function priv.refresh_client_scores(clients uuid[]) returns void language plpgsql security definer set search_path = '' as $$
declare client uuid;
begin
  for client in select distinct c from unnest(clients) c order by c loop
    perform pg_advisory_xact_lock(hashtextextended('client scores ' || client::text, 0));
    delete from app.client_scores s where s.client_id = client;
    insert into app.client_scores
      (client_id, evaluation_type, branches, score_sum, compared, moved_sum, last_score, last_visit_on, failed_reports)
    with placed as (
      select v.branch_id, v.evaluation_type, v.score, v.day, v.visited_at, v.report_id, v.failed,
             row_number() over (partition by v.evaluation_type, v.branch_id order by v.visited_at desc, v.report_id) as place
      from app.counted_visits v where v.client_id = client
    ), branches as (
      select p.evaluation_type, p.branch_id, max(p.score) filter (where p.place = 1) as last, max(p.score) filter (where p.place = 2) as earlier
      from placed p where p.place <= 2 group by p.evaluation_type, p.branch_id
    ), types as (
      select b.evaluation_type, count(*)::integer as branches, (sum(b.last) * 100)::bigint as score_sum, count(b.earlier)::integer as compared,
             coalesce((sum(b.last - b.earlier) * 100)::bigint, 0) as moved_sum
      from branches b group by b.evaluation_type
      order by count(*) desc, (b.evaluation_type = 'full_service') desc limit 1
    ), newest as (
      select p.score, p.day from placed p order by p.visited_at desc, p.report_id limit 1
    )
    select client, t.evaluation_type, t.branches, t.score_sum, t.compared, t.moved_sum, n.score, n.day,
           array(select p.report_id from placed p where p.place = 1 and p.failed <> '{}')
    from types t cross join newest n;
  end loop;
end $$;

create function priv.follow_client_scores() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform priv.refresh_client_scores(array(select distinct c.client_id from changed c));
  return null;
end $$;
create trigger client_scores_inserted after insert on app.counted_visits referencing new table as changed
  for each statement execute function priv.follow_client_scores();
create trigger client_scores_updated after update on app.counted_visits referencing new table as changed
  for each statement execute function priv.follow_client_scores();
create trigger client_scores_deleted after delete on app.counted_visits referencing old table as changed
  for each statement execute function priv.follow_client_scores();
revoke all on function priv.refresh_client_scores, priv.follow_client_scores from public;
select priv.refresh_client_scores(array(select distinct v.client_id from app.counted_visits v));

-- Notes of staff on a client; the client never reads them.
create table app.client_notes (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references app.client_profiles (profile_id),
  author_id uuid not null references app.profiles (id),
  text text not null check (length(text) between 1 and 4000),
  created_at timestamptz not null default now()
);
create index on app.client_notes (client_id, created_at desc);
create index on app.client_notes (author_id);

do $$
declare t text;
begin
  foreach t in array array['client_scores', 'client_notes'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy owner_all on app.%I to %I using (true) with check (true)', t, current_user);
    execute format('create policy system_all on app.%I to itqan_system using (true) with check (true)', t);
    execute format('create policy admin_select on app.%I for select to itqan_admin using (true)', t);
    execute format('grant select on app.%I to itqan_system, itqan_admin', t);
  end loop;
end $$;
grant insert on app.client_notes to itqan_system, itqan_admin;
create policy admin_insert on app.client_notes for insert to itqan_admin with check (author_id = (select app.uid()));

-- The latest entry of a client, and its entries newest first.
drop index app.activity_log_client_id_idx;
create index activity_of_client on app.activity_log (client_id, at desc, id desc) where client_id is not null;
