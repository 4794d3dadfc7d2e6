-- A plan without an invoice is given by those who change invoices and plans, not by those who approve clients.
create or replace function priv.change_tier(client uuid, tier text) returns text language plpgsql security definer set search_path = '' as $$
declare before text;
begin
  if not priv.staff_may('{invoices+}'::text[], true) then raise insufficient_privilege using message = 'row-level security policy: plans'; end if;
  select c.subscription_tier into before from app.client_profiles c where c.profile_id = client for update;
  if exists (select from app.subscriptions s where s.client_id = client and s.state = 'active') then return null; end if;
  update app.client_profiles c set subscription_tier = tier where c.profile_id = client and before <> tier;
  return before;
end $$;
