-- The accountant of a whole company reads and changes what the company says about itself, as its owners do. Also a shopper or
-- freelancer who has one of these roles in a team: the company is the one of the session, confirmed as everywhere.
insert into app.role_capabilities (role, capability, reach) values ('accountant', 'company.details', 'root');

create function priv.company_details() returns table (id uuid, name_en text, name_ar text, version integer, company_address text, business_type text,
    industry text, business_license text, tax_id text, number_of_branches integer)
  language sql stable security definer set search_path = '' as $$
  select c.id, c.name_en, c.name_ar, c.version, p.company_address, p.business_type, k.industry, k.business_license, k.tax_id, k.number_of_branches
  from app.companies c join app.profiles p on p.id = c.id join app.client_profiles k on k.profile_id = c.id
  where c.id = app.client_id() and priv.may_company('company.details')
$$;
revoke all on function priv.company_details from public;
grant execute on function priv.company_details() to itqan_client, itqan_member;
comment on function priv.company_details is 'what the company of the session says about itself, for those who may change it';

create or replace function priv.change_company(details jsonb, seen integer) returns jsonb language plpgsql security definer set search_path = '' as $$
declare company uuid := app.client_id(); before jsonb; en text := details ->> 'name_en'; ar text := details ->> 'name_ar';
begin
  if not priv.may_company('company.details') then raise insufficient_privilege; end if;
  select jsonb_build_object('name_en', c.name_en, 'name_ar', c.name_ar, 'company_address', p.company_address, 'business_type', p.business_type,
      'industry', k.industry, 'business_license', k.business_license, 'tax_id', k.tax_id, 'number_of_branches', k.number_of_branches)
    into before from app.companies c join app.profiles p on p.id = c.id join app.client_profiles k on k.profile_id = c.id
    where c.id = company and c.version = seen for update of c;
  if before is null then return null; end if;
  update app.companies c set name_en = en, name_ar = ar, version = version + 1 where c.id = company;
  update app.profiles p set company_name = case when p.company_name ~ '[\u0600-\u06FF]' then coalesce(ar, en) else coalesce(en, ar) end,
    company_address = details ->> 'company_address', business_type = details ->> 'business_type', updated_at = now() where p.id = company;
  update app.client_profiles k set industry = details ->> 'industry', business_license = details ->> 'business_license',
    tax_id = details ->> 'tax_id', number_of_branches = (details ->> 'number_of_branches')::integer where k.profile_id = company;
  return before;
end $$;
grant execute on function priv.change_company(jsonb, integer) to itqan_member;
