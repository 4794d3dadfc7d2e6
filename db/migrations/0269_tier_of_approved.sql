-- A plan without an invoice is given to approved clients only; any client may be put back on the free plan.
create or replace function priv.change_tier(client uuid, tier text) returns text language plpgsql security definer set search_path = '' as $$
declare before text; state text;
begin
  if not priv.staff_may('{invoices+}'::text[], true) then raise insufficient_privilege using message = 'row-level security policy: plans'; end if;
  select c.subscription_tier, c.approval into before, state from app.client_profiles c where c.profile_id = client for update;
  if tier <> 'free' and state <> 'approved' then raise insufficient_privilege using message = 'row-level security policy: approved clients'; end if;
  if exists (select from app.subscriptions s where s.client_id = client and s.state = 'active') then return null; end if;
  update app.client_profiles c set subscription_tier = tier where c.profile_id = client and before <> tier;
  return before;
end $$;
