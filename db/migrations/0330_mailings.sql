-- Mailings of our team to a segment of people. Each recipient has one row, written when the sending begins.
create table app.mailings (
  id uuid primary key default app.uuid7(),
  purpose text not null check (purpose in ('service', 'news')),
  segment jsonb not null check (jsonb_typeof(segment) = 'object'),
  texts jsonb not null check (jsonb_typeof(texts) = 'object'),
  state text not null default 'draft' check (state in ('draft', 'sending', 'done', 'cancelled')),
  people integer check (people > 0),
  version integer not null default 1,
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  sent_by uuid references app.profiles (id),
  sent_at timestamptz,
  listed_at timestamptz,
  ended_at timestamptz,
  check ((sent_at is null) = (sent_by is null) and (sent_at is null) = (people is null)),
  check (state <> 'draft' or sent_at is null),
  check (state not in ('sending', 'done') or sent_at is not null),
  check ((ended_at is not null) = (state in ('done', 'cancelled')))
);
comment on table app.mailings is 'emails of our team to a segment of people';
comment on column app.mailings.purpose is 'service: needed for the contract; news: only with the consent of the person';
comment on column app.emails.state is 'kept: no SMTP server is set, the outbox page shows what would have gone out; folded: sent as a line of another mail; dropped: its reader lost the right to what it is about, its mailing was cancelled, or its consent ended';
comment on column app.mailings.people is 'recipients that the sender confirmed';
comment on column app.mailings.listed_at is 'when the rows of its recipients were written';
create index on app.mailings (created_at desc, id desc);
create index on app.mailings (created_by);
create index on app.mailings (sent_by);

create table app.mailing_recipients (
  mailing_id uuid not null references app.mailings (id),
  profile_id uuid not null references app.profiles (id),
  company_id uuid references app.companies (id),
  state text not null default 'waiting' check (state in ('waiting', 'written', 'no-consent', 'suppressed', 'gone')),
  email_id uuid references app.emails (id) on delete set null,
  primary key (mailing_id, profile_id)
);
comment on column app.mailing_recipients.state is 'written: the mail is in the outbox; gone: the account was blocked or erased before its turn';
comment on column app.mailing_recipients.company_id is 'company through which a client belongs to the segment; its name stands in the mail';
create index on app.mailing_recipients (mailing_id, state, profile_id);
create index on app.mailing_recipients (profile_id);
create index on app.mailing_recipients (company_id);
create index on app.mailing_recipients (email_id);

do $$
declare t text;
begin
  foreach t in array array['mailings', 'mailing_recipients'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy owner_all on app.%I to %I using (true) with check (true)', t, current_user);
    execute format('create policy system_all on app.%I to itqan_system using (true) with check (true)', t);
    execute format('create policy admin_select on app.%I for select to itqan_admin using (true)', t);
    execute format('grant select on app.%I to itqan_admin', t);
  end loop;
end $$;
grant select, update (state, listed_at, ended_at) on app.mailings to itqan_system;
grant select, insert, update (state, email_id) on app.mailing_recipients to itqan_system;
grant insert (purpose, segment, texts, created_by) on app.mailings to itqan_admin;
grant update (purpose, segment, texts, version, state, people, sent_by, sent_at, ended_at) on app.mailings to itqan_admin;
create policy admin_insert on app.mailings for insert to itqan_admin with check (created_by = (select app.uid()) and state = 'draft');
-- why using (true): a step locks the row first, and says which state refuses it; the trigger below keeps what is over
create policy admin_update on app.mailings for update to itqan_admin using (true)
  with check (state in ('draft', 'sending', 'cancelled') and (sent_by is null or state = 'cancelled' or sent_by = (select app.uid())));
insert into priv.staff_tables (name, to_select, to_insert, to_update) values ('mailings', '{emails}', '{emails+}', '{emails+}');
insert into priv.staff_tables (name, to_select) values ('mailing_recipients', '{emails}');
call priv.confine_staff();

-- Binds every role: what was sent to people stays as it was sent.
create function priv.keep_mailings() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    if old.state = 'draft' and new.state in ('draft', 'sending', 'cancelled') then return new; end if;
    if old.state = 'sending' and new.state in ('sending', 'done', 'cancelled')
      and to_jsonb(new) - array['state', 'listed_at', 'ended_at', 'version']
        = to_jsonb(old) - array['state', 'listed_at', 'ended_at', 'version'] then return new; end if;
  end if;
  raise exception 'a mailing changes only as a draft' using errcode = 'integrity_constraint_violation';
end $$;
create trigger keep_mailings before update or delete on app.mailings for each row execute function priv.keep_mailings();
revoke all on function priv.keep_mailings from public;
