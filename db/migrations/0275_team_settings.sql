-- Owners decide what their team sees: whether managers see money, and whether branch managers and viewers see visits before the report.
alter table app.companies add column team_settings text[] not null default '{}'
  check (team_settings <@ '{managers-see-money,teams-foresee}'::text[]);
comment on column app.companies.team_settings is 'rights of roles that the owners have switched on';
grant update (team_settings) on app.companies to itqan_client;

alter table app.role_capabilities add column setting text check (setting in ('managers-see-money', 'teams-foresee'));
comment on column app.role_capabilities.setting is 'the role has the capability only in companies that have switched this on; null: in every company';
insert into app.role_capabilities (role, capability, reach, setting) values
  ('accountant', 'evaluations.costs', 'root', null),
  ('manager', 'evaluations.costs', 'scope', 'managers-see-money'),
  ('manager', 'invoices.read', 'root', 'managers-see-money'),
  ('manager', 'payments.read', 'root', 'managers-see-money'),
  ('branch_manager', 'evaluations.foresee', 'scope', 'teams-foresee'),
  ('viewer', 'evaluations.foresee', 'scope', 'teams-foresee');

-- Every function that asks what a role may do also asks for the setting.
do $$
declare f regprocedure; body text; asked constant text := 'r.role = g.role';
begin
  for f in select p.oid::regprocedure from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'priv' and p.prosrc like '%role_capabilities%'
  loop
    body := pg_get_functiondef(f);
    if position(asked in body) = 0 then raise exception 'the function % asks for capabilities in another way', f; end if;
    execute replace(body, asked, asked
      || ' and (r.setting is null or exists (select from app.companies own where own.id = m.client_id and r.setting = any (own.team_settings)))');
  end loop;
end $$;

-- What visits cost: of a team, those with the capability. Who orders sees the catalogue's prices, as everyone does.
alter policy member_select on app.visit_prices using (client_id = (select app.client_id())
  and ((select priv.may('evaluations.costs')) or branch_id in (select priv.branches_with('evaluations.costs'))));
