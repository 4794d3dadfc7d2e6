-- Search of the header (Ctrl+K) over everything a person may see, in under 50 ms at a million requests. Row-level security keeps a search by
-- words from using an index, because the comparison could tell of rows that the reader may not see. So functions with the owner's rights, which
-- ask for the role first, find ids; the rows themselves are read under the rights of the reader.

-- Skeleton of a name: the same steps as domain/office/skeleton.ts. `th`: the letter for which it stands.
create function app.skeleton_read(value text, th text) returns text language plpgsql immutable parallel safe set search_path = '' as $$
declare s text := translate(app.fold(translate(value, 'ى', 'ا')), 'éèêëáàâäãåíìîïóòôöõúùûüçñÉÈÊËÁÀÂÄÃÅÍÌÎÏÓÒÔÖÕÚÙÛÜÇÑ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹کگیپڤچ', 'eeeeaaaaaaiiiiooooouuuucneeeeaaaaaaiiiiooooouuuucn01234567890123456789كقيبفش');
begin
  s := '  ' || regexp_replace(regexp_replace(s, '[''\u2019\u2018\u02BC\u02BF\u02BE`\u02BB\u0621\u064B-\u0652]', '', 'g'),
    '[^a-z0-9\u0627-\u063A\u0641-\u064A]+', '  ', 'g') || '  ';
  s := regexp_replace(s, '( عبد) +(ال)', '\1\2', 'g');
  s := regexp_replace(s, '( abd) +([aeu]l)', '\1\2', 'g');
  s := regexp_replace(s, '( abd[aeiou][lrsnz]) +([a-z])', '\1\2', 'g');
  s := regexp_replace(s, ' ال([\u0627-\u064A]{3,})', ' \1', 'g');
  s := regexp_replace(s, ' (al|el|ال) ', ' ', 'g');
  s := replace(s, 'x', 'ks');
  s := replace(s, 'ee', 'i');
  s := regexp_replace(s, 'sh|ch', 'x', 'g');
  s := regexp_replace(s, 'kh|gh|ck', 'k', 'g');
  s := replace(s, 'dh', 'd');
  s := replace(s, 'ph', 'f');
  s := regexp_replace(s, 'c([eiy])', 's\1', 'g');
  s := replace(s, 'th', th);
  s := translate(translate(s, 'اعبتطثسصجحهخغقكدذزضظرشفلمنوي', 'aabttsssjhhkkkkdddddrxflmnwy'), 'qgczvp', 'kkkdfb');
  s := regexp_replace(s, '([a-z])\1+', '\1', 'g');
  s := regexp_replace(s, '([a-z])[iy]e? ', '\1Y ', 'g');
  s := regexp_replace(s, ' [aeiou]', ' a', 'g');
  s := regexp_replace(s, '([a-z])[aeiouwy]+', '\1', 'g');
  s := regexp_replace(s, ' al([a-z]{2,})', ' \1', 'g');
  s := regexp_replace(s, ' abdl([a-z]{2,})', ' abd\1', 'g');
  s := regexp_replace(s, '([a-z])h ', '\1 ', 'g');
  s := regexp_replace(s, ' a([a-zY0-9])', ' \1', 'g');
  return lower(regexp_replace(s, ' +', ' ', 'g'));
end $$;
alter function app.skeleton_read(text, text) cost 500;
create function app.skeleton(value text) returns text language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return app.skeleton_read(value, 's') || case when value ~* 'th' then substr(app.skeleton_read(value, 'd'), 2) else '' end;
end $$;
alter function app.skeleton(text) cost 500;
revoke all on function app.skeleton_read(text, text), app.skeleton(text) from public;
grant execute on function app.skeleton_read(text, text), app.skeleton(text) to itqan_client, itqan_member, itqan_viewas, itqan_shopper, itqan_admin, itqan_system, itqan_visitor;

