-- Certificates by a published rule: earned, kept only while they are deserved, and checked by anybody.

-- The rule in versions: what was issued says by which one. The newest is in force.
create table app.certificate_rules (
  version integer primary key check (version > 0),
  settings jsonb not null,
  note text not null check (length(note) between 1 and 1000),
  created_by uuid references app.profiles (id),
  created_at timestamptz not null default now()
);
create index on app.certificate_rules (created_by);
insert into app.certificate_rules (version, settings, note) values (1,
  '{"visits": 3, "withinMonths": 12, "leastMean": {"silver": 80, "gold": 87, "platinum": 93}, "criticalMonths": 6, "validMonths": 12, "issuesByItself": false}',
  'The first published rule');

-- The installation's keys. The public half stays published for ever; the private one is sealed with the application's secret.
create table app.signing_keys (
  kid text primary key check (kid ~ '^[A-Za-z0-9_-]{43}$'),
  public_jwk jsonb not null,
  sealed_private text not null,
  created_by uuid references app.profiles (id),
  created_at timestamptz not null default now(),
  retired_at timestamptz,
  compromised_at timestamptz
);
comment on column app.signing_keys.kid is 'the thumbprint of the public key (RFC 7638)';
create index on app.signing_keys (created_by);
create unique index one_key_signs on app.signing_keys ((true)) where retired_at is null;

