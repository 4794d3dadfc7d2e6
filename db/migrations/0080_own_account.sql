-- A person changes their name in the profile, where row-level security knows whose it is; the name of the sign-in follows.
create function priv.follow_name() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update auth."user" set name = new.full_name, "updatedAt" = now() where id = new.id and name is distinct from new.full_name;
  return null;
end $$;
revoke all on function priv.follow_name from public;
create trigger follow_name after update of full_name on app.profiles for each row
  when (old.full_name is distinct from new.full_name) execute function priv.follow_name();
