-- Approval of clients with papers: what a client sends (commercial registration, VAT certificate, municipal licence), and a question of our team that
-- the client answers while the account waits.
do $$
declare rule record;
begin
  select conname, pg_get_constraintdef(oid) as def into rule from pg_constraint
    where conrelid = 'app.files'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%purpose%';
  execute format('alter table app.files drop constraint %I', rule.conname);
  execute format('alter table app.files add constraint files_purpose_check %s', replace(rule.def, ']', ', ''client_paper''::text]'));
end $$;

create table app.client_papers (
  id uuid primary key,
  client_id uuid not null references app.client_profiles (profile_id),
  kind text not null check (kind in ('registration', 'vat', 'municipal', 'other')),
  file_id uuid not null unique references app.files (id),
  expires_on date,
  sent_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now()
);
create index on app.client_papers (client_id, created_at desc);
create index on app.client_papers (sent_by);

alter table app.client_profiles
  add column approval_question text check (length(approval_question) between 1 and 2000),
  add column approval_asked_at timestamptz,
  add column approval_answer text check (length(approval_answer) between 1 and 4000),
  add column approval_answered_at timestamptz,
  add constraint question_with_time check ((approval_question is null) = (approval_asked_at is null)),
  add constraint answer_to_question check ((approval_answer is null) = (approval_answered_at is null) and (approval_answer is null or approval_question is not null));
comment on column app.client_profiles.approval_question is 'what our team needs before it decides; open while it has no answer and the account is pending';
grant update (approval_question, approval_asked_at, approval_answer, approval_answered_at) on app.client_profiles to itqan_admin;

do $$
begin
  alter table app.client_papers enable row level security;
  alter table app.client_papers force row level security;
  execute format('create policy owner_all on app.client_papers to %I using (true) with check (true)', current_user);
end $$;
create policy system_all on app.client_papers to itqan_system using (true) with check (true);
create policy client_select on app.client_papers for select to itqan_client using (client_id = (select app.client_id()));
create policy admin_select on app.client_papers for select to itqan_admin using (true);
grant select on app.client_papers to itqan_system, itqan_client, itqan_admin;

-- A paper with its file, whose bytes are stored already. False: it was sent before, or there are too many.
create function priv.send_client_paper(paper uuid, paper_kind text, expires date, file jsonb, most integer) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare client uuid := app.client_id();
begin
  perform from app.client_profiles c where c.profile_id = client for update;
  if not found or (select count(*) from app.client_papers p where p.client_id = client) >= most then return false; end if;
  insert into app.files (id, owner_id, client_id, purpose, content_type, bytes, width, height, sha256, storage_key)
  select f.id, app.uid(), client, 'client_paper', f.content_type, f.bytes, f.width, f.height, f.sha256, f.storage_key
  from jsonb_to_record(file) as f (id uuid, content_type text, bytes integer, width integer, height integer, sha256 text, storage_key text);
  insert into app.client_papers (id, client_id, kind, file_id, expires_on, sent_by)
  values (paper, client, paper_kind, (file ->> 'id')::uuid, expires, app.uid());
  return true;
end $$;

-- Where the bytes of an own paper are stored.
create function priv.own_client_paper(paper uuid) returns table (storage_key text, content_type text) language sql stable security definer set search_path = '' as $$
  select f.storage_key, f.content_type from app.client_papers p join app.files f on f.id = p.file_id
  where p.id = paper and p.client_id = app.client_id()
$$;

-- An own paper is taken back while the account is not approved. Returns where its bytes are stored.
create function priv.drop_client_paper(paper uuid) returns text language plpgsql security definer set search_path = '' as $$
declare file uuid; stored text;
begin
  delete from app.client_papers p where p.id = paper and p.client_id = app.client_id()
    and exists (select from app.client_profiles c where c.profile_id = p.client_id and c.approval in ('pending', 'rejected'))
  returning p.file_id into file;
  delete from app.files f where f.id = file returning f.storage_key into stored;
  return stored;
end $$;

-- The answer to an open question puts the account back into the queue.
create function priv.answer_approval(said text, at timestamptz) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update app.client_profiles c set approval_answer = said, approval_answered_at = at
  where c.profile_id = app.client_id() and c.approval = 'pending' and c.approval_question is not null and c.approval_answer is null;
  return found;
end $$;

revoke all on function priv.send_client_paper, priv.own_client_paper, priv.drop_client_paper, priv.answer_approval from public;
grant execute on function priv.send_client_paper, priv.own_client_paper, priv.drop_client_paper, priv.answer_approval to itqan_client;