create index branches_by_name on app.branches (app.fold(name) text_pattern_ops);
create index branches_by_name_ar on app.branches (app.fold(name_ar) text_pattern_ops);
create index branches_words on app.branches using gin ((app.fold(' ' || coalesce(name, '') || ' ' || coalesce(name_ar, '') || ' ' || coalesce(location, ''))) app.gin_trgm_ops);
create index branches_skeleton on app.branches using gin ((app.skeleton(coalesce(name, '') || ' ' || coalesce(name_ar, ''))) app.gin_trgm_ops);
create index profiles_by_full_name on app.profiles (app.fold(full_name) text_pattern_ops);
create index profiles_by_company_name on app.profiles (app.fold(company_name) text_pattern_ops);
create index profiles_words on app.profiles using gin ((app.fold(' ' || coalesce(full_name, '') || ' ' || coalesce(company_name, '') || ' ' || coalesce(email, ''))) app.gin_trgm_ops);
create index profiles_skeleton on app.profiles using gin ((app.skeleton(coalesce(full_name, '') || ' ' || coalesce(company_name, ''))) app.gin_trgm_ops);
create index companies_by_name_en on app.companies (app.fold(name_en) text_pattern_ops);
create index companies_by_name_ar on app.companies (app.fold(name_ar) text_pattern_ops);
create index companies_words on app.companies using gin ((app.fold(' ' || coalesce(name_en, '') || ' ' || coalesce(name_ar, ''))) app.gin_trgm_ops);
create index companies_skeleton on app.companies using gin ((app.skeleton(coalesce(name_en, '') || ' ' || coalesce(name_ar, ''))) app.gin_trgm_ops);
create index waves_by_name on app.waves (app.fold(name) text_pattern_ops);
create index waves_words on app.waves using gin ((app.fold(' ' || coalesce(name, ''))) app.gin_trgm_ops);
create index waves_skeleton on app.waves using gin ((app.skeleton(coalesce(name, ''))) app.gin_trgm_ops);
create index work_tasks_by_title on app.work_tasks (app.fold(title) text_pattern_ops);
create index work_tasks_words on app.work_tasks using gin ((app.fold(' ' || coalesce(title, ''))) app.gin_trgm_ops);
create index work_tasks_skeleton on app.work_tasks using gin ((app.skeleton(coalesce(title, ''))) app.gin_trgm_ops);
create index profiles_by_email on app.profiles (lower(email) text_pattern_ops);
create index payments_by_reference on app.payments (right(id::text, 8) text_pattern_ops);
create index invoices_by_number on app.invoices (number text_pattern_ops) where number is not null;

-- Ids whose name is, begins with or holds the typed words, then those of the same skeleton, best first. `patterns`: one for each typed word;
-- `skeletons`: for each word its readings. Statements are built, so that each search has its own plan; the second and third are asked only when
-- the ones before found too little, and look at few rows.
create function priv.found_names(source text, typed text, patterns text[], skeletons jsonb, most integer) returns setof uuid
  language plpgsql stable rows 10 security definer set search_path = '' as $$
declare
  acting text := current_setting('role');
  tab text; names text[]; words text; skeleton text; own text := 'true';
  wanted text; one text; readings jsonb; found uuid[] := '{}';
