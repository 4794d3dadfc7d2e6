-- How high the rows of lists are, chosen by each person for all lists.
alter table app.profiles add column list_density text not null default 'compact' check (list_density in ('compact', 'comfortable'));
-- Who may choose a theme may choose this.
do $$
declare r text;
begin
  for r in select distinct grantee from information_schema.column_privileges
    where table_schema = 'app' and table_name = 'profiles' and column_name = 'theme' and privilege_type = 'UPDATE' and grantee like 'itqan\_%'
  loop
    execute format('grant update (list_density) on app.profiles to %I', r);
  end loop;
end $$;
