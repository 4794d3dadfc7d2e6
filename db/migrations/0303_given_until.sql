-- A plan that our team gives without an invoice may have a last day; the daily job ends it after that day.
alter table app.client_profiles add column given_until date;
alter table app.client_profiles add check (given_until is null or subscription_tier <> 'free');
comment on column app.client_profiles.given_until is 'last day, in Riyadh, of a plan given without an invoice; null: no end, or a plan with invoices';

drop function priv.change_tier(uuid, text);
create function priv.change_tier(client uuid, tier text, until date default null) returns text
  language plpgsql security definer set search_path = '' as $$
declare before text; state text;
begin
  if not priv.staff_may('{invoices+}'::text[], true) then raise insufficient_privilege using message = 'row-level security policy: plans'; end if;
  select c.subscription_tier, c.approval into before, state from app.client_profiles c where c.profile_id = client for update;
  if tier <> 'free' and state <> 'approved' then raise insufficient_privilege using message = 'row-level security policy: approved clients'; end if;
  if exists (select from app.subscriptions s where s.client_id = client and s.state = 'active') then return null; end if;
  update app.client_profiles c set subscription_tier = tier, given_until = case when tier = 'free' then null else until end
    where c.profile_id = client;
  return before;
end $$;
revoke all on function priv.change_tier from public;
grant execute on function priv.change_tier to itqan_admin;
