-- A company whose owner cannot be reached gets a new owner from our team: asked for on a signed letter and an extract of the commercial registration,
-- approved by a second administrator, and carried out by the same transfer as between owners: 72 hours in which every owner can object, then the job.
create table app.ownership_claims (
  id uuid primary key,
  client_id uuid not null references app.companies (id),
  receiver_id uuid references app.profiles (id),
  receiver_email text check (length(receiver_email) between 3 and 254 and receiver_email = lower(receiver_email)),
  language text not null default 'ar' check (language in ('en', 'ar')),
  reason text not null check (length(reason) between 1 and 2000),
  state text not null default 'asked' check (state in ('asked', 'approved', 'refused')),
  asked_by uuid not null references app.profiles (id),
  asked_at timestamptz not null default now(),
  decided_by uuid references app.profiles (id),
  decided_at timestamptz,
  unique (client_id, id),
  constraint claims_one_receiver check ((receiver_id is null) <> (receiver_email is null)),
  check ((state = 'asked') = (decided_by is null) and (state = 'asked') = (decided_at is null)),
  constraint claims_second_person check (state <> 'approved' or decided_by <> asked_by)
);
comment on table app.ownership_claims is 'a new owner named by our team; the new owner is a member, or an address that is invited as owner';
create unique index ownership_claims_one_asked on app.ownership_claims (client_id) where state = 'asked';
create index on app.ownership_claims (client_id, asked_at desc);
create index on app.ownership_claims (receiver_id);
create index on app.ownership_claims (asked_by);
create index on app.ownership_claims (decided_by);
alter table app.ownership_claims enable row level security;
alter table app.ownership_claims force row level security;
do $$ begin execute format('create policy owner_all on app.ownership_claims to %I using (true) with check (true)', current_user); end $$;
create policy system_all on app.ownership_claims to itqan_system using (true) with check (true);
create policy admin_select on app.ownership_claims for select to itqan_admin using (true);
grant select, insert, update, delete on app.ownership_claims to itqan_system;
grant select on app.ownership_claims to itqan_admin;

-- The papers of a claim lie beside those that a company sends itself; the company does not see them.
alter table app.client_papers add column claim_id uuid references app.ownership_claims (id), drop constraint client_papers_kind_check,
  add constraint client_papers_kind_check check (kind in ('registration', 'vat', 'municipal', 'other', 'letter', 'extract')),
  add constraint papers_of_claims check ((claim_id is not null) = (kind in ('letter', 'extract')));
create unique index client_papers_of_claim on app.client_papers (claim_id, kind) where claim_id is not null;
alter policy client_select on app.client_papers using (client_id = (select app.client_id()) and claim_id is null);
create or replace function priv.own_client_paper(paper uuid) returns table (storage_key text, content_type text) language sql stable security definer set search_path = '' as $$
  select f.storage_key, f.content_type from app.client_papers p join app.files f on f.id = p.file_id
  where p.id = paper and p.client_id = app.client_id() and p.claim_id is null
$$;
create or replace function priv.drop_client_paper(paper uuid) returns text language plpgsql security definer set search_path = '' as $$
declare file uuid; stored text;
begin
  delete from app.client_papers p where p.id = paper and p.client_id = app.client_id() and p.claim_id is null
    and exists (select from app.client_profiles c where c.profile_id = p.client_id and c.approval in ('pending', 'rejected'))
  returning p.file_id into file;
  delete from app.files f where f.id = file returning f.storage_key into stored;
  return stored;
end $$;

-- The transfer of a claim has no giver: nothing is taken from an owner who was not heard.
alter table app.ownership_transfers alter column giver_id drop not null, alter column giver_becomes drop not null, alter column receiver_id drop not null,
  add column claim_id uuid unique,
  add foreign key (client_id, claim_id) references app.ownership_claims (client_id, id),
  add constraint transfers_of_claims check (case when claim_id is null then giver_id is not null and giver_becomes is not null and receiver_id is not null
    else giver_id is null and giver_becomes is null and state not in ('waiting', 'declined') and due_at >= started_at + interval '72 hours' end);
comment on column app.ownership_transfers.claim_id is 'approved by our team; null: between an owner and a member';
create policy admin_select on app.ownership_transfers for select to itqan_admin using (true);
grant select on app.ownership_transfers to itqan_admin;
insert into priv.staff_tables (name, to_select) values ('ownership_claims', '{clients}'), ('ownership_transfers', '{clients}');
call priv.confine_staff();

-- By the database's own clock: neither without the second person, nor before the 72 hours are over.
create function priv.guard_claim() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from app.ownership_claims c where c.id = new.claim_id and c.state = 'approved' and c.decided_by <> c.asked_by
      and c.receiver_id is not distinct from new.receiver_id) then
    raise exception 'the claim is not approved by a second person' using errcode = 'check_violation', constraint = 'claims_second_person';
  end if;
  if (tg_op = 'INSERT' and new.due_at < now() + interval '72 hours') or (new.state = 'done' and new.due_at > now()) then
    raise exception 'a claim takes effect after its notice' using errcode = 'check_violation', constraint = 'claims_notice';
  end if;
  return new;
