-- Steps of recipes have up to three photos (decision 79). A version keeps those that it was published with.
alter table app.recipe_steps add column photo_ids uuid[] not null default '{}' check (cardinality(photo_ids) <= 3);
comment on column app.recipe_steps.photo_ids is 'files of purpose recipe_photo, in their order';
grant insert (photo_ids) on app.recipe_steps to itqan_client, itqan_member;

do $$
declare rule record;
begin
  select conname, pg_get_constraintdef(oid) as def into rule from pg_constraint
    where conrelid = 'app.files'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%purpose%';
  execute format('alter table app.files drop constraint %I', rule.conname);
  execute format('alter table app.files add constraint files_purpose_check %s', replace(rule.def, ']', ', ''recipe_photo''::text]'));
end $$;

-- Readers of the company's recipes read their photos; those who write recipes store them.
do $$
declare p record;
begin
  for p in select policyname, qual, with_check from pg_policies where schemaname = 'app' and tablename = 'files'
    and policyname in ('client_select', 'member_select', 'viewas_select', 'client_insert', 'member_insert') loop
    if p.qual is not null then
      execute format('alter policy %I on app.files using ((%s) or (client_id = (select app.client_id()) and purpose = ''recipe_photo''))',
        p.policyname, p.qual);
    else
      execute format('alter policy %I on app.files with check ((%s) or (owner_id = (select app.uid())
        and client_id = (select app.client_id()) and purpose = ''recipe_photo''%s))', p.policyname, p.with_check,
        case p.policyname when 'member_insert' then ' and (select priv.may_somewhere(''kitchen.write''))' else '' end);
    end if;
  end loop;
end $$;
