-- Names in the language of the reader, which the transaction carries as app.language; without it the English one. A row keeps a name and
-- its Arabic counterpart; where one is missing, the other stands.
create function app.named(name text, name_ar text) returns text language sql stable parallel safe as $$
  select case when current_setting('app.language', true) = 'ar' then coalesce(name_ar, name) else name end
$$;
comment on function app.named(text, text) is 'the name in the language of the reader';
create function app.names(name text, name_ar text) returns jsonb language sql immutable parallel safe as $$
  select jsonb_build_object('en', name, 'ar', coalesce(name_ar, name))
$$;
comment on function app.names(text, text) is 'the name in both languages, for mails and notices';

-- The name of a company, for roles and rows that know only its id.
create function priv.company_name(company uuid) returns text language sql stable parallel safe security definer set search_path = '' as $$
  select app.named(coalesce(c.name_en, c.name_ar), c.name_ar) from app.companies c where c.id = company
$$;
create function priv.company_names(company uuid) returns jsonb language sql stable parallel safe security definer set search_path = '' as $$
  select app.names(coalesce(c.name_en, c.name_ar), c.name_ar) from app.companies c where c.id = company
$$;
revoke all on function app.named, app.names, priv.company_name, priv.company_names from public;
grant execute on function app.named(text, text), app.names(text, text)
  to itqan_visitor, itqan_client, itqan_member, itqan_viewas, itqan_shopper, itqan_admin, itqan_system;
grant execute on function priv.company_name(uuid), priv.company_names(uuid) to itqan_admin, itqan_system;

-- Requests and certificates keep the names of their time in both languages: shoppers and visitors read no branch and no company.
alter table app.mystery_shopping_requests
  add column branch_name_ar text check (length(branch_name_ar) between 1 and 200),
  add column client_name_ar text check (length(client_name_ar) between 1 and 200);
alter table app.certificates
  add column holder_name_ar text check (length(holder_name_ar) between 1 and 200),
  add column branch_name_ar text check (length(branch_name_ar) between 1 and 200);
grant select (branch_name_ar, client_name_ar) on app.mystery_shopping_requests
  to itqan_client, itqan_member, itqan_viewas, itqan_shopper;
grant select (holder_name_ar, branch_name_ar) on app.certificates to itqan_visitor;
comment on column app.mystery_shopping_requests.client_name_ar is 'name of the company in Arabic, kept in step by triggers';
update app.mystery_shopping_requests q set branch_name_ar = b.name_ar, client_name_ar = c.name_ar,
  client_name = coalesce(c.name_en, c.name_ar, q.client_name)
from app.branches b, app.companies c
where b.id = q.branch_id and b.client_id = q.client_id and c.id = q.client_id and (b.name_ar is not null or c.name_ar is not null);

create or replace function priv.name_client() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  select coalesce(c.name_en, c.name_ar, p.company_name, p.full_name), c.name_ar into new.client_name, new.client_name_ar
    from app.profiles p left join app.companies c on c.id = p.id where p.id = new.client_id;
  select b.name_ar into new.branch_name_ar from app.branches b where b.client_id = new.client_id and b.id = new.branch_id;
  return new;
end $$;

-- A visit that is still open gets the Arabic name that its branch lacked. Finished ones keep the names of their time.
create function priv.name_open_visits() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update app.mystery_shopping_requests q set branch_name_ar = new.name_ar
  where q.client_id = new.client_id and q.branch_id = new.id and q.branch_name_ar is null and q.branch_name = new.name
    and q.status not in ('completed', 'cancelled');
  return null;
end $$;
create trigger name_open_visits after update of name_ar on app.branches for each row
  when (old.name_ar is null and new.name_ar is not null) execute function priv.name_open_visits();

create or replace function priv.follow_company_name() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update app.org_nodes n set name_en = new.name_en, name_ar = new.name_ar where n.client_id = new.id and n.kind = 'root';
  update app.mystery_shopping_requests q set client_name = coalesce(new.name_en, new.name_ar), client_name_ar = new.name_ar where q.client_id = new.id;
  return null;
end $$;

-- The profile of an account names its company: the company follows, in the language of the name, and its requests with it.
create or replace function priv.rename_client() returns trigger language plpgsql security definer set search_path = '' as $$
declare named text := coalesce(new.company_name, new.full_name);
begin
  -- an erased founder without a company name leaves the company its name
  if new.status = 'erased' and new.company_name is null then return null; end if;
  if named ~ '[\u0600-\u06FF]' then update app.companies c set name_ar = named where c.id = new.id and c.name_ar is distinct from named;
  else update app.companies c set name_en = named where c.id = new.id and c.name_en is distinct from named;
  end if;
  return null;
end $$;

create function priv.name_certificate() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  select case when new.holder_name in (c.name_en, c.name_ar) then coalesce(c.name_en, c.name_ar) else new.holder_name end,
      case when new.holder_name in (c.name_en, c.name_ar) then c.name_ar end into new.holder_name, new.holder_name_ar
    from app.companies c where c.id = new.client_id;
  select b.name_ar into new.branch_name_ar from app.branches b where b.client_id = new.client_id and b.id = new.branch_id and b.name = new.branch_name;
  return new;
end $$;
create trigger name_certificate before insert on app.certificates for each row execute function priv.name_certificate();

