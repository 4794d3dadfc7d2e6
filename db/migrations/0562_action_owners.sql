-- An action may belong to a member, may be cancelled by a manager with a reason, and gets more time at most twice (decision 72).
alter table app.report_actions drop constraint report_actions_status_check;
alter table app.report_actions
  add constraint report_actions_status_check check (status in ('open', 'in_progress', 'done', 'verified', 'reopened', 'cancelled')),
  add column extensions smallint not null default 0 check (extensions between 0 and 2),
  add column owner_id uuid references app.profiles (id),
  add check (owner_id is null or owner_email is null);
comment on column app.report_actions.owner_id is 'the owner where it is a member; another one is known by name and address';
create index on app.report_actions (owner_id) where owner_id is not null;
grant update (extensions, owner_id) on app.report_actions to itqan_client, itqan_member;

-- Members who can be named as owner of an action of a branch: those who see its actions.
create function priv.action_members(branch uuid) returns table (id uuid, name text) language sql stable security definer set search_path = '' as $$
  select p.id, p.full_name from app.members m join app.profiles p on p.id = m.profile_id and p.status = 'active'
  where m.client_id = app.client_id() and m.state = 'active' and priv.may_branch('actions.write', branch)
    and exists (select from app.member_grants g
      join app.org_closure c on c.client_id = g.client_id and c.ancestor_id = g.node_id and c.descendant_id = branch
      join app.org_nodes n on n.id = g.node_id
      where g.client_id = m.client_id and g.member_id = m.id
        and (g.ends_on is null or g.ends_on >= (now() at time zone 'Asia/Riyadh')::date)
        and (g.role = 'owner' or exists (select from app.role_capabilities r where r.capability = 'actions.read' and r.role = g.role
          and (r.reach = 'scope' or n.kind = 'root'))))
  order by app.fold(p.full_name), p.id
$$;
comment on function priv.action_members(uuid) is 'members who see the actions of a branch, for those who work on them';
revoke all on function priv.action_members(uuid) from public;
grant execute on function priv.action_members(uuid) to itqan_client, itqan_member;

-- as in 0254, for owners who are members
create or replace function priv.guard_action() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if current_setting('role') not in ('itqan_client', 'itqan_member') then return new; end if;
  if new.status = 'verified' and old.status <> 'verified' then
    if priv.finished_action(new.id, app.uid()) or new.owner_id = app.uid() or lower(new.owner_email) = priv.own_address() then
      raise exception 'the one who finished an action and its owner do not verify it' using errcode = 'insufficient_privilege';
    end if;
  end if;
  if new.due_on > old.due_on and new.extensions <> old.extensions + 1 then
    raise exception 'more time for an action is counted' using errcode = 'insufficient_privilege';
  end if;
  if ((new.status = 'verified' and old.status <> 'verified') or (new.status = 'cancelled' and old.status <> 'cancelled')
      or new.due_on > old.due_on)
    and not priv.may_branch('actions.verify', new.branch_id) then
    raise exception 'only owners and managers verify or cancel an action or give it more time' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

create or replace function priv.own_action_branches() returns table (branch_id uuid, name text, name_ar text) language sql stable security definer
  set search_path = '' as $$
  select b.id, b.name, b.name_ar from app.branches b
  where b.client_id = app.client_id() and exists (select from app.report_actions a
    where a.client_id = b.client_id and a.branch_id = b.id and (a.owner_id = app.uid() or lower(a.owner_email) = priv.own_address()))
$$;
alter policy member_select on app.report_actions using (client_id = (select app.client_id())
  and ((select priv.may('actions.read')) or branch_id in (select priv.branches_with('actions.read'))
    or owner_id = (select app.uid()) or lower(owner_email) = (select priv.own_address())));
create or replace function priv.own_open_actions() returns table (id uuid, title text, branch text, branch_ar text, due_on date)
  language sql stable security definer set search_path = '' as $$
  select a.id, a.title, b.name, b.name_ar, a.due_on
  from app.report_actions a join app.branches b on b.client_id = a.client_id and b.id = a.branch_id
    join app.profiles p on p.id = app.uid() and (a.owner_id = p.id or lower(p.email) = lower(a.owner_email))
  where a.client_id = app.client_id() and a.status in ('open', 'in_progress', 'reopened')
  order by a.due_on nulls last, a.id limit 100
$$;

-- the name of an erased person goes from the actions that the person owned; open ones are handed over by a job
create function priv.forget_action_owner() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update app.report_actions set owner_name = 'Former member · عضو سابق' where owner_id = new.id;
  return null;
end $$;
revoke all on function priv.forget_action_owner() from public;
create trigger forget_action_owner after update of status on app.profiles for each row
  when (new.status = 'erased' and old.status <> 'erased') execute function priv.forget_action_owner();

create or replace view priv.timeline_actions as
select e.id as fact, e.client_id, a.branch_id as node_id, a.branch_id, e.created_at as at, 'action' as kind,
  case e.step when 'open' then 'opened' when 'change' then 'changed' when 'start' then 'started' when 'finish' then 'finished'
    when 'verify' then 'verified' when 'confirm' then 'confirmed' when 'confirm-by-visit' then 'confirmed' when 'hand-over' then 'changed'
    when 'extend' then 'changed' when 'cancel' then 'cancelled' else 'reopened' end as step,
  a.id as ref_id, null::text as ref_no, e.actor_id, jsonb_build_object('title', a.title) as params, 'actions.read' as needs, null::uuid as request_id
from app.report_action_events e join app.report_actions a on a.client_id = e.client_id and a.id = e.action_id
where e.step in ('open', 'change', 'start', 'finish', 'verify', 'confirm', 'confirm-by-visit', 'hand-over', 'send-back', 'reopen', 'reopen-by-visit', 'extend', 'cancel');
