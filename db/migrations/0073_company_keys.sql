-- Rows of a client point to the company, no longer to the profile that registered it. Added without reading the rows, then validated.
-- Lines of the activity log may name any account.
do $$
declare r record;
begin
  for r in select c.conrelid::regclass as tab, c.conname, array_length(c.conkey, 1) as n from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'app.profiles'::regclass and c.connamespace = 'app'::regnamespace
      and a.attname = 'client_id' and array_length(c.conkey, 1) = 1 and c.conrelid <> 'app.activity_log'::regclass
  loop
    execute format('alter table %s drop constraint %I', r.tab, r.conname);
    execute format('alter table %s add constraint %I foreign key (client_id) references app.companies (id) not valid', r.tab, r.conname);
  end loop;
end $$;