-- What shoppers read of visits that are not theirs, with the names in their language.
create or replace function priv.open_visits(wanted uuid default null) returns table (
  id uuid, number bigint, client_id uuid, client_name text, branch_id uuid, branch_name text, branch_location text,
  latitude double precision, longitude double precision, city text, evaluation_type text, scheduled_date timestamptz,
  earliest_on date, latest_on date, day_part text, shopper_fee bigint, bonus bigint, spending_cap bigint, visits_that_day integer, is_wished boolean)
  language sql stable security definer set search_path = '' as $$
  select q.id, q.number, q.client_id, app.named(q.client_name, q.client_name_ar), q.branch_id, app.named(q.branch_name, q.branch_name_ar),
    q.branch_location, b.latitude, b.longitude, b.city,
    q.evaluation_type, q.scheduled_date, q.earliest_on, q.latest_on, q.day_part, q.shopper_fee, q.bonus, q.spending_cap,
    (select count(*)::int from app.mystery_shopping_requests o where o.branch_id = q.branch_id and o.client_id = q.client_id and o.id <> q.id
      and (o.status in ('assigned', 'in_progress', 'completed') or o.status = 'approved' and exists (select from app.visit_offers v
        where v.request_id = o.id and v.status = 'offered' and not v.is_standby and v.expires_at > now()))
      and (o.scheduled_date at time zone 'Asia/Riyadh')::date = (q.scheduled_date at time zone 'Asia/Riyadh')::date),
    exists (select from app.visit_wishes w where w.request_id = q.id and w.shopper_id = app.uid())
  from app.mystery_shopping_requests q join app.branches b on b.client_id = q.client_id and b.id = q.branch_id
  where q.status = 'approved' and q.is_on_board and q.scheduled_date > now() and (wanted is null or q.id = wanted)
$$;
create or replace function priv.offered_visits() returns table (
  offer_id uuid, id uuid, number bigint, client_id uuid, client_name text, branch_id uuid, branch_name text, branch_location text,
  latitude double precision, longitude double precision, evaluation_type text, scheduled_date timestamptz,
  earliest_on date, latest_on date, day_part text, shopper_fee bigint, bonus bigint, spending_cap bigint)
  language sql stable security definer set search_path = '' as $$
  select o.id, q.id, q.number, q.client_id, app.named(q.client_name, q.client_name_ar), q.branch_id, app.named(q.branch_name, q.branch_name_ar),
    q.branch_location, b.latitude, b.longitude, q.evaluation_type,
    q.scheduled_date, q.earliest_on, q.latest_on, q.day_part, q.shopper_fee, q.bonus, q.spending_cap
  from app.visit_offers o
  join app.mystery_shopping_requests q on q.client_id = o.client_id and q.id = o.request_id
  join app.branches b on b.client_id = q.client_id and b.id = q.branch_id
  where o.shopper_id = app.uid() and o.status = 'offered'
$$;
create or replace function priv.visits_of_own_reports(wanted uuid default null) returns table (
  report_id uuid, number bigint, client_name text, branch_name text, branch_location text, evaluation_type text, fee bigint)
  language sql stable security definer set search_path = '' as $$
  select r.id, q.number, app.named(q.client_name, q.client_name_ar), app.named(q.branch_name, q.branch_name_ar), q.branch_location, q.evaluation_type,
    case when q.shopper_id = r.shopper_id then q.shopper_fee + q.bonus end
  from app.mystery_shopping_reports r join app.mystery_shopping_requests q on q.client_id = r.client_id and q.id = r.request_id
  where r.shopper_id = app.uid() and (wanted is null or r.id = wanted)
$$;
create or replace function priv.own_standbys(after timestamptz) returns table (
  offer_id uuid, number bigint, branch_name text, client_name text, branch_location text, scheduled_date timestamptz)
  language sql stable security definer set search_path = '' as $$
  select o.id, q.number, app.named(q.branch_name, q.branch_name_ar), app.named(q.client_name, q.client_name_ar), q.branch_location, q.scheduled_date
  from app.visit_offers o join app.mystery_shopping_requests q on q.client_id = o.client_id and q.id = o.request_id
  where o.shopper_id = app.uid() and o.is_standby and o.status = 'accepted' and q.status in ('approved', 'assigned')
    and q.scheduled_date > after and q.shopper_id is distinct from app.uid()
$$;

-- Certificates are found by the names in both languages.
create index certificates_search_names on app.certificates using gin (
  app.fold(holder_name || ' ' || branch_name || ' ' || number || coalesce(' ' || holder_name_ar, '') || coalesce(' ' || branch_name_ar, '')) app.gin_trgm_ops);
drop index app.certificates_search;

drop function priv.public_certificate(text, text);
create function priv.public_certificate(asked_id text, asked_number text) returns table (
  public_id text, number text, holder_name text, holder_name_ar text, branch_name text, branch_name_ar text, city text, level text, state text,
  reason_class text, state_changed_at timestamptz, issued_at timestamptz, expires_at timestamptz, mean numeric, rule_version integer,
  replaced_by text, credential text, key_id text, status_place bigint, branch_id uuid)
  language sql stable security definer set search_path = '' as $$
  select c.public_id, c.number, c.holder_name, c.holder_name_ar, c.branch_name, c.branch_name_ar, c.city, c.level, c.state, c.reason_class,
    c.state_changed_at, c.issued_at, c.expires_at,
    case when c.shows_band then c.mean end, c.rule_version, (select r.public_id from app.certificates r where r.id = c.replaced_by), c.credential, c.key_id,
    c.status_place, c.branch_id
  from app.certificates c where c.public_id = asked_id or c.number = asked_number limit 1 $$;
revoke all on function priv.public_certificate from public;
grant execute on function priv.public_certificate to itqan_visitor;
