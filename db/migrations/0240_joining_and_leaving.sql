-- Removes an account that was created for an invitation and has not joined: no company, no membership, no role of staff, no session. The sign-in keeps
-- its accounts apart from the rest, so that joining is a second transaction; this takes the first one back. By address it removes what an interrupted
-- process left, which is older than a minute.
create function priv.drop_unjoined(address text, account uuid) returns boolean language plpgsql security definer set search_path = '' as $$
declare p app.profiles;
begin
  select x.* into p from app.profiles x join auth."user" u on u.id = x.id
  where (u.id = account or (account is null and u.email = lower(address) and u."createdAt" < now() - interval '1 minute'))
    and x.user_type in ('client', 'admin') and x.status = 'active'
    and not exists (select from app.companies c where c.id = x.id or c.founder_id = x.id)
    and not exists (select from app.client_profiles c where c.profile_id = x.id)
    and not exists (select from app.members m where m.profile_id = x.id)
    and not exists (select from app.staff_members m where m.profile_id = x.id)
    and not exists (select from auth.session s where s."userId" = x.id)
  for update of x;
  if not found then return false; end if;
  delete from app.consents where profile_id = p.id;
  delete from app.profiles where id = p.id;
  delete from auth."user" where id = p.id;
  if p.user_type <> 'client' then perform priv.tally('profiles.' || p.user_type, -1, 0); end if;
  return true;
exception when foreign_key_violation then return false;
end $$;
revoke all on function priv.drop_unjoined from public;
grant execute on function priv.drop_unjoined to itqan_system;

-- Erases an account: who the person is goes, what must be kept stays under a number. A company keeps its fields and papers, also those
-- that stand in the row of the person who registered it. The work of a member stays for the hand-over, as when a member leaves. Answers the keys of the stored files to delete, or null when something blocks.
create or replace function priv.erase_account(who uuid) returns text[] language plpgsql security definer set search_path = '' as $$
declare
  keys text[]; p app.profiles; addresses text[]; t record;
  former constant text := 'Former member · عضو سابق';
begin
  select * into p from app.profiles x where x.id = who and x.status <> 'erased' for update;
  if not found or exists (select from priv.erasure_blocks(who)) then return null; end if;
  select array_agg(distinct lower(a)) into addresses from (
    select p.email as a union all select l.address from auth.email_links l where l.user_id = who and (l.purpose <> 'change' or l.used_at is not null)) x;

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
  update app.notifications set params = params || jsonb_build_object('shopper', '') where params ->> 'shopper' = p.full_name;
  update app.emails set to_address = 'erased@erased.invalid', subject = '[erased · مُحي]', body = '[erased · مُحي]',
    state = case state when 'queued' then 'kept' else state end 
    where profile_id = who or (profile_id is null and lower(to_address) = any (addresses)) or lower(to_address) = lower(p.email);
  update app.visit_offers set status = 'expired', ended_by = 'shopper', answered_at = now() where shopper_id = who and status = 'offered';
  update app.work_tasks set owner_id = null where owner_id = who;
  update app.mystery_shopping_reports set check_in_latitude = null, check_in_longitude = null where shopper_id = who and check_in_latitude is not null;
  update app.mystery_shopper_profiles set approval = 'rejected', approval_reason = null, block_reason = null, specializations = '{}', city = null,
    latitude = null, longitude = null, languages = '{}', weekdays_off = '{}', birth_on = null, legal_name = null, identity_kind = null,
    identity_sealed = null, identity_last = null, identity_hash = null, iban_sealed = null, iban_last = null, iban_bank = null, iban_hash = null,
    iban_changed_at = null, level_warning = null, updated_at = now() where profile_id = who;
  update app.freelancer_profiles set skills = '{}', experience_years = 0, hourly_rate = null where profile_id = who;

  -- the company keeps the name under which the person registered it
  update app.profiles x set company_name = (select coalesce(c.name_en, c.name_ar) from app.companies c where c.id = who)
    where x.id = who and x.user_type = 'client' and x.company_name is null and exists (select from app.companies c where c.id = who);
  -- a company that ends with its last member orders nothing more; in others the membership ends
  update app.client_profiles set approval = 'suspended', approval_reason = null, approval_changed_at = now(), approval_changed_by = null
    where profile_id in (select priv.companies_of_last(who, true));
  update app.branches b set manager_id = null from app.members m where m.id = b.manager_id and m.profile_id = who
    and m.client_id in (select priv.companies_of_last(who, true));
  update app.members m set state = 'removed', removed_at = now()
    where m.profile_id = who and m.state <> 'removed' and m.client_id not in (select priv.companies_of_last(who, true));
  update app.staff_members set state = 'removed', changed_at = now() where profile_id = who and state = 'active';
  update app.staff_invitations set full_name = former, email = 'erased-' || id || '@erased.invalid',
    state = case state when 'waiting' then 'withdrawn' else state end, settled_at = coalesce(settled_at, now()) where lower(email) = any (addresses);
  update app.member_invitations set state = 'withdrawn', answered_at = now()
    where (lower(email) = any (addresses) or created_by = who) and state = 'pending';
  update app.member_invitations set email = 'erased-' || id || '@erased.invalid' where lower(email) = any (addresses);
  update app.alert_people set name = former, email = 'erased-' || id || '@erased.invalid', removed_at = coalesce(removed_at, now())
    where lower(email) = any (addresses);
  -- unfinished actions of the companies that go on carry the address that the account has from now on: the hand-over finds them by it
  update app.report_actions a set owner_name = former, owner_email = case when a.status in ('open', 'in_progress', 'reopened')
      and exists (select from app.members m where m.client_id = a.client_id and m.profile_id = who and m.state = 'removed' and m.removed_at = now())
    then 'erased-' || who || '@erased.invalid' end
    where lower(owner_email) = any (addresses);

  -- every way to sign in, those of later releases too
  for t in select c.table_name, c.column_name from information_schema.columns c join information_schema.tables b using (table_schema, table_name)
    where c.table_schema = 'auth' and c.column_name in ('userId', 'user_id') and b.table_type = 'BASE TABLE' loop
    execute format('delete from auth.%I where %I = $1', t.table_name, t.column_name) using who;
  end loop;
  delete from auth.verification where value = who::text;
  update auth."user" set email = 'erased-' || who || '@erased.invalid', "emailVerified" = false, image = null, registration = null,
    name = case p.user_type when 'client' then former when 'admin' then 'Former administrator · مدير سابق' else 'Erased account' end where id = who;
  update app.profiles set phone = null, status = 'erased', updated_at = now(),
    company_name = case when user_type = 'client' then company_name end,
    company_address = case when user_type = 'client' then company_address end where id = who;
  return keys;
end $$;
