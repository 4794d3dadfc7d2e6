-- A menu has the logo of its company (decision 84); the channel whose prices it shows exists.
alter table app.menus
  add column logo_id uuid references app.files (id),
  add foreign key (client_id, channel_id) references app.sales_channels (client_id, id);
comment on column app.menus.logo_id is 'beside the name on the public page; null: none';
create index on app.menus (logo_id) where logo_id is not null;
create index on app.menus (client_id, channel_id) where channel_id is not null;
grant update (logo_id) on app.menus to itqan_client, itqan_member;

do $$
declare p record;
begin
  for p in select policyname, qual from pg_policies where schemaname = 'app' and tablename = 'files'
    and policyname in ('client_select', 'member_select', 'viewas_select') loop
    execute format('alter policy %I on app.files using ((%s) or (client_id = (select app.client_id())
      and purpose = ''menu_photo'' and exists (select from app.menus m where m.logo_id = files.id)))', p.policyname, p.qual);
  end loop;
end $$;
