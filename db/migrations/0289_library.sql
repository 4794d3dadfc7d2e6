-- Document library: files that our team gives to clients, shoppers, freelancers and staff, in versions, with confirmations of reading.
-- Staff of the site area manage the tables; readers reach them through functions that answer for the acting person only.
create table app.library_documents (
  id uuid primary key default app.uuid7(),
  title_en text not null check (char_length(title_en) between 1 and 200),
  title_ar text not null check (char_length(title_ar) between 1 and 200),
  about_en text not null default '' check (char_length(about_en) <= 600),
  about_ar text not null default '' check (char_length(about_ar) <= 600),
  audiences text[] not null check (cardinality(audiences) between 1 and 4
    and audiences <@ array['clients', 'shoppers', 'freelancers', 'staff']),
  must_confirm boolean not null default false,
  expires_on date,
  archived_at timestamptz,
  latest integer not null default 1 check (latest > 0),
  needed integer not null default 1 check (needed between 1 and latest),
  revision integer not null default 1 check (revision > 0),
  created_by uuid not null references app.profiles (id),
  created_at timestamptz not null default now()
);
comment on column app.library_documents.expires_on is 'last day on which readers see it, in Riyadh';
comment on column app.library_documents.latest is 'number of the newest version, the only one that readers see';
comment on column app.library_documents.needed is 'oldest version whose confirmation still counts';
comment on column app.library_documents.revision is 'grows with every change, so that two people do not overwrite each other';
create index on app.library_documents (created_by);

create table app.library_versions (
  document_id uuid not null references app.library_documents (id),
  number integer not null check (number > 0),
  note_en text not null default '' check (char_length(note_en) <= 300),
  note_ar text not null default '' check (char_length(note_ar) <= 300),
  published_by uuid not null references app.profiles (id),
  published_at timestamptz not null default now(),
  primary key (document_id, number)
);
comment on table app.library_versions is 'published versions; rows are never changed';
create index on app.library_versions (published_by);

create table app.library_files (
  document_id uuid not null,
  number integer not null,
  lang text not null check (lang in ('en', 'ar')),
  name text not null check (char_length(name) between 1 and 200),
  content_type text not null check (char_length(content_type) between 3 and 100),
  bytes integer not null check (bytes > 0),
  sha256 text not null check (char_length(sha256) = 64),
  storage_key text not null unique check (char_length(storage_key) between 3 and 100),
  primary key (document_id, number, lang),
  foreign key (document_id, number) references app.library_versions (document_id, number)
);
comment on table app.library_files is 'files of a version by the language that they are written in; rows are never changed';

create table app.library_confirmations (
  document_id uuid not null,
  number integer not null,
  profile_id uuid not null references app.profiles (id),
  confirmed_at timestamptz not null default now(),
  primary key (document_id, profile_id, number),
  foreign key (document_id, number) references app.library_versions (document_id, number)
);
comment on table app.library_confirmations is 'who has confirmed to have read a version, and when; rows are never changed';
create index on app.library_confirmations (profile_id);

