-- What the public site shows and what visitors leave there. Everything published is for everybody; drafts are the staff's.

-- Pictures that staff publish: in pages, posts and as the logo. They are public by their nature.
create table app.media (
  id uuid primary key default app.uuid7(),
  owner_id uuid not null references app.profiles (id),
  name text not null check (length(name) between 1 and 200),
  alt_en text not null default '' check (length(alt_en) <= 300),
  alt_ar text not null default '' check (length(alt_ar) <= 300),
  content_type text not null check (content_type in ('image/webp', 'image/png', 'image/jpeg')),
  bytes integer not null check (bytes > 0),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  sha256 text not null,
  storage_key text not null unique,
  created_at timestamptz not null default now()
);
create index media_newest on app.media (created_at desc, id desc);
create index on app.media (owner_id);

-- Pages made of blocks, the home page's content and the links of header and footer: a draft, and numbered revisions that never change.
create table app.pages (
  id uuid primary key default app.uuid7(),
  kind text not null default 'page' check (kind in ('page', 'home', 'navigation')),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  draft jsonb not null,
  version integer not null default 1 check (version > 0),
  published_id uuid,
  scheduled_id uuid,
  scheduled_for timestamptz,
  created_by uuid references app.profiles (id),
  created_at timestamptz not null default now(),
  updated_by uuid references app.profiles (id),
  updated_at timestamptz not null default now(),
  check ((scheduled_id is null) = (scheduled_for is null))
);
comment on column app.pages.version is 'of the draft: who saves says which one they changed, so that two editors never overwrite each other';
create unique index pages_one_of_its_kind on app.pages (kind) where kind <> 'page';
create index on app.pages (created_by);
create index on app.pages (updated_by);
create index pages_due on app.pages (scheduled_for) where scheduled_for is not null;
create table app.page_revisions (
  id uuid primary key default app.uuid7(),
  page_id uuid not null references app.pages (id),
  number integer not null check (number > 0),
  content jsonb not null,
  created_by uuid references app.profiles (id),
  created_at timestamptz not null default now(),
  unique (page_id, number),
  unique (page_id, id)
);
create index on app.page_revisions (created_by);
alter table app.pages add foreign key (id, published_id) references app.page_revisions (page_id, id);
alter table app.pages add foreign key (id, scheduled_id) references app.page_revisions (page_id, id);
create index on app.pages (id, published_id);
create index on app.pages (id, scheduled_id);

