-- What shoppers do about their own tests and files, and what the office does about a shopper, in columns that no role of a person writes.

-- A test of the shopper that asks: one is open at a time, answers are kept by place, and it is marked once. One whose questions are no longer asked
-- is replaced.
create function priv.begin_level_test(of_level text, drawn jsonb, at timestamptz, outdated uuid) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare begun uuid;
begin
  delete from app.level_tests t where t.id = outdated and t.shopper_id = app.uid() and t.finished_at is null;
  insert into app.level_tests (shopper_id, level, questions, started_at) values (app.uid(), of_level, drawn, at)
  on conflict do nothing returning id into begun;
  return begun;
end $$;
create function priv.keep_test_answers(test uuid, chosen jsonb) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update app.level_tests t set answers = t.answers || chosen where t.id = test and t.shopper_id = app.uid() and t.finished_at is null;
  return found;
end $$;
create function priv.finish_level_test(test uuid, given jsonb, right_answers integer, is_passed boolean, at timestamptz) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  update app.level_tests t set answers = given, correct = right_answers, passed = is_passed, finished_at = at
  where t.id = test and t.shopper_id = app.uid() and t.finished_at is null;
  return found;
end $$;

-- A file of the shopper that asks, once nothing names it any more. Returns where its bytes are stored.
create function priv.drop_own_file(file uuid) returns text language plpgsql security definer set search_path = '' as $$
declare stored text;
begin
  delete from app.files f where f.id = file and f.owner_id = app.uid() and f.purpose in ('shopper_document', 'report_photo', 'report_voice')
    and not exists (select from app.report_photos p where p.file_id = f.id)
    and not exists (select from app.shopper_documents d where d.file_id = f.id)
  returning f.storage_key into stored;
  return stored;
end $$;

-- Visits ahead for which the shopper that asks has agreed to stand by. Who has them is not said.
create function priv.own_standbys(after timestamptz) returns table (
  offer_id uuid, number bigint, branch_name text, client_name text, branch_location text, scheduled_date timestamptz)
  language sql stable security definer set search_path = '' as $$
  select o.id, q.number, q.branch_name, q.client_name, q.branch_location, q.scheduled_date
  from app.visit_offers o join app.mystery_shopping_requests q on q.client_id = o.client_id and q.id = o.request_id
  where o.shopper_id = app.uid() and o.is_standby and o.status = 'accepted' and q.status in ('approved', 'assigned')
    and q.scheduled_date > after and q.shopper_id is distinct from app.uid()
$$;

-- When a shopper's level fell, if that was the last thing that happened to it: their own, or for the office any.
create function priv.level_fell_at(shopper uuid) returns timestamptz language sql stable security definer set search_path = '' as $$
  select case last.action when 'shoppers.level-fall' then last.at end from (
    select l.action, l.at from app.activity_log l
    where l.entity = 'profile' and l.entity_id = shopper::text and l.action in ('shoppers.level', 'shoppers.level-rise', 'shoppers.level-fall')
      and (shopper = app.uid() or current_setting('role') in ('itqan_admin', 'itqan_system'))
    order by l.at desc limit 1) last
$$;

-- The office certifies a shopper for a level. Returns the level before; null when there is no such shopper.
create function priv.change_level(shopper uuid, level text, at timestamptz) returns text language plpgsql security definer set search_path = '' as $$
declare before text;
begin
  select p.certification_level into before from app.mystery_shopper_profiles p where p.profile_id = shopper for update;
  if before <> level then
    update app.mystery_shopper_profiles p set certification_level = level, level_by = 'admin', level_changed_at = at, level_warning = null
    where p.profile_id = shopper;
  end if;
  return before;
end $$;

-- The office keeps a shopper and a client apart at the wish of either, and takes that back. What the shopper declared is not the office's to change.
create function priv.keep_apart(shopper uuid, client uuid, of_kind text) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  insert into app.shopper_conflicts (shopper_id, client_id, client_name, kind)
  select s.profile_id, c.id, coalesce(c.company_name, c.full_name), of_kind from app.mystery_shopper_profiles s, app.profiles c
  where s.profile_id = shopper and c.id = client and c.user_type = 'client' and of_kind in ('blocked_by_client', 'blocked_client')
  on conflict do nothing;
  return found;
end $$;
create function priv.let_together(shopper uuid, client uuid, of_kind text) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  delete from app.shopper_conflicts b
  where b.shopper_id = shopper and b.client_id = client and b.kind = of_kind and of_kind in ('blocked_by_client', 'blocked_client');
  return found;
end $$;

revoke all on function priv.begin_level_test, priv.keep_test_answers, priv.finish_level_test, priv.drop_own_file, priv.own_standbys, priv.change_level,
  priv.keep_apart, priv.let_together, priv.level_fell_at from public;
grant execute on function priv.begin_level_test, priv.keep_test_answers, priv.finish_level_test, priv.drop_own_file, priv.own_standbys to itqan_shopper;
grant execute on function priv.change_level, priv.keep_apart, priv.let_together to itqan_admin;
grant execute on function priv.level_fell_at to itqan_shopper, itqan_admin, itqan_system;