do $$
declare t text;
begin
  foreach t in array array['library_documents', 'library_versions', 'library_files', 'library_confirmations'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy owner_all on app.%I to %I using (true) with check (true)', t, current_user);
    execute format('create policy system_all on app.%I to itqan_system using (true) with check (true)', t);
    execute format('create policy admin_select on app.%I for select to itqan_admin using (true)', t);
    execute format('grant select on app.%I to itqan_system, itqan_admin', t);
  end loop;
end $$;
grant insert on app.library_documents, app.library_versions, app.library_files to itqan_admin;
grant update (title_en, title_ar, about_en, about_ar, audiences, must_confirm, expires_on, archived_at, latest, needed, revision)
  on app.library_documents to itqan_admin;
create policy admin_insert on app.library_documents for insert to itqan_admin with check (created_by = (select app.uid()));
create policy admin_update on app.library_documents for update to itqan_admin using (true) with check (true);
create policy admin_insert on app.library_versions for insert to itqan_admin with check (published_by = (select app.uid()));
create policy admin_insert on app.library_files for insert to itqan_admin with check (true);
insert into priv.staff_tables (name, to_select, to_insert, to_update) values ('library_documents', '{site}', '{site+}', '{site+}');
insert into priv.staff_tables (name, to_select, to_insert) values ('library_versions', '{site}', '{site+}'), ('library_files', '{site}', '{site+}');
insert into priv.staff_tables (name, to_select) values ('library_confirmations', '{site}');
call priv.confine_staff();

-- Audiences of each active person: field people once approved, members of approved companies, active staff.
create view priv.library_people as
  select p.id as profile_id, p.full_name, array_remove(array[
    case when p.user_type = 'admin' and exists (select from app.staff_members s where s.profile_id = p.id and s.state = 'active')
      then 'staff' end,
    case when p.user_type in ('freelancer', 'mystery_shopper') and exists (select from app.mystery_shopper_profiles f
        where f.profile_id = p.id and f.approval = 'approved' and f.merged_into is null)
      then case p.user_type when 'freelancer' then 'freelancers' else 'shoppers' end end,
    case when exists (select from app.members m join app.client_profiles c on c.profile_id = m.client_id
        where m.profile_id = p.id and m.state = 'active' and c.approval = 'approved')
      then 'clients' end], null) as audiences
  from app.profiles p where p.status = 'active';

create view priv.library_open as
  select d.* from app.library_documents d
  where d.archived_at is null and (d.expires_on is null or d.expires_on >= (now() at time zone 'Asia/Riyadh')::date);

-- Documents for the acting person, with the files of the newest version and the own confirmation of it that still counts.
create function priv.own_library()
  returns table (id uuid, title_en text, title_ar text, about_en text, about_ar text, must_confirm boolean, expires_on date,
    number integer, note_en text, note_ar text, published_at timestamptz, files jsonb, confirmed_at timestamptz)
  language sql stable security definer set search_path = '' as $$
  select d.id, d.title_en, d.title_ar, d.about_en, d.about_ar, d.must_confirm, d.expires_on, v.number, v.note_en, v.note_ar, v.published_at,
    (select jsonb_agg(jsonb_build_object('lang', f.lang, 'name', f.name, 'type', f.content_type, 'bytes', f.bytes) order by f.lang)
     from app.library_files f where f.document_id = d.id and f.number = d.latest),
    (select max(c.confirmed_at) from app.library_confirmations c
     where c.document_id = d.id and c.profile_id = app.uid() and c.number >= d.needed)
  from priv.library_people me
  join priv.library_open d on d.audiences && me.audiences
  join app.library_versions v on v.document_id = d.id and v.number = d.latest
  where me.profile_id = app.uid()
$$;

create function priv.own_library_file(document uuid, wanted text)
  returns table (name text, content_type text, storage_key text)
  language sql stable security definer set search_path = '' as $$
  select f.name, f.content_type, f.storage_key
  from priv.library_people me
  join priv.library_open d on d.audiences && me.audiences
  join app.library_files f on f.document_id = d.id and f.number = d.latest and f.lang = wanted
  where me.profile_id = app.uid() and d.id = document
$$;

-- Confirms the newest version for the acting person. False: not a document of theirs, nothing to confirm, or another version meanwhile.
create function priv.confirm_library(document uuid, version integer) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  perform from priv.library_people me join priv.library_open d on d.audiences && me.audiences
  where me.profile_id = app.uid() and d.id = document and d.must_confirm and d.latest = version;
  if not found then return false; end if;
  insert into app.library_confirmations (document_id, number, profile_id) values (document, version, app.uid()) on conflict do nothing;
  return true;
end $$;

-- Readers of documents and how many of them have confirmed. Why a function: staff of the site area do not read people.
create function priv.library_counts(documents uuid[]) returns table (id uuid, readers integer, confirmed integer)
  language plpgsql stable security definer set search_path = '' as $$
begin
  if not priv.staff_may('{site}'::text[], false) then raise insufficient_privilege using message = 'row-level security policy: library'; end if;
  return query
    with sets as (select p.audiences, count(*) as people from priv.library_people p where p.audiences <> '{}' group by p.audiences)
    select d.id, (select coalesce(sum(s.people), 0) from sets s where s.audiences && d.audiences)::int,
      (select count(distinct c.profile_id) from app.library_confirmations c join priv.library_people p on p.profile_id = c.profile_id
        where c.document_id = d.id and c.number >= d.needed and p.audiences && d.audiences)::int
    from app.library_documents d where d.id = any (documents);
end $$;

create function priv.library_readers(document uuid) returns table (profile_id uuid, name text, audience text, confirmed_at timestamptz)
  language plpgsql stable security definer set search_path = '' as $$
begin
  if not priv.staff_may('{site}'::text[], false) then raise insufficient_privilege using message = 'row-level security policy: library'; end if;
  return query
    select p.profile_id, p.full_name, (select a from unnest(p.audiences) as a where a = any (d.audiences) limit 1),
      (select max(c.confirmed_at) from app.library_confirmations c
       where c.document_id = d.id and c.profile_id = p.profile_id and c.number >= d.needed)
    from app.library_documents d join priv.library_people p on p.audiences && d.audiences
    where d.id = document;
end $$;

-- People who are told of a document: all its readers, or those without a confirmation that counts.
create function priv.library_recipients(document uuid, unconfirmed boolean) returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select p.profile_id from priv.library_open d join priv.library_people p on p.audiences && d.audiences
  where d.id = document and not (unconfirmed and exists (select from app.library_confirmations c
    where c.document_id = d.id and c.profile_id = p.profile_id and c.number >= d.needed))
$$;

revoke all on function priv.own_library, priv.own_library_file, priv.confirm_library, priv.library_counts, priv.library_readers,
  priv.library_recipients from public;
grant execute on function priv.own_library, priv.own_library_file, priv.confirm_library to itqan_client, itqan_member, itqan_shopper, itqan_admin;
grant execute on function priv.library_counts, priv.library_readers to itqan_admin;
grant execute on function priv.library_recipients to itqan_system;