create table app.post_topics (
  id uuid primary key default app.uuid7(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  name_en text not null check (length(name_en) between 1 and 80),
  name_ar text not null check (length(name_ar) between 1 and 80)
);
create table app.posts (
  id uuid primary key default app.uuid7(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  draft jsonb not null,
  version integer not null default 1 check (version > 0),
  topic_id uuid references app.post_topics (id),
  cover_id uuid references app.media (id),
  published jsonb,
  published_at timestamptz,
  scheduled jsonb,
  scheduled_for timestamptz,
  created_by uuid references app.profiles (id),
  created_at timestamptz not null default now(),
  updated_by uuid references app.profiles (id),
  updated_at timestamptz not null default now(),
  check ((published is null) = (published_at is null)),
  check ((scheduled is null) = (scheduled_for is null))
);
comment on column app.posts.topic_id is 'of the published text; drafts keep their own inside';
create index posts_newest on app.posts (published_at desc, id desc) where published is not null;
create index on app.posts (topic_id);
create index on app.posts (cover_id);
create index on app.posts (created_by);
create index on app.posts (updated_by);
create index posts_due on app.posts (scheduled_for) where scheduled_for is not null;

-- Forms for visitors, and what they sent. The three that the product itself shows are there from the start.
create table app.forms (
  id uuid primary key default app.uuid7(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  builtin boolean not null default false,
  draft jsonb not null,
  version integer not null default 1 check (version > 0),
  published jsonb,
  is_open boolean not null default true,
  created_by uuid references app.profiles (id),
  created_at timestamptz not null default now(),
  updated_by uuid references app.profiles (id),
  updated_at timestamptz not null default now()
);
create index on app.forms (created_by);
create index on app.forms (updated_by);
create table app.form_submissions (
  id uuid primary key default app.uuid7(),
  ticket bigint generated always as identity (start with 1001) unique,
  form_id uuid not null references app.forms (id),
  client_key uuid not null unique,
  name text check (length(name) <= 200),
  email text check (length(email) <= 254),
  answers jsonb not null,
  language text not null check (language in ('en', 'ar')),
  state text not null default 'new' check (state in ('new', 'open', 'done', 'spam')),
  note text check (length(note) <= 4000),
  created_at timestamptz not null default now(),
  handled_by uuid references app.profiles (id),
  handled_at timestamptz
);
comment on column app.form_submissions.answers is 'in the order of the form: [{key, label: {en, ar}, value}]; the labels as they were when it was sent';
create index submissions_newest on app.form_submissions (created_at desc, id desc);
create index submissions_of_form on app.form_submissions (form_id, created_at desc);
create index submissions_new on app.form_submissions (id) where state = 'new';
create index on app.form_submissions (handled_by);
create index submissions_search on app.form_submissions using gin (app.fold(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || answers::text) app.gin_trgm_ops);

-- What a person agreed to, and in which version.
create table app.consents (
  id uuid primary key default app.uuid7(),
  profile_id uuid not null references app.profiles (id),
  document text not null check (document in ('terms', 'privacy', 'shopper-code')),
  version text not null check (length(version) between 1 and 20),
  language text not null check (language in ('en', 'ar')),
  given_at timestamptz not null default now(),
  unique (profile_id, document, version)
);

-- What was agreed to on the registration form is kept with the account, in the same insert.
create or replace function priv.make_profile() returns trigger language plpgsql security definer set search_path = '' as $$
declare r jsonb := coalesce(new.registration, '{}')::jsonb;
begin
  insert into app.profiles (id, email, full_name, phone, user_type, company_name, company_address, business_type, language)
  values (new.id, new.email, new.name, r->>'phone', new.user_type, r->>'company_name', r->>'company_address',
          r->>'business_type', coalesce(r->>'language', 'en'));
  if new.user_type = 'client' then
    insert into app.client_profiles (profile_id, business_license, tax_id, industry, number_of_branches)
    values (new.id, r->>'business_license', r->>'tax_id', r->>'industry', coalesce((r->>'number_of_branches')::int, 1));
  elsif new.user_type in ('freelancer', 'mystery_shopper') then
    insert into app.mystery_shopper_profiles (profile_id, specializations)
    values (new.id, coalesce(array(select jsonb_array_elements_text(r->'specializations')), '{}'));
    if new.user_type = 'freelancer' then
      insert into app.freelancer_profiles (profile_id, skills, experience_years, hourly_rate)
      values (new.id, coalesce(array(select jsonb_array_elements_text(r->'skills')), '{}'),
              coalesce((r->>'experience_years')::int, 0), (r->>'hourly_rate')::bigint);
    end if;
  end if;
  insert into app.consents (profile_id, document, version, language)
  select new.id, c->>'document', c->>'version', coalesce(r->>'language', 'en')
  from jsonb_array_elements(coalesce(r->'consents', '[]')) c;
  update auth."user" set registration = null where id = new.id and registration is not null;
  return null;
end $$;

-- Places of check-ins are erased when the time named in the privacy notice is over.
create index reports_with_place on app.mystery_shopping_reports (checked_in_at) where check_in_latitude is not null;

-- A client's story, published only while the client agrees.
create table app.case_studies (
  id uuid primary key default app.uuid7(),
  client_id uuid not null references app.profiles (id),
  branch_id uuid,
  content jsonb not null,
  figures jsonb not null,
  version integer not null default 1 check (version > 0),
  state text not null default 'draft' check (state in ('draft', 'offered', 'agreed', 'declined', 'withdrawn')),
  offered_at timestamptz,
  answered_at timestamptz,
  answered_by uuid references app.profiles (id),
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (client_id, branch_id) references app.branches (client_id, id)
);
comment on column app.case_studies.state is 'agreed: the client said yes to this very text, and it is public';
create index on app.case_studies (client_id, branch_id);
create index on app.case_studies (answered_by);
create index on app.case_studies (created_by);
create index case_studies_public on app.case_studies (answered_at desc) where state = 'agreed';

-- The register of certificates. Its identifiers cannot be guessed (122 random bits); numbers are for people to type.
create table app.certificates (
  id uuid primary key default gen_random_uuid(),
  number text not null unique check (length(number) between 6 and 20),
  client_id uuid not null references app.profiles (id),
  branch_id uuid not null,
  holder_name text not null check (length(holder_name) between 1 and 200),
  branch_name text not null check (length(branch_name) between 1 and 200),
  city text,
  level text not null check (level in ('silver', 'gold', 'platinum')),
  state text not null default 'active' check (state in ('active', 'suspended', 'expired', 'revoked')),
  is_listed boolean not null default true,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  check (expires_at > issued_at),
  foreign key (client_id, branch_id) references app.branches (client_id, id)
);
create index on app.certificates (client_id, branch_id);
create index certificates_search on app.certificates using gin (app.fold(holder_name || ' ' || branch_name || ' ' || number) app.gin_trgm_ops);

-- Where a branch is and what it serves, for anonymous comparisons. Null: not known.
alter table app.branches add column city text check (length(city) <= 40);
alter table app.branches add column cuisine text check (length(cuisine) <= 40);
create index on app.branches (city, cuisine);

-- The forms of the product; their fields are in the application, staff may add to them and change the words.
insert into app.forms (slug, builtin, draft, published) values
  ('contact', true, '{}', '{}'), ('consultant', true, '{}', '{}'), ('franchise', true, '{}', '{}');
-- Messages that were left before there were forms keep their tickets.
insert into app.form_submissions (id, ticket, form_id, client_key, name, email, answers, language, created_at)
  overriding system value
  select m.id, m.ticket, (select f.id from app.forms f where f.slug = 'consultant'), m.client_key, m.name, m.email,
    jsonb_build_array(
      jsonb_build_object('key', 'name', 'label', jsonb_build_object('en', 'Full name', 'ar', 'الاسم الكامل'), 'value', m.name),
      jsonb_build_object('key', 'email', 'label', jsonb_build_object('en', 'Email', 'ar', 'البريد الإلكتروني'), 'value', m.email),
      jsonb_build_object('key', 'phone', 'label', jsonb_build_object('en', 'Phone', 'ar', 'رقم الجوال'), 'value', coalesce(m.phone, '')),
      jsonb_build_object('key', 'topic', 'label', jsonb_build_object('en', 'Topic', 'ar', 'الموضوع'), 'value', m.subject),
      jsonb_build_object('key', 'message', 'label', jsonb_build_object('en', 'Message', 'ar', 'الرسالة'), 'value', m.message)),
    m.language, m.created_at
  from app.contact_messages m;
select setval(pg_get_serial_sequence('app.form_submissions', 'ticket'), coalesce((select max(ticket) from app.form_submissions), 1000));
drop table app.contact_messages;

do $$
declare t text;
begin
  foreach t in array array['media', 'pages', 'page_revisions', 'post_topics', 'posts', 'forms', 'form_submissions', 'consents', 'case_studies',
    'certificates'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy owner_all on app.%I to %I using (true) with check (true)', t, current_user);
    execute format('create policy system_all on app.%I to itqan_system using (true) with check (true)', t);
    execute format('grant select, insert, update on app.%I to itqan_system', t);
    execute format('grant select on app.%I to itqan_admin', t);
    execute format('create policy admin_select on app.%I for select to itqan_admin using (true)', t);
  end loop;
end $$;
revoke update on app.page_revisions, app.consents from itqan_system;

-- Staff write what the site shows.
grant insert on app.media, app.page_revisions to itqan_admin;
grant update (name, alt_en, alt_ar) on app.media to itqan_admin;
create policy admin_insert on app.media for insert to itqan_admin with check (owner_id = (select app.uid()));
create policy admin_update on app.media for update to itqan_admin using (true) with check (true);
create policy admin_insert on app.page_revisions for insert to itqan_admin with check (created_by = (select app.uid()));
grant insert, update on app.pages, app.posts, app.post_topics, app.forms to itqan_admin;
grant insert on app.case_studies to itqan_admin;
grant update (branch_id, content, figures, version, state, offered_at, updated_at) on app.case_studies to itqan_admin;
grant delete on app.pages, app.posts to itqan_admin;
create policy admin_insert on app.pages for insert to itqan_admin with check (true);
create policy admin_update on app.pages for update to itqan_admin using (true) with check (true);
create policy admin_delete on app.pages for delete to itqan_admin using (kind = 'page' and published_id is null);
create policy admin_insert on app.posts for insert to itqan_admin with check (true);
create policy admin_update on app.posts for update to itqan_admin using (true) with check (true);
create policy admin_delete on app.posts for delete to itqan_admin using (published is null);
create policy admin_insert on app.post_topics for insert to itqan_admin with check (true);
create policy admin_update on app.post_topics for update to itqan_admin using (true) with check (true);
create policy admin_insert on app.forms for insert to itqan_admin with check (not builtin);
create policy admin_update on app.forms for update to itqan_admin using (true) with check (true);
grant update (state, note, handled_by, handled_at) on app.form_submissions to itqan_admin;
create policy admin_update on app.form_submissions for update to itqan_admin using (true) with check (true);
create policy admin_insert on app.case_studies for insert to itqan_admin with check (created_by = (select app.uid()) and state = 'draft');
create policy admin_update on app.case_studies for update to itqan_admin using (state <> 'agreed') with check (state in ('draft', 'offered'));
grant update (city, cuisine) on app.branches to itqan_admin;
create policy admin_update on app.branches for update to itqan_admin using (true) with check (true);

-- Everybody reads what is published. Public pages always ask as the visitor, also for a person who is signed in.
grant select (id, alt_en, alt_ar, content_type, bytes, width, height, storage_key) on app.media to itqan_visitor;
create policy visitor_select on app.media for select to itqan_visitor using (true);
grant select (id, kind, slug, published_id, updated_at) on app.pages to itqan_visitor;
create policy visitor_select on app.pages for select to itqan_visitor using (published_id is not null);
grant select (id, page_id, number, content, created_at) on app.page_revisions to itqan_visitor;
create policy visitor_select on app.page_revisions for select to itqan_visitor
  using (exists (select from app.pages p where p.published_id = page_revisions.id));
grant select on app.post_topics to itqan_visitor;
create policy visitor_select on app.post_topics for select to itqan_visitor using (true);
grant select (id, slug, topic_id, cover_id, published, published_at) on app.posts to itqan_visitor;
create policy visitor_select on app.posts for select to itqan_visitor using (published is not null);
grant select (id, slug, builtin, published, is_open) on app.forms to itqan_visitor;
create policy visitor_select on app.forms for select to itqan_visitor using (published is not null);
grant insert (id, form_id, client_key, name, email, answers, language, created_at) on app.form_submissions to itqan_visitor;
create policy visitor_insert on app.form_submissions for insert to itqan_visitor
  with check (exists (select from app.forms f where f.id = form_id and f.is_open));
grant select (id, content, figures, answered_at) on app.case_studies to itqan_visitor;
create policy visitor_select on app.case_studies for select to itqan_visitor using (state = 'agreed');
grant select (id, number, holder_name, branch_name, city, level, state, issued_at, expires_at) on app.certificates to itqan_visitor;
create policy visitor_select on app.certificates for select to itqan_visitor using (is_listed);

-- A client reads what is written about it once it is offered, and answers; its certificates are its own.
grant select (id, client_id, branch_id, content, figures, version, state, offered_at, answered_at) on app.case_studies to itqan_client;
grant update (state, answered_at, answered_by, updated_at) on app.case_studies to itqan_client;
create policy client_select on app.case_studies for select to itqan_client using (client_id = (select app.client_id()) and state <> 'draft');
create policy client_update on app.case_studies for update to itqan_client
  using (client_id = (select app.client_id()) and state in ('offered', 'agreed'))
  with check (client_id = (select app.client_id()) and state in ('agreed', 'declined', 'withdrawn'));
grant select on app.certificates to itqan_client;
create policy client_select on app.certificates for select to itqan_client using (client_id = (select app.client_id()));
grant select on app.consents to itqan_client, itqan_shopper;
create policy client_select on app.consents for select to itqan_client using (profile_id = (select app.uid()));
create policy shopper_select on app.consents for select to itqan_shopper using (profile_id = (select app.uid()));
grant insert (city, cuisine) on app.branches to itqan_client;
