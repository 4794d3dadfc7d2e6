-- Brings the lists of the back office to :rows rows each, in a database that bench/fill.sql has filled with :rows requests. Triggers are off.
set synchronous_commit = off;
set session_replication_role = replica;
set search_path = app;

create temp table more as
  select n, app.uuid7() as id, case when n % 2 = 0 then 'client' else 'mystery_shopper' end as kind,
         (array['محمد','Sarah','خالد','Noura','فهد','Bandar','عبدالله','Reem'])[1 + n % 8] || ' ' ||
         (array['الحربي','Alqahtani','الغامدي','Alotaibi','الشهري','Almutairi'])[1 + n % 6] || ' ' || n as name,
         now() - random() * interval '730 days' as at
  from generate_series(1, 2 * :rows) n;
insert into profiles (id, email, full_name, user_type, company_name, created_at)
  select id, 'more' || n || '@bench.example', name, kind, case when kind = 'client' then 'مطاعم الواحة ' || n end, at from more;
insert into client_profiles (profile_id, approval, subscription_tier)
  select id, case when n % 20 = 0 then 'pending' else 'approved' end, (array['free', 'basic', 'professional', 'enterprise'])[1 + n / 2 % 4]
  from more where kind = 'client';
insert into companies (id, founder_id, name_ar, name_en)
  select id, id, 'مطاعم الواحة ' || n, 'Oasis Restaurants ' || n from more where kind = 'client';
insert into mystery_shopper_profiles (profile_id, certification_level, approval, city)
  select id, (array['basic', 'professional', 'senior', 'lead'])[1 + n / 2 % 4], case when n % 20 = 1 then 'pending' else 'approved' end,
         (array['riyadh', 'jeddah', 'dammam'])[1 + n / 2 % 3]
  from more where kind = 'mystery_shopper';

insert into invoices (id, client_id, kind, purpose, status, number, unit_id, counter, uuid, previous_hash, hash, qr, xml, seller, buyer, supplied_on,
    issued_at, due_on, net, vat, gross, paid, authority)
  select app.uuid7(), m.id, 'invoice', 'visits', s.status, 'INV-2026-' || lpad(m.n::text, 7, '0'), '00000000-0000-4000-8000-000000000001', m.n,
         gen_random_uuid(), '-', '-', '-', '-', '{}', '{"name": "Oasis"}', m.at::date, m.at, m.at::date + 30, 100000, 15000, 115000,
         case s.status when 'paid' then 115000 when 'partly_paid' then 50000 else 0 end, 'cleared'
  from more m cross join lateral (select (array['paid', 'paid', 'paid', 'issued', 'partly_paid'])[1 + m.n / 2 % 5] as status) s
  where m.kind = 'client';

insert into payouts (shopper_id, request_id, client_id, report_id, fee, state, payable_on, earned_on, created_at)
  select shopper_id, request_id, client_id, id, 12000, case when released_at < now() - interval '30 days' then 'held' else 'payable' end,
         released_at::date + 14, released_at::date, released_at
  from mystery_shopping_reports;

insert into activity_log (at, actor_id, actor_type, action, entity, entity_id, client_id, before, after, reason)
  select q.created_at, q.client_id, 'client', (array['request.created', 'request.approved', 'request.changed'])[1 + q.number % 3], 'request',
         q.id::text, q.client_id, jsonb_build_object('status', 'pending'), jsonb_build_object('status', q.status, 'number', q.number),
         case when q.number % 10 = 0 then 'Moved for the branch number ' || q.number end
  from mystery_shopping_requests q;

insert into emails (profile_id, to_address, subject, body, language, kind, state, effect_key, created_at)
  select id, 'more' || n || '@bench.example', 'Your visit number ' || n || ' is confirmed', 'text', 'en',
         (array['report.released', 'offer.made', 'invoice.issued'])[1 + n / 2 % 3], (array['sent', 'sent', 'sent', 'failed'])[1 + n / 2 % 4],
         'bench-' || n, at
  from more where kind = 'mystery_shopper';

set session_replication_role = origin;