-- 128 random bits as text: the address of a certificate cannot be guessed.
create function app.random_id() returns text language sql volatile as
  $$ select substr(encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex'), 1, 32) $$;

-- A place in a status list, random so that nobody reads from it who came when. Lists of 131072 places are filled by half, which keeps
-- the search for a free place short.
create sequence app.status_places;
create function priv.free_status_place() returns bigint language plpgsql volatile security definer set search_path = '' as $$
declare list bigint := nextval('app.status_places') / 65536; place bigint;
begin
  perform pg_advisory_xact_lock(7263405);
  loop
    place := list * 131072 + floor(random() * 131072)::bigint;
    exit when not exists (select from app.certificates where status_place = place);
  end loop;
  return place;
end $$;
revoke all on function priv.free_status_place from public;
grant execute on function priv.free_status_place to itqan_admin, itqan_system;

alter table app.certificates
  add column public_id text not null unique default app.random_id() check (public_id ~ '^[0-9a-f]{32}$'),
  add column version integer not null default 1,
  add column mean numeric(5, 2) check (mean between 0 and 100),
  add column rule_version integer not null default 1 references app.certificate_rules (version),
  add column shows_band boolean not null default false,
  add column issued_by uuid references app.profiles (id),
  add column state_changed_at timestamptz not null default now(),
  add column reason_class text check (reason_class in
    ('critical_failure', 'misuse', 'issued_in_error', 'branch_closed', 'holder_request', 'renewed', 'time_over', 'other')),
  add column suspending_report_id uuid,
  add column replaced_by uuid references app.certificates (id),
  add column status_place bigint,
  add column credential text,
  add column key_id text references app.signing_keys (kid),
  add column signed_at timestamptz,
  add foreign key (client_id, suspending_report_id) references app.mystery_shopping_reports (client_id, id),
  add check ((credential is null) = (key_id is null)),
  add check (state <> 'active' or reason_class is null);
update app.certificates set status_place = priv.free_status_place();
alter table app.certificates alter column status_place set not null, alter column status_place set default priv.free_status_place(),
  add unique (status_place), add unique (client_id, id);
comment on column app.certificates.public_id is 'its public address, /review/{public_id}';
comment on column app.certificates.mean is 'the mean of the counted visits when it was issued, cut to two decimals';
comment on column app.certificates.reason_class is 'why it is suspended, revoked or over, as everybody may read it';
comment on column app.certificates.suspending_report_id is 'the report whose critical failure suspended it; null: a person did';
comment on column app.certificates.status_place is 'list * 131072 + place within the list';
comment on column app.certificates.credential is 'the Open Badges 3.0 credential as a signed token, fixed at issue';
create unique index one_held_certificate on app.certificates (client_id, branch_id) where state in ('active', 'suspended');
create index on app.certificates (rule_version);
create index on app.certificates (issued_by);
create index on app.certificates (replaced_by);
create index on app.certificates (key_id);
create index on app.certificates (client_id, suspending_report_id);
create index certificates_ending on app.certificates (expires_at) where state in ('active', 'suspended');
create index certificates_not_good on app.certificates (status_place) where state in ('suspended', 'revoked');
create index certificates_newest on app.certificates (issued_at desc, number);

create table app.certificate_events (
  id uuid primary key default app.uuid7(),
  certificate_id uuid not null,
  client_id uuid not null,
  step text not null check (step in ('issue', 'suspend', 'reinstate', 'revoke', 'expire', 'renew', 'show_band', 'hide_band', 'list', 'unlist', 'sign')),
  from_state text,
  to_state text not null,
  reason_class text,
  reason text check (length(reason) <= 2000),
  actor_id uuid references app.profiles (id),
  created_at timestamptz not null default now(),
  foreign key (client_id, certificate_id) references app.certificates (client_id, id)
);
comment on column app.certificate_events.actor_id is 'null: the rule did it';
create index on app.certificate_events (client_id, certificate_id, created_at);
create index on app.certificate_events (actor_id);

create table app.certificate_applications (
  id uuid primary key,
  client_id uuid not null,
  branch_id uuid not null,
  note text check (length(note) <= 1000),
  state text not null default 'waiting' check (state in ('waiting', 'issued', 'declined', 'withdrawn')),
  answer text check (length(answer) <= 2000),
  certificate_id uuid references app.certificates (id),
  created_by uuid not null references app.profiles (id),
  decided_by uuid references app.profiles (id),
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (client_id, branch_id) references app.branches (client_id, id)
);
comment on column app.certificate_applications.id is 'made by the browser: what is sent twice is one application';
create index on app.certificate_applications (client_id, branch_id);
create index on app.certificate_applications (certificate_id);
create index on app.certificate_applications (created_by);
create index on app.certificate_applications (decided_by);
create unique index one_waiting_application on app.certificate_applications (client_id, branch_id) where state = 'waiting';
create index applications_waiting on app.certificate_applications (created_at) where state = 'waiting';

-- What guests say of a branch that holds, or held, a certificate.
create table app.guest_reviews (
  id uuid primary key,
  certificate_id uuid not null,
  client_id uuid not null,
  branch_id uuid not null,
  stars smallint not null check (stars between 1 and 5),
  text text not null default '' check (length(text) <= 2000),
  author_name text check (length(author_name) between 1 and 80),
  language text not null check (language in ('en', 'ar')),
  person_hash text not null check (length(person_hash) between 1 and 64),
  written_on date not null,
  signals text[] not null default '{}',
  state text not null default 'waiting' check (state in ('waiting', 'published', 'refused')),
  refused_reason text check (length(refused_reason) <= 1000),
  moderated_by uuid references app.profiles (id),
  moderated_at timestamptz,
  reply text check (length(reply) between 1 and 1000),
  replied_by uuid references app.profiles (id),
  replied_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (client_id, certificate_id) references app.certificates (client_id, id),
  foreign key (client_id, branch_id) references app.branches (client_id, id),
  unique (branch_id, person_hash, written_on),
  check (reply is null or state = 'published')
);
comment on column app.guest_reviews.id is 'made by the browser: what is sent twice is one review';
comment on column app.guest_reviews.language is 'the language of the page it was written on; its words may be in any';
comment on column app.guest_reviews.person_hash is 'a keyed fingerprint of who wrote it, only to tell one a day';
create index on app.guest_reviews (client_id, certificate_id);
create index on app.guest_reviews (client_id, branch_id);
create index guest_reviews_shown on app.guest_reviews (branch_id, created_at desc) where state = 'published';
create index guest_reviews_waiting on app.guest_reviews (created_at) where state = 'waiting';
create index on app.guest_reviews (moderated_by);
create index on app.guest_reviews (replied_by);

do $$
declare t text;
begin
  foreach t in array array['certificate_rules', 'signing_keys', 'certificate_events', 'certificate_applications', 'guest_reviews'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy owner_all on app.%I to %I using (true) with check (true)', t, current_user);
    execute format('create policy system_all on app.%I to itqan_system using (true) with check (true)', t);
    execute format('grant select, insert, update on app.%I to itqan_system', t);
    execute format('create policy admin_select on app.%I for select to itqan_admin using (true)', t);
  end loop;
end $$;
revoke update on app.certificate_rules, app.certificate_events from itqan_system;

-- Staff: who issues and decides. A credential is signed by the platform alone.
grant select on app.certificate_rules, app.certificate_events, app.certificate_applications, app.guest_reviews to itqan_admin;
grant select (kid, public_jwk, created_by, created_at, retired_at, compromised_at) on app.signing_keys to itqan_admin;
grant insert on app.certificate_rules, app.certificate_events to itqan_admin;
create policy admin_insert on app.certificate_rules for insert to itqan_admin with check (created_by = (select app.uid()));
create policy admin_insert on app.certificate_events for insert to itqan_admin with check (actor_id = (select app.uid()));
grant insert (id, number, client_id, branch_id, holder_name, branch_name, city, level, is_listed, issued_at, expires_at, mean, rule_version, issued_by)
  on app.certificates to itqan_admin;
grant update (state, version, reason_class, suspending_report_id, replaced_by, state_changed_at) on app.certificates to itqan_admin;
create policy admin_insert on app.certificates for insert to itqan_admin with check (issued_by = (select app.uid()) and state = 'active');
create policy admin_update on app.certificates for update to itqan_admin using (true) with check (true);
grant update (state, answer, certificate_id, decided_by, decided_at) on app.certificate_applications to itqan_admin;
create policy admin_update on app.certificate_applications for update to itqan_admin using (state = 'waiting') with check (decided_by = (select app.uid()));
grant update (state, refused_reason, moderated_by, moderated_at, reply, replied_by, replied_at) on app.guest_reviews to itqan_admin;
create policy admin_update on app.guest_reviews for update to itqan_admin using (true) with check (moderated_by = (select app.uid()));

-- A client: what it holds and how it shows it, what it applies for, what its guests say.
grant select on app.certificate_rules, app.certificate_applications to itqan_client;
create policy client_select on app.certificate_rules for select to itqan_client using (true);
create policy client_select on app.certificate_applications for select to itqan_client using (client_id = (select app.client_id()));
grant insert (id, client_id, branch_id, note, created_by) on app.certificate_applications to itqan_client;
create policy client_insert on app.certificate_applications for insert to itqan_client
  with check (client_id = (select app.client_id()) and created_by = (select app.uid()) and state = 'waiting');
grant update (state) on app.certificate_applications to itqan_client;
create policy client_update on app.certificate_applications for update to itqan_client
  using (client_id = (select app.client_id()) and state = 'waiting') with check (client_id = (select app.client_id()) and state = 'withdrawn');
grant update (shows_band, is_listed, version) on app.certificates to itqan_client;
create policy client_update on app.certificates for update to itqan_client
  using (client_id = (select app.client_id())) with check (client_id = (select app.client_id()));
grant select (id, certificate_id, client_id, step, from_state, to_state, reason_class, reason, created_at) on app.certificate_events to itqan_client;
create policy client_select on app.certificate_events for select to itqan_client using (client_id = (select app.client_id()));
grant insert (certificate_id, client_id, step, from_state, to_state, actor_id) on app.certificate_events to itqan_client;
create policy client_insert on app.certificate_events for insert to itqan_client
  with check (client_id = (select app.client_id()) and actor_id = (select app.uid()) and step in ('show_band', 'hide_band', 'list', 'unlist'));
grant select (id, certificate_id, client_id, branch_id, stars, text, author_name, language, written_on, state, reply, replied_by, replied_at, created_at)
  on app.guest_reviews to itqan_client;
create policy client_select on app.guest_reviews for select to itqan_client using (client_id = (select app.client_id()) and state = 'published');
grant update (reply, replied_by, replied_at) on app.guest_reviews to itqan_client;
create policy client_update on app.guest_reviews for update to itqan_client
  using (client_id = (select app.client_id()) and state = 'published') with check (client_id = (select app.client_id()) and replied_by = (select app.uid()));

-- Everybody: the rule, the public keys, the register of those who let themselves be listed, and what was published about a branch.
grant select (version, settings, note, created_at) on app.certificate_rules to itqan_visitor;
create policy visitor_select on app.certificate_rules for select to itqan_visitor using (true);
grant select (kid, public_jwk, created_at, retired_at, compromised_at) on app.signing_keys to itqan_visitor;
create policy visitor_select on app.signing_keys for select to itqan_visitor using (true);
grant select (public_id) on app.certificates to itqan_visitor;
grant select (id, branch_id, stars, text, author_name, reply, replied_at, created_at) on app.guest_reviews to itqan_visitor;
create policy visitor_select on app.guest_reviews for select to itqan_visitor using (state = 'published');

-- What everybody may read of one certificate whose whole address, or whole number, they have: listed or not.
create function priv.public_certificate(asked_id text, asked_number text) returns table (
  public_id text, number text, holder_name text, branch_name text, city text, level text, state text, reason_class text, state_changed_at timestamptz,
  issued_at timestamptz, expires_at timestamptz, mean numeric, rule_version integer, replaced_by text, credential text, key_id text,
  status_place bigint, branch_id uuid) language sql stable security definer set search_path = '' as $$
  select c.public_id, c.number, c.holder_name, c.branch_name, c.city, c.level, c.state, c.reason_class, c.state_changed_at, c.issued_at, c.expires_at,
    case when c.shows_band then c.mean end, c.rule_version, (select r.public_id from app.certificates r where r.id = c.replaced_by), c.credential, c.key_id,
    c.status_place, c.branch_id
  from app.certificates c where c.public_id = asked_id or c.number = asked_number limit 1 $$;
revoke all on function priv.public_certificate from public;
grant execute on function priv.public_certificate to itqan_visitor;
-- The places of one status list that are set: true for revoked, false for suspended.
create function priv.status_list(list bigint) returns table (place integer, is_revoked boolean) language sql stable security definer set search_path = '' as $$
  select (c.status_place - list * 131072)::integer, c.state = 'revoked' from app.certificates c
  where c.state in ('suspended', 'revoked') and c.status_place >= list * 131072 and c.status_place < (list + 1) * 131072 $$;
revoke all on function priv.status_list from public;
grant execute on function priv.status_list to itqan_visitor;