begin
  if acting = 'itqan_admin' then
    if not priv.staff_may(case source
      when 'branch' then '{clients,requests,review,certificates,site+}'::text[]
      when 'client' then '{clients,requests,review,certificates,invoices,ledger,site+}'
      when 'company' then '{clients,requests,review,certificates,invoices,questionnaires}'
      when 'shopper' then '{shoppers,shoppers:pay,requests,review,payouts,ledger}'
      when 'staff' then '{platform}'
      when 'wave' then '{requests}'
      when 'task' then '{requests}'
      else '{platform+}' end, false) then return; end if;
  elsif source = 'branch' and acting in ('itqan_client', 'itqan_viewas') then own := 't.client_id = app.client_id()';
  elsif source = 'branch' and acting = 'itqan_member' then
    own := $q$t.client_id = app.client_id() and ((select priv.may('branches.read')) or t.id in (select priv.branches_with('branches.read')))$q$;
  else return; end if;

  case source
    when 'branch' then tab := 'branches'; names := '{name,name_ar}';
      words := $q$app.fold(' ' || coalesce(name, '') || ' ' || coalesce(name_ar, '') || ' ' || coalesce(location, ''))$q$;
    when 'company' then tab := 'companies'; names := '{name_en,name_ar}';
      words := $q$app.fold(' ' || coalesce(name_en, '') || ' ' || coalesce(name_ar, ''))$q$;
    when 'wave' then tab := 'waves'; names := '{name}'; words := $q$app.fold(' ' || coalesce(name, ''))$q$;
    when 'task' then tab := 'work_tasks'; names := '{title}'; words := $q$app.fold(' ' || coalesce(title, ''))$q$;
    when 'client', 'shopper', 'staff' then tab := 'profiles'; names := '{full_name,company_name}';
      words := $q$app.fold(' ' || coalesce(full_name, '') || ' ' || coalesce(company_name, '') || ' ' || coalesce(email, ''))$q$;
      own := case source when 'client' then $q$t.user_type = 'client'$q$ when 'staff' then $q$t.user_type = 'admin'$q$
        else $q$t.user_type in ('freelancer', 'mystery_shopper')$q$ end;
    else return;
  end case;
  own := own || case when tab = 'profiles' then $q$ and t.status <> 'erased'$q$ else '' end;
  skeleton := format('app.skeleton(%s)', (select string_agg(format($q$coalesce(%I, '')$q$, n.name), $q$ || ' ' || $q$ order by n.nth)
    from unnest(names) with ordinality n (name, nth)));

  -- the name itself, then names that begin with it
  wanted := '';
  foreach one in array names loop
    wanted := wanted || format($q$ union all (select t.id, 0 as place from app.%I t where %s and app.fold(t.%I) = %L order by t.id desc limit %s)
      union all (select t.id, 1 from app.%I t where %s and app.fold(t.%I) like %L limit %s)$q$,
      tab, own, one, typed, most, tab, own, one, regexp_replace(typed, '([\\%_])', '\\\1', 'g') || '%', most * 4);
  end loop;
  if tab = 'profiles' then
    wanted := wanted || format($q$ union all (select t.id, 0 from app.profiles t where %s and lower(t.email) = %L limit %s)$q$, own, typed, most);
  end if;
  execute 'select coalesce(array_agg(id), ''{}'') from (select id from (' || substr(wanted, 12) ||
    ') f group by id order by min(place), id desc limit $1) g' into found using most;
  if cardinality(found) >= most then return query select unnest(found); return; end if;

  -- every typed word anywhere
  wanted := '';
  foreach one in array patterns loop wanted := wanted || format(' and %s like %L', words, one); end loop;
  if wanted <> '' then
    execute format($q$select $1 || coalesce(array_agg(id), '{}') from (select id from (select t.id from app.%I t where %s %s limit $2 * 6) c
      where id <> all ($1) order by id desc limit $2) g$q$, tab, own, wanted) into found using found, most;
  end if;
  if cardinality(found) >= most then return query select unnest(found[:most]); return; end if;

  -- spelled otherwise, or in the other script: the shortest first, which has the fewest other words
  wanted := '';
  for readings in select value from jsonb_array_elements(skeletons) loop
    wanted := wanted || ' and (' || (select string_agg(format('%s like %L', skeleton, value), ' or ') from jsonb_array_elements_text(readings)) || ')';
  end loop;
  if wanted <> '' then
    execute format($q$select $1 || coalesce(array_agg(id), '{}') from (select id from (select t.id, length(t.%I) as length from app.%I t where %s %s limit $2 * 6) c
      where id <> all ($1) order by length, id desc limit $2) g$q$, names[1], tab, own, wanted) into found using found, most;
  end if;
  return query select unnest(found[:most]);
end $$;

-- Payments by the end of their id, which is printed as their reference.
create function priv.found_payments(reference text, most integer) returns setof uuid language plpgsql stable security definer set search_path = '' as $$
begin
  if not priv.staff_may('{invoices,ledger}'::text[], false) then return; end if;
  if reference !~ '^[0-9a-f]{4,8}$' then return; end if;
  return query execute format('select p.id from app.payments p where right(p.id::text, 8) like %L order by p.created_at desc limit $1', reference || '%') using most;
end $$;

-- Certificates by holder, branch or a part of the number.
create function priv.found_certificates(patterns text[], most integer) returns setof uuid language plpgsql stable security definer set search_path = '' as $$
declare wanted text := ''; one text;
begin
  if not priv.staff_may('{certificates}'::text[], false) then return; end if;
  foreach one in array patterns loop
    wanted := wanted || format($q$ and app.fold(holder_name || ' ' || branch_name || ' ' || number || coalesce(' ' || holder_name_ar, '') || coalesce(' ' || branch_name_ar, '')) like %L$q$, one);
  end loop;
  return query execute 'select id from (select c.id, c.issued_at from app.certificates c where true' || wanted || ' limit $1 * 6) c order by issued_at desc limit $1' using most;
end $$;

revoke all on function priv.found_names(text, text, text[], jsonb, integer), priv.found_payments(text, integer), priv.found_certificates(text[], integer) from public;
grant execute on function priv.found_names(text, text, text[], jsonb, integer) to itqan_admin, itqan_client, itqan_member, itqan_viewas;
grant execute on function priv.found_payments(text, integer), priv.found_certificates(text[], integer) to itqan_admin;