end $$;
create trigger guard_claim before insert or update on app.ownership_transfers for each row when (new.claim_id is not null) execute function priv.guard_claim();

-- An invitation as owner by our team, once the transfer of its claim is done.
alter table app.member_invitations add column claim_id uuid, add foreign key (client_id, claim_id) references app.ownership_claims (client_id, id);
create unique index member_invitations_of_claim on app.member_invitations (claim_id) where claim_id is not null;
comment on column app.member_invitations.claim_id is 'sent by our team for a claim, by the administrator who approved it; null: by a member';
create function priv.guard_claim_invitation() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from app.ownership_transfers t join app.ownership_claims c on c.id = t.claim_id
      where c.id = new.claim_id and t.state = 'done' and c.receiver_email = new.email) then
    raise exception 'a claim takes effect after its notice' using errcode = 'check_violation', constraint = 'claims_notice';
  end if;
  return new;
end $$;
create trigger guard_claim_invitation before insert or update of claim_id, email on app.member_invitations for each row
  when (new.claim_id is not null and new.state = 'pending') execute function priv.guard_claim_invitation();

-- Asks for a new owner, with both papers, whose bytes are stored already. Answers what is in the way: null when it is asked for, also a second time.
create function priv.ask_ownership(claim jsonb, papers jsonb) returns text language plpgsql security definer set search_path = '' as $$
declare
  c record; receiver uuid; p record;
begin
  if not priv.staff_may('clients', true) then raise insufficient_privilege; end if;
  select * into c from jsonb_to_record(claim) as x (id uuid, client_id uuid, member_id uuid, email text, language text, reason text);
  perform from app.companies k where k.id = c.client_id for update;
  if not found then return 'not-found'; end if;
  if exists (select from app.ownership_claims o where o.id = c.id) then return null; end if;
  if exists (select from app.ownership_claims o where o.client_id = c.client_id and o.state = 'asked')
    or exists (select from app.ownership_transfers t where t.client_id = c.client_id and t.state in ('waiting', 'accepted')) then return 'open'; end if;
  if c.email is null then
    select m.profile_id into receiver from app.members m where m.id = c.member_id and m.client_id = c.client_id and m.state = 'active'
      and not exists (select from app.member_grants g where g.member_id = m.id and g.role = 'owner');
    if receiver is null then return 'receiver'; end if;
  elsif exists (select from app.members m join app.profiles q on q.id = m.profile_id where m.client_id = c.client_id and m.state <> 'removed'
    and lower(q.email) = c.email) then return 'member'; end if;
  insert into app.ownership_claims (id, client_id, receiver_id, receiver_email, language, reason, asked_by)
  values (c.id, c.client_id, receiver, c.email, c.language, c.reason, app.uid());
  for p in select x.kind, f.* from jsonb_to_recordset(papers) as x (kind text, file jsonb), jsonb_to_record(x.file) as f
    (id uuid, content_type text, bytes integer, width integer, height integer, sha256 text, storage_key text)
  loop
    insert into app.files (id, owner_id, client_id, purpose, content_type, bytes, width, height, sha256, storage_key)
    values (p.id, app.uid(), c.client_id, 'client_paper', p.content_type, p.bytes, p.width, p.height, p.sha256, p.storage_key);
    insert into app.client_papers (id, client_id, kind, file_id, sent_by, claim_id) values (gen_random_uuid(), c.client_id, p.kind, p.id, app.uid(), c.id);
  end loop;
  if (select count(*) from app.client_papers x where x.claim_id = c.id) <> 2 then raise check_violation using constraint = 'claims_papers'; end if;
  return null;
end $$;

-- Decides on a claim: agreed by a second administrator it becomes a transfer, whose 72 hours begin by the clock of the database; else it is refused,
-- and one that was agreed on is stopped. Answers the transfer, or null when there was none; raises no_data_found when there is nothing to decide.
create function priv.decide_ownership(claim uuid, agreed boolean) returns uuid language plpgsql security definer set search_path = '' as $$
declare c app.ownership_claims; transfer uuid;
begin
  if not priv.staff_may('clients', true) then raise insufficient_privilege; end if;
  select * into c from app.ownership_claims o where o.id = claim for update;
  if c.state = 'asked' then
    update app.ownership_claims o set state = case when agreed then 'approved' else 'refused' end, decided_by = app.uid(), decided_at = now() where o.id = claim;
    if agreed then
      insert into app.ownership_transfers (client_id, receiver_id, claim_id, state, started_at, due_at, answered_at)
      values (c.client_id, c.receiver_id, c.id, 'accepted', now(), now() + interval '72 hours', now()) returning id into transfer;
    end if;
  elsif c.state = 'approved' and not agreed then
    update app.ownership_transfers t set state = 'withdrawn', settled_at = now() where t.claim_id = claim and t.state = 'accepted' returning t.id into transfer;
    if transfer is null then raise no_data_found; end if;
  else raise no_data_found;
  end if;
  return transfer;
