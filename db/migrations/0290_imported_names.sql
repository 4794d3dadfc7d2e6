-- A company that our team imports may come with a name in each language; the registration has the second one beside the first.
create or replace function priv.found_company() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into app.companies (id, founder_id, name_en, name_ar)
  select p.id, p.id, case when n.name !~ '[\u0600-\u06FF]' then n.name else n.other end, case when n.name ~ '[\u0600-\u06FF]' then n.name else n.other end
  from app.profiles p left join auth."user" u on u.id = p.id,
    lateral (select coalesce(p.company_name, p.full_name) as name, coalesce(u.registration, '{}')::jsonb ->> 'company_name_other' as other) n
  where p.id = new.profile_id;
  return null;
end $$;
