-- News by email: consents of each person, and addresses that receive none. A consent is never changed; the newest row of a person counts.
create table app.news_consents (
  id uuid primary key default app.uuid7(),
  profile_id uuid not null references app.profiles (id),
  given boolean not null,
  how text not null check (how in ('account', 'link', 'one-click')),
  at timestamptz not null default clock_timestamp(),
  check (how = 'account' or not given)
);
comment on table app.news_consents is 'consents to news by email and their withdrawals; rows are never changed, the newest of a person counts';
comment on column app.news_consents.how is 'account: the switch of the own account; link: the page of a news email; one-click: the button of a mail program (RFC 8058)';
create index on app.news_consents (profile_id, at desc, id desc);

create table app.mail_suppressions (
  id uuid primary key default app.uuid7(),
  address text not null check (address = lower(address) and address like '_%@_%' and char_length(address) <= 254),
  reason text not null check (reason in ('unsubscribed', 'bounced', 'complaint', 'staff')),
  note text check (char_length(note) between 1 and 500),
  profile_id uuid references app.profiles (id),
  created_by uuid references app.profiles (id),
  created_at timestamptz not null default now(),
  lifted_at timestamptz,
  lifted_by uuid references app.profiles (id),
  lift_note text check (char_length(lift_note) between 1 and 500),
  check (reason <> 'staff' or (created_by is not null and note is not null)),
  check ((lifted_at is null) = (lifted_by is null)),
  check (lift_note is null or lifted_at is not null)
);
comment on table app.mail_suppressions is 'addresses that are sent no mailings; a row is changed once, when it is lifted';
comment on column app.mail_suppressions.note is 'reason given by our team, or the answer of the mail server';
comment on column app.mail_suppressions.profile_id is 'account that had the address at that time; its erasure deletes the row';
create unique index on app.mail_suppressions (address, reason) where lifted_at is null;
create index on app.mail_suppressions (created_at desc, id);
create index on app.mail_suppressions (profile_id);
create index on app.mail_suppressions (created_by);
create index on app.mail_suppressions (lifted_by);

do $$
declare t text;
begin
  foreach t in array array['news_consents', 'mail_suppressions'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy owner_all on app.%I to %I using (true) with check (true)', t, current_user);
    execute format('create policy system_all on app.%I to itqan_system using (true) with check (true)', t);
    execute format('grant select, insert on app.%I to itqan_system', t);
  end loop;
end $$;
grant select on app.news_consents to itqan_client, itqan_member, itqan_shopper, itqan_admin;
grant insert (profile_id, given, how) on app.news_consents to itqan_client, itqan_member, itqan_shopper, itqan_admin;
create policy client_select on app.news_consents for select to itqan_client using (profile_id = (select app.uid()));
create policy member_select on app.news_consents for select to itqan_member using (profile_id = (select app.uid()));
create policy shopper_select on app.news_consents for select to itqan_shopper using (profile_id = (select app.uid()));
create policy admin_select on app.news_consents for select to itqan_admin
  using (profile_id = (select app.uid()) and (select priv.staff_may('{everyone}'::text[], false)));
create policy client_insert on app.news_consents for insert to itqan_client with check (profile_id = (select app.uid()) and how = 'account');
create policy member_insert on app.news_consents for insert to itqan_member with check (profile_id = (select app.uid()) and how = 'account');
create policy shopper_insert on app.news_consents for insert to itqan_shopper with check (profile_id = (select app.uid()) and how = 'account');
create policy admin_insert on app.news_consents for insert to itqan_admin
  with check (profile_id = (select app.uid()) and how = 'account' and (select priv.staff_may('{everyone}'::text[], true)));

grant select on app.mail_suppressions to itqan_admin;
grant insert (address, reason, note, created_by) on app.mail_suppressions to itqan_admin;
grant update (lifted_at, lifted_by, lift_note) on app.mail_suppressions to itqan_admin;
create policy admin_select on app.mail_suppressions for select to itqan_admin using (true);
create policy admin_insert on app.mail_suppressions for insert to itqan_admin
  with check (reason = 'staff' and created_by = (select app.uid()));
-- an unsubscription or a complaint ends only when the person turns the news on again
create policy admin_update on app.mail_suppressions for update to itqan_admin
  using (lifted_at is null and reason in ('staff', 'bounced')) with check (lifted_by = (select app.uid()) and lift_note is not null);
insert into priv.staff_tables (name, to_select, to_insert, to_update) values ('mail_suppressions', '{emails}', '{emails+}', '{emails+}');
call priv.confine_staff();

-- Binds every role, also those that bypass policies. A deletion from another trigger is the erasure of an account.
create function priv.keep_news_consents() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'rows of app.news_consents are never changed' using errcode = 'integrity_constraint_violation';
end $$;
create trigger keep_news_consents before update or delete on app.news_consents for each row execute function priv.keep_news_consents();

create function priv.keep_suppressions() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    if pg_trigger_depth() > 1 then return old; end if;
  elsif old.lifted_at is null and new.lifted_at is not null
    and to_jsonb(new) - array['lifted_at', 'lifted_by', 'lift_note'] = to_jsonb(old) - array['lifted_at', 'lifted_by', 'lift_note'] then return new;
  end if;
  raise exception 'rows of app.mail_suppressions are only lifted, once' using errcode = 'integrity_constraint_violation';
end $$;
create trigger keep_suppressions before update or delete on app.mail_suppressions for each row execute function priv.keep_suppressions();

create function priv.name_suppressed() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.profile_id := (select p.id from app.profiles p where lower(p.email) = new.address order by p.created_at limit 1);
  return new;
end $$;
create trigger name_suppressed before insert on app.mail_suppressions for each row execute function priv.name_suppressed();

-- A consent given again ends an earlier unsubscription or complaint of the same person.
create function priv.renew_news() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update app.mail_suppressions s set lifted_at = now(), lifted_by = new.profile_id
  from app.profiles p where p.id = new.profile_id and s.address = lower(p.email) and s.reason in ('unsubscribed', 'complaint') and s.lifted_at is null;
  return new;
end $$;
create trigger renew_news after insert on app.news_consents for each row when (new.given) execute function priv.renew_news();

-- The erasure of an account replaces its address: priv.erase_account.
create function priv.forget_suppressed() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from app.mail_suppressions where profile_id = new.id or address = lower(old.email);
  return new;
end $$;
create trigger forget_suppressed after update of email on app.profiles for each row
  when (new.email like 'erased-%@erased.invalid') execute function priv.forget_suppressed();
revoke all on function priv.keep_news_consents, priv.keep_suppressions, priv.name_suppressed, priv.renew_news, priv.forget_suppressed from public;

-- The link that withdraws the consent is a secret as those of 0081 are.
create or replace function app.holds_secret_link(words text) returns boolean language sql immutable parallel safe set search_path = '' as $$
  select words ~* 'https?://[^\s\u2066-\u2069<>"'']*([?&](token|ticket|key)=[^\s\u2066-\u2069<>"''&#;]|/(shared|payment|calendar|verify-email|undo-email|unsubscribe)/[\w-]{16})'
$$;
