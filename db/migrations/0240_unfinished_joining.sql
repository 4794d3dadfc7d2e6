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
