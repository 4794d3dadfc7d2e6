-- The owner of a company changes what it says about itself, also what stands in the row of the person who registered it. Answers the
-- state before, or null when it was changed meanwhile.
create function priv.change_company(details jsonb, seen integer) returns jsonb language plpgsql security definer set search_path = '' as $$
declare company uuid := app.client_id(); before jsonb; en text := details ->> 'name_en'; ar text := details ->> 'name_ar';
begin
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
revoke all on function priv.change_company from public;
grant execute on function priv.change_company(jsonb, integer) to itqan_client;
