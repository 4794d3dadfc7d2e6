-- Work that repeats every month keeps its day of the month: after 28 February comes 31 March again.
alter table app.work_tasks add column month_day smallint check (month_day between 1 and 31);
comment on column app.work_tasks.month_day is 'for what repeats monthly: the day it was first due on; shorter months end earlier';

-- Two accounts of one person become one: everything of the first belongs to the second from now on, the first stays as an empty,
-- blocked account that says where it went. Steps of the past change their shopper too, which nobody else may do.
create function priv.merge_shoppers(gone uuid, stays uuid) returns jsonb language plpgsql security definer set search_path = '' as $$
declare t text; n bigint; moved jsonb := '{}';
begin
  delete from app.level_tests where shopper_id = gone and finished_at is null;
  insert into app.shopper_busy_dates (shopper_id, busy_on)
    select stays, busy_on from app.shopper_busy_dates where shopper_id = gone on conflict do nothing;
  insert into app.shopper_conflicts (shopper_id, client_id, client_name, kind, created_at)
    select stays, client_id, client_name, kind, created_at from app.shopper_conflicts where shopper_id = gone on conflict do nothing;
  insert into app.visit_wishes (request_id, client_id, shopper_id, created_at)
    select request_id, client_id, stays, created_at from app.visit_wishes where shopper_id = gone on conflict do nothing;
  delete from app.shopper_busy_dates where shopper_id = gone;
  delete from app.shopper_conflicts where shopper_id = gone;
  delete from app.visit_wishes where shopper_id = gone;
  foreach t in array array['mystery_shopping_requests', 'mystery_shopping_reports', 'report_answers', 'report_photos', 'report_moments',
    'report_events', 'request_events', 'brief_ratings', 'grade_replies', 'report_appeals', 'level_tests', 'visit_offers', 'wave_picks',
    'shopper_employers', 'shopper_documents'] loop
    execute format('update app.%I set shopper_id = $2 where shopper_id = $1', t) using gone, stays;
    get diagnostics n = row_count;
    if n > 0 then moved := moved || jsonb_build_object(t, n); end if;
  end loop;
  update app.work_tasks set owner_id = stays where owner_id = gone;
  update app.files set owner_id = stays where owner_id = gone;
  update app.mystery_shopper_profiles set merged_into = stays, updated_at = now() where profile_id = gone;
  update app.profiles set status = 'blocked', updated_at = now() where id = gone;
  delete from auth.session where "userId" = gone;
  return moved;
end $$;
revoke all on function priv.merge_shoppers from public;
grant execute on function priv.merge_shoppers to itqan_system;
