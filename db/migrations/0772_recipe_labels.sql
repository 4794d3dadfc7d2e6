-- A recipe says how long its output keeps, for the label on it, and has results of a laboratory in place of computed nutrients (decision 93).
alter table app.recipes add column shelf_hours integer check (shelf_hours between 1 and 8760);
comment on column app.recipes.shelf_hours is 'how long the output keeps after it was made; null: not said';
grant update (shelf_hours) on app.recipes to itqan_client, itqan_member;

-- Who may only propose changes neither the archive nor anything of a published recipe.
create or replace function priv.guard_recipe() returns trigger language plpgsql set search_path = '' as $$
begin
  if current_user = 'itqan_member' then
    if (new.kind, new.name_en, new.name_ar, new.category, new.archived_at, new.shelf_hours)
      is distinct from (old.kind, old.name_en, old.name_ar, old.category, old.archived_at, old.shelf_hours) then
      if not priv.may('kitchen.publish') and (new.archived_at is distinct from old.archived_at or new.shelf_hours is distinct from old.shelf_hours
        or exists (select from app.recipe_versions v where v.client_id = old.client_id and v.recipe_id = old.id and v.state = 'published')) then
        raise exception 'a published recipe is changed by those who publish' using errcode = '42501';
      end if;
    end if;
  end if;
  return new;
end $$;

create table app.recipe_lab_results (
  id uuid primary key,
  client_id uuid not null,
  recipe_id uuid not null,
  measured_on date not null,
  laboratory text not null check (length(laboratory) between 1 and 120),
  amounts jsonb not null check (jsonb_typeof(amounts) = 'object' and amounts <> '{}'),
  file_id uuid references app.files (id),
  withdrawn_at timestamptz,
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  unique (client_id, id),
  foreign key (client_id, recipe_id) references app.recipes (client_id, id)
);
comment on table app.recipe_lab_results is 'nutrients of one portion as a laboratory measured them: they count from their day in place of the computed ones, until a later result';
comment on column app.recipe_lab_results.amounts is 'by nutrient, as decimal texts';
comment on column app.recipe_lab_results.withdrawn_at is 'a mistake that was taken back; the result stays to be read';
create index on app.recipe_lab_results (client_id, recipe_id, measured_on desc, created_at desc);
create index on app.recipe_lab_results (file_id) where file_id is not null;
create index on app.recipe_lab_results (created_by);

alter table app.recipe_lab_results enable row level security;
alter table app.recipe_lab_results force row level security;
do $$
declare r text;
begin
  execute format('create policy owner_all on app.recipe_lab_results to %I using (true) with check (true)', current_user);
  foreach r in array array['client', 'member', 'viewas'] loop
    execute format('create policy %1$s_select on app.recipe_lab_results for select to itqan_%1$s using (client_id = (select app.client_id()))', r);
  end loop;
end $$;
create policy system_all on app.recipe_lab_results to itqan_system using (true) with check (true);
create policy client_insert on app.recipe_lab_results for insert to itqan_client
  with check (client_id = (select app.client_id()) and created_by = (select app.uid()));
create policy member_insert on app.recipe_lab_results for insert to itqan_member
  with check (client_id = (select app.client_id()) and created_by = (select app.uid()) and (select priv.may('kitchen.publish')));
create policy client_update on app.recipe_lab_results for update to itqan_client
  using (client_id = (select app.client_id())) with check (client_id = (select app.client_id()));
create policy member_update on app.recipe_lab_results for update to itqan_member
  using (client_id = (select app.client_id()) and (select priv.may('kitchen.publish')))
  with check (client_id = (select app.client_id()) and (select priv.may('kitchen.publish')));
grant select on app.recipe_lab_results to itqan_client, itqan_member, itqan_viewas, itqan_system;
grant insert (id, client_id, recipe_id, measured_on, laboratory, amounts, file_id, created_by) on app.recipe_lab_results to itqan_client, itqan_member;
grant update (withdrawn_at) on app.recipe_lab_results to itqan_client, itqan_member;

do $$
declare rule record;
begin
  select conname, pg_get_constraintdef(oid) as def into rule from pg_constraint
    where conrelid = 'app.files'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%purpose%';
  execute format('alter table app.files drop constraint %I', rule.conname);
  execute format('alter table app.files add constraint files_purpose_check %s', replace(rule.def, ']', ', ''recipe_lab''::text]'));
end $$;
do $$
declare p record;
begin
  for p in select policyname, qual, with_check from pg_policies where schemaname = 'app' and tablename = 'files'
    and policyname in ('client_select', 'member_select', 'viewas_select', 'client_insert', 'member_insert') loop
    if p.qual is not null then
      execute format('alter policy %I on app.files using ((%s) or (client_id = (select app.client_id()) and purpose = ''recipe_lab''))',
        p.policyname, p.qual);
    else
      execute format('alter policy %I on app.files with check ((%s) or (owner_id = (select app.uid())
        and client_id = (select app.client_id()) and purpose = ''recipe_lab''%s))', p.policyname, p.with_check,
        case p.policyname when 'member_insert' then ' and (select priv.may(''kitchen.publish''))' else '' end);
    end if;
  end loop;
end $$;

insert into priv.erased_tables (tab, place) values ('recipe_lab_results', 605);
call priv.confine_staff();
call priv.guard_closing();
