-- A shopper's account is erased: who they are goes, what the company must keep stays under a number.
-- Answers the keys of the stored files that are to be deleted, or null when visits or reports of theirs are still under way.
create function priv.erase_shopper(who uuid) returns text[] language plpgsql security definer set search_path = '' as $$
declare keys text[]; old_email text; old_name text;
begin
  select p.email, p.full_name into old_email, old_name from app.profiles p
  where p.id = who and p.user_type in ('freelancer', 'mystery_shopper') and p.status <> 'erased' for update;
  if not found then return null; end if;
  if exists (select from app.mystery_shopping_requests q where q.shopper_id = who and q.status in ('assigned', 'in_progress'))
    or exists (select from app.mystery_shopping_reports r where r.shopper_id = who
      and r.status in ('submitted', 'in_review', 'revision_requested'))
    or exists (select from app.report_appeals a where a.shopper_id = who and a.status = 'open') then return null; end if;

  select coalesce(array_agg(f.storage_key), '{}') into keys from app.files f where f.owner_id = who and f.purpose in ('shopper_document', 'report_voice');
  delete from app.shopper_documents where shopper_id = who;
  delete from app.report_photos where shopper_id = who and kind = 'voice';
  delete from app.files where owner_id = who and purpose in ('shopper_document', 'report_voice');
  delete from app.shopper_employers where shopper_id = who;
  delete from app.shopper_busy_dates where shopper_id = who;
  delete from app.shopper_conflicts where shopper_id = who;
  delete from app.level_tests where shopper_id = who;
  delete from app.visit_wishes where shopper_id = who;
  delete from app.notice_switches where profile_id = who;
  delete from app.calendar_feeds where profile_id = who;
  delete from app.notifications where profile_id = who;
  update app.notifications set params = params || jsonb_build_object('shopper', '') where params ->> 'shopper' = old_name;
  update app.emails set to_address = 'erased@erased.invalid', subject = '[erased · مُحي]', body = '[erased · مُحي]',
    state = case state when 'queued' then 'kept' else state end where profile_id = who or lower(to_address) = lower(old_email);
  update app.visit_offers set status = 'expired', ended_by = 'shopper', answered_at = now() where shopper_id = who and status = 'offered';
  update app.work_tasks set owner_id = null where owner_id = who;
  update app.mystery_shopping_reports set check_in_latitude = null, check_in_longitude = null where shopper_id = who and check_in_latitude is not null;
  update app.mystery_shopper_profiles set approval = 'rejected', approval_reason = null, block_reason = null, specializations = '{}', city = null,
    latitude = null, longitude = null, languages = '{}', weekdays_off = '{}', birth_on = null, legal_name = null, identity_kind = null,
    identity_sealed = null, identity_last = null, identity_hash = null, iban_sealed = null, iban_last = null, iban_bank = null, iban_hash = null,
    iban_changed_at = null, level_warning = null, updated_at = now() where profile_id = who;
  update app.freelancer_profiles set skills = '{}', experience_years = 0, hourly_rate = null where profile_id = who;

  delete from auth.session where "userId" = who;
  delete from auth.account where "userId" = who;
  delete from auth.second_factor where user_id = who;
  update auth."user" set email = 'erased-' || who || '@erased.invalid', name = 'Erased account', image = null, registration = null where id = who;
  update app.profiles set phone = null, company_name = null, company_address = null, status = 'erased', updated_at = now() where id = who;
  return keys;
end $$;
revoke all on function priv.erase_shopper from public;
grant execute on function priv.erase_shopper(uuid) to itqan_system;