end $$;
revoke all on function priv.guard_claim, priv.guard_claim_invitation, priv.ask_ownership, priv.decide_ownership from public;
grant execute on function priv.ask_ownership, priv.decide_ownership to itqan_admin;

-- Ends a transfer whose 72 hours are over: done, if it was accepted and both can still hand over and receive, else expired. Answers the new state,
-- or null if there is nothing to end. The receiver becomes an owner before the giver ceases to be one. A claim takes effect by the clock of the database,
-- without a second factor of the receiver, which the rule of the company asks for afterwards; an address is invited by the job. Branches of a giver who
-- leaves keep their manager until the work is handed over.
create or replace function priv.settle_transfer(transfer uuid, at timestamptz) returns text language plpgsql security definer set search_path = '' as $$
declare t app.ownership_transfers; root uuid; giver uuid; receiver uuid; ends text := 'expired';
begin
  select * into t from app.ownership_transfers x where x.id = transfer and x.state in ('waiting', 'accepted') and x.due_at <= at for update;
  if not found or (t.claim_id is not null and t.due_at > now()) then return null; end if;
  perform from app.companies c where c.id = t.client_id for update;
  select n.id into root from app.org_nodes n where n.client_id = t.client_id and n.kind = 'root';
  select m.id into giver from app.members m where m.client_id = t.client_id and m.profile_id = t.giver_id and m.state = 'active'
    and exists (select from app.member_grants g where g.member_id = m.id and g.node_id = root and g.role = 'owner'
      and (g.ends_on is null or g.ends_on >= (at at time zone 'Asia/Riyadh')::date));
  select m.id into receiver from app.members m where m.client_id = t.client_id and m.profile_id = t.receiver_id and m.state = 'active'
    and (t.claim_id is not null or exists (select from auth.second_factor f where f.user_id = m.profile_id and f.confirmed_at is not null)
      or exists (select from auth.passkey k where k.user_id = m.profile_id));
  if t.claim_id is not null then
    if t.receiver_id is null then ends := 'done';
    elsif receiver is not null then
      ends := 'done';
      insert into app.member_grants (client_id, member_id, node_id, role, granted_by)
      select t.client_id, receiver, root, 'owner', c.decided_by from app.ownership_claims c where c.id = t.claim_id
      on conflict (member_id, node_id, role) do update set ends_on = null;
    end if;
    update app.ownership_transfers x set state = ends, settled_at = at where x.id = transfer;
    return ends;
  end if;
  if t.state = 'accepted' and giver is not null and receiver is not null then
    ends := 'done';
    insert into app.member_grants (client_id, member_id, node_id, role, granted_by) values (t.client_id, receiver, root, 'owner', t.giver_id)
    on conflict (member_id, node_id, role) do update set ends_on = null;
    if t.giver_becomes = 'leaves' then
      update app.members m set state = 'removed', removed_at = at, version = m.version + 1 where m.id = giver;
      delete from auth.session s where s."userId" = t.giver_id and coalesce(s."companyId", t.client_id) = t.client_id;
    else
      insert into app.member_grants (client_id, member_id, node_id, role, granted_by) values (t.client_id, giver, root, 'manager', t.giver_id)
      on conflict (member_id, node_id, role) do update set ends_on = null;
      delete from app.member_grants g where g.member_id = giver and g.role = 'owner';
    end if;
  end if;
  update app.ownership_transfers x set state = ends, settled_at = at where x.id = transfer;
  return ends;
end $$;

drop function priv.open_transfer();
-- The open transfer of the own company with both names: for its owners and the receiver, who as a member does not see the names of others. That of a
-- claim names its reason, and no giver.
create function priv.open_transfer() returns table (id uuid, state text, giver_id uuid, receiver_id uuid, giver text, receiver text, becomes text,
    due_at timestamptz, reason text)
  language sql stable security definer set search_path = '' as $$
  select t.id, t.state, t.giver_id, t.receiver_id, g.full_name, coalesce(r.full_name, c.receiver_email), t.giver_becomes, t.due_at, c.reason
  from app.ownership_transfers t left join app.profiles g on g.id = t.giver_id left join app.profiles r on r.id = t.receiver_id
    left join app.ownership_claims c on c.id = t.claim_id
  where t.client_id = app.client_id() and t.state in ('waiting', 'accepted')
    and (current_setting('role') in ('itqan_client', 'itqan_viewas') or t.receiver_id = app.uid())
$$;
revoke all on function priv.open_transfer from public;
grant execute on function priv.open_transfer to itqan_client, itqan_member, itqan_viewas;
