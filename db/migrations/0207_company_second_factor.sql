-- The second factor that a company requires of its members: of nobody until an owner sets the rule, which fills second_factor_since.
-- factor_since of a session: when the rule began to count for the member (the rule, the joining, or the role of owner or manager,
-- whichever came last); null: not required. The days of grace are added by the server.
drop function priv.open_session(text);
create function priv.open_session(session_token text)
  returns table (session_id uuid, id uuid, user_type text, email text, full_name text, language text, theme text, status text,
    proved_at timestamptz, has_code boolean, first_sign_in timestamptz, company_id uuid, is_owner boolean, capabilities text[],
    view_ends_at timestamptz, factor_since timestamptz)
  language plpgsql security definer set search_path = '' as $$
declare s record; idle interval; most interval; c record; today date := (now() at time zone 'Asia/Riyadh')::date;
begin
  select ses.id as sid, ses."createdAt" as started, ses."updatedAt" as seen, ses."confirmedAt" as confirmed, ses."provedAt" as proved,
    ses."companyId" as chosen, u."firstSignInAt" as first_in, f.user_id is not null as with_code, p.* into s
  from auth.session ses join app.profiles p on p.id = ses."userId" join auth."user" u on u.id = ses."userId"
    left join auth.second_factor f on f.user_id = ses."userId" and f.confirmed_at is not null
  where ses.token = session_token and ses."expiresAt" > now();
  if not found or s.status <> 'active' or (s.with_code and s.confirmed is null) then return; end if;
  if s.user_type = 'admin' then idle := interval '30 minutes'; most := interval '12 hours';
  else idle := interval '7 days'; most := interval '30 days'; end if;
  if s.seen + idle < now() or s.started + most < now() then
    delete from auth.session where auth.session.id = s.sid;
    return;
  end if;
  if s.seen < now() - interval '1 minute' then
    update auth.session set "updatedAt" = now(), "expiresAt" = least(now() + idle, s.started + most)
    where auth.session.id = s.sid;
  end if;
  select null::uuid as company, false as owns, null::text[] as can, null::timestamptz as view_ends,
    null::timestamptz as factor into c;
  if s.user_type = 'admin' and s.chosen is not null then
    select v.client_id, false, null::text[], v.ends_at into c.company, c.owns, c.can, c.view_ends from app.staff_views v
    where v.client_id = s.chosen and v.admin_id = s.id and v.ended_at is null and v.ends_at > now() order by v.ends_at desc limit 1;
  elsif s.user_type <> 'admin' then
    select m.client_id, g.owns, g.can, case when co.second_factor_since is null then null
        when co.second_factor_rule = 'all' then greatest(co.second_factor_since, m.joined_at)
        when co.second_factor_rule = 'owners' and g.leads_since is not null
          then greatest(co.second_factor_since, m.joined_at, g.leads_since) end
      into c.company, c.owns, c.can, c.factor
    from app.members m join app.companies co on co.id = m.client_id, lateral (
      select coalesce(bool_or(g.role = 'owner' and n.kind = 'root'), false) as owns,
        min(g.created_at) filter (where g.role in ('owner', 'manager')) as leads_since,
        array_agg(distinct r.capability) filter (where r.capability is not null) as can
      from app.member_grants g join app.org_nodes n on n.id = g.node_id
        left join app.role_capabilities r on r.role = g.role and (r.reach = 'scope' or n.kind = 'root')
      where g.member_id = m.id and (g.ends_on is null or g.ends_on >= today)
        and (n.closed_at is null or n.closed_at > now() - interval '90 days')) g
    where m.profile_id = s.id and m.state = 'active'
    order by (m.client_id = s.chosen) desc nulls last, (m.client_id = s.id) desc, m.joined_at limit 1;
  end if;
  return query select s.sid, s.id, s.user_type, s.email, s.full_name, s.language, s.theme, s.status, s.proved, s.with_code, s.first_in,
    c.company, coalesce(c.owns, false), c.can, c.view_ends, c.factor;
end $$;
revoke all on function priv.open_session from public;
grant execute on function priv.open_session(text) to itqan_app;

-- Members of the own company who have a second factor: a confirmed code or a passkey. For owners.
create function priv.members_with_factor() returns setof uuid language sql stable security definer set search_path = '' as $$
  select m.id from app.members m where m.client_id = app.client_id() and m.state = 'active'
    and (exists (select from auth.second_factor f where f.user_id = m.profile_id and f.confirmed_at is not null)
      or exists (select from auth.passkey k where k.user_id = m.profile_id))
$$;
revoke all on function priv.members_with_factor from public;
grant execute on function priv.members_with_factor to itqan_client;
