-- Fills a migrated database. :requests, :clients and :shoppers are replaced by numbers. Run by the superuser with triggers off:
-- what they would have kept (names, tallies) is written at the end.
set synchronous_commit = off;
set session_replication_role = replica;
set search_path = app;

create temp table person (n int, id uuid, kind text);
insert into person select n, app.uuid7(), 'client' from generate_series(1, :clients) n;
insert into person select n, app.uuid7(), 'mystery_shopper' from generate_series(1, :shoppers) n;
insert into person select n, app.uuid7(), 'admin' from generate_series(1, 2) n;

insert into auth."user" (id, name, email, "emailVerified", user_type)
  select id, initcap(replace(kind, '_', ' ')) || ' ' || n, kind || n || '@bench.example', true, kind from person;
insert into auth.account ("accountId", "providerId", "userId", password, "updatedAt")
  select id::text, 'credential', id, :password, now() from person;
insert into auth.session (token, "userId", "expiresAt", "updatedAt")
  select encode(sha256(convert_to('bench-session-' || id, 'UTF8')), 'hex'), id, now() + interval '1 day', now() from person;

insert into profiles (id, email, full_name, user_type, company_name, created_at)
  select id, kind || n || '@bench.example', initcap(replace(kind, '_', ' ')) || ' ' || n, kind,
         case when kind = 'client' then 'مطاعم الواحة ' || n end, now() - random() * interval '730 days' from person;
insert into staff_members (profile_id, role) select id, 'owner' from profiles where user_type = 'admin';
insert into client_profiles (profile_id, approval, number_of_branches) select id, 'approved', 5 from person where kind = 'client';
insert into mystery_shopper_profiles (profile_id, certification_level, approval) select id, 'senior', 'approved' from person where kind = 'mystery_shopper';
insert into consents (profile_id, document, version, language) select id, 'shopper-code', :code, 'en' from person where kind = 'mystery_shopper';

insert into branches (client_id, name, location)
  select p.id, 'فرع ' || b, 'حي ' || b || '، الرياض' from person p, generate_series(1, 5) b where p.kind = 'client';

create temp table branch as
  select b.*, p.n, row_number() over (partition by b.client_id order by b.id) as nth
  from branches b join person p on p.id = b.client_id and p.kind = 'client';
create index on branch (n, nth);
create index on person (kind, n);

-- Two years of orders, evenly; what is older than two weeks is done or cancelled, the rest is on its way.
create temp table placed as
  select i, now() - (:requests - i) * (interval '730 days' / :requests) as at,
         1 + i % :clients as client_n, 1 + (i / :clients) % 5 as branch_n, 1 + (i::bigint * 7919) % :shoppers as shopper_n,
         case when i % 5 < 2 then 'full_service' else 'basic' end as type
  from generate_series(1, :requests) i;
create temp table shaped as
  select *, case when at < now() - interval '14 days' then case when i % 20 = 0 then 'cancelled' else 'completed' end
                 else (array['pending', 'approved', 'assigned', 'in_progress'])[1 + i % 4] end as status
  from placed;
insert into mystery_shopping_requests (client_id, client_name, branch_id, branch_name, branch_location, evaluation_type,
    scheduled_date, price, shopper_fee, status, shopper_id, created_by, created_at, updated_at)
  select b.client_id, 'مطاعم الواحة ' || s.client_n, b.id, b.name, b.location, s.type,
         s.at + case when s.status = 'completed' then interval '10 days' else interval '15 days' end, price.price, price.price, s.status,
         case when s.status in ('assigned', 'in_progress', 'completed') then p.id end, b.client_id, s.at, s.at
  from shaped s
  cross join lateral (select case s.type when 'full_service' then 50000 else 30000 end as price) price
  join branch b on b.n = s.client_n and b.nth = s.branch_n
  join person p on p.kind = 'mystery_shopper' and p.n = s.shopper_n;
insert into request_events (request_id, client_id, step, to_status, actor_id, created_at)
  select id, client_id, 'request', 'pending', client_id, created_at from mystery_shopping_requests;

-- A released report a completed visit, with a score for every section of its questionnaire.
create temp table scored as
  select q.id, q.evaluation_type as type,
         jsonb_build_object('sections', jsonb_agg(jsonb_build_object('key', s->>'key', 'score', 82.5))) as score
  from questionnaires q, jsonb_array_elements(q.definition->'sections') s group by q.id, q.evaluation_type;
insert into mystery_shopping_reports (request_id, client_id, branch_id, shopper_id, questionnaire_id, status, overall_score, branch_score,
    calculated_score, score, checked_in_at, due_at, submitted_at, released_at, created_at, updated_at)
  select r.id, r.client_id, r.branch_id, r.shopper_id, s.id, case when r.scheduled_date < now() - interval '8 days' then 'locked' else 'released' end, 3 + (r.number % 21) / 10.0, 70 + r.number % 30, 70 + r.number % 30, s.score,
         r.scheduled_date, r.scheduled_date + interval '1 day', r.scheduled_date, r.scheduled_date + interval '1 day', r.scheduled_date, r.scheduled_date
  from mystery_shopping_requests r join scored s on s.type = r.evaluation_type where r.status = 'completed';

delete from tallies;
insert into tallies (key, slot, count, halalas) select 'requests.' || status, 0, count(*), sum(price) from mystery_shopping_requests group by status;
insert into tallies (key, slot, count, halalas)
  select 'completed.' || to_char(updated_at at time zone 'Asia/Riyadh', 'YYYY-MM'), 0, count(*), sum(price)
  from mystery_shopping_requests where status = 'completed' group by 1;
insert into tallies (key, slot, count, halalas) select 'profiles.' || user_type, 0, count(*), 0 from profiles where user_type <> 'client' group by user_type;
insert into tallies (key, slot, count, halalas) select 'profiles.client', 0, count(*), 0 from client_profiles;
