do $$
declare r record;
begin
  for r in select c.conrelid::regclass as tab, c.conname from pg_constraint c
    where c.contype = 'f' and c.confrelid = 'app.companies'::regclass and not c.convalidated
  loop
    execute format('alter table %s validate constraint %I', r.tab, r.conname);
  end loop;
end $$;
