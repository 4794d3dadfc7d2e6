-- Search and filters of the activity log in under 100 ms over 100,000 entries. Row-level security keeps a search by words from using its index,
-- because the comparison could tell of rows that the reader may not see. So a function with the owner's rights, which asks for the role first,
-- finds the ids; the rows themselves are read under the rights of the reader.
create index activity_of_action on app.activity_log (action, at desc, id desc);
create index activity_of_entity on app.activity_log (entity, at desc, id desc);
create index activity_search on app.activity_log using gin (
  app.fold(entity_id || ' ' || coalesce(reason, '') || ' ' || coalesce(before::text, '') || ' ' || coalesce(after::text, '')) app.gin_trgm_ops);

-- Ids of the newest entries that hold every pattern, under the filters of the page. Statements are built, so that each search has its own plan.
create function priv.found_activity(patterns text[], filters jsonb, people uuid[], most integer) returns setof uuid
  language plpgsql stable security definer set search_path = '' as $$
declare wanted text := ''; pattern text; edge record;
begin
  if not priv.staff_may('{platform}'::text[], false) then return; end if;
  foreach pattern in array patterns loop
    wanted := wanted || format($q$ and app.fold(entity_id || ' ' || coalesce(reason, '') || ' ' || coalesce(before::text, '') || ' ' || coalesce(after::text, '')) like %L$q$,
      pattern);
  end loop;
  if people is not null then wanted := wanted || format(' and l.actor_id = any (%L::uuid[])', people); end if;
  if filters ->> 'action' is not null then wanted := wanted || format(' and l.action = %L', filters ->> 'action'); end if;
  if filters ->> 'entity' is not null then wanted := wanted || format(' and l.entity = %L', filters ->> 'entity'); end if;
  if filters ->> 'client' is not null then wanted := wanted || format(' and l.client_id = %L::uuid', filters ->> 'client'); end if;
  if filters ->> 'from' is not null then wanted := wanted || format(' and l.at >= %L::timestamptz', filters ->> 'from'); end if;
  if filters ->> 'to' is not null then wanted := wanted || format(' and l.at < %L::timestamptz', filters ->> 'to'); end if;
  if filters ->> 'before' is not null then
    select l.at, l.id into edge from app.activity_log l where l.id = (filters ->> 'before')::uuid;
    if not found then return; end if;
    wanted := wanted || format(' and (l.at, l.id) < (%L::timestamptz, %L::uuid)', edge.at, edge.id);
  end if;
  return query execute 'select l.id from app.activity_log l where true' || wanted || ' order by l.at desc, l.id desc limit $1' using most;
end $$;
revoke all on function priv.found_activity(text[], jsonb, uuid[], integer) from public;
grant execute on function priv.found_activity(text[], jsonb, uuid[], integer) to itqan_admin;
