-- Why a key was retired, and which certificates a compromised one had signed: they are signed anew, and the list stays.
alter table app.signing_keys
  add column retired_reason text check (length(retired_reason) between 1 and 1000),
  add check (compromised_at is null or retired_at is not null);
grant select (retired_reason) on app.signing_keys to itqan_admin;

create table app.signed_anew (
  kid text not null references app.signing_keys (kid),
  certificate_id uuid not null,
  client_id uuid not null,
  signed_at timestamptz,
  primary key (kid, certificate_id),
  foreign key (client_id, certificate_id) references app.certificates (client_id, id)
);
comment on table app.signed_anew is 'what a compromised key had signed when that became known';
comment on column app.signed_anew.signed_at is 'null: it still bears the signature of the compromised key';
create index on app.signed_anew (client_id, certificate_id);
create index signed_anew_waiting on app.signed_anew (kid, certificate_id) where signed_at is null;

alter table app.signed_anew enable row level security;
alter table app.signed_anew force row level security;
do $$ begin
  execute format('create policy owner_all on app.signed_anew to %I using (true) with check (true)', current_user);
end $$;
create policy system_all on app.signed_anew to itqan_system using (true) with check (true);
grant select, insert, update on app.signed_anew to itqan_system;
create policy admin_select on app.signed_anew for select to itqan_admin using (true);
grant select on app.signed_anew to itqan_admin;
