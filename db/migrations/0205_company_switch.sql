-- A person of several companies chooses the one of the session; later sessions begin with the last choice.
alter table auth."user" add column "companyId" uuid;
comment on column auth."user"."companyId" is 'company chosen last; a new session begins with it';

create function priv.take_last_company() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new."companyId" is null then
    select u."companyId" into new."companyId" from auth."user" u where u.id = new."userId" and u.user_type <> 'admin';
  end if;
  return new;
end $$;
create trigger take_last_company before insert on auth.session for each row execute function priv.take_last_company();

-- Companies of the acting person, by the time of joining.
create function priv.own_companies() returns table (id uuid, name_en text, name_ar text)
  language sql stable security definer set search_path = '' as $$
  select c.id, c.name_en, c.name_ar from app.members m join app.companies c on c.id = m.client_id
  where m.profile_id = app.uid() and m.state = 'active' order by m.joined_at, c.id
$$;

-- Makes a company the one of a session of the acting person; false if the person is not an active member of it.
create function priv.choose_company(own_session uuid, company uuid) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from app.members m where m.client_id = company and m.profile_id = app.uid() and m.state = 'active') then return false; end if;
  update auth.session s set "companyId" = company where s.id = own_session and s."userId" = app.uid();
  update auth."user" u set "companyId" = company where u.id = app.uid();
  return true;
end $$;
revoke all on function priv.take_last_company, priv.own_companies, priv.choose_company from public;
grant execute on function priv.own_companies, priv.choose_company to itqan_client, itqan_member, itqan_shopper;
