-- Owners and managers verify corrective actions and give them more time; the one who finished an action never verifies it.
insert into app.role_capabilities (role, capability, reach) values ('manager', 'actions.verify', 'scope');

create function priv.finished_action(action uuid, person uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select coalesce((select e.actor_id = person from app.report_action_events e where e.action_id = action and e.step = 'finish'
    order by e.created_at desc, e.id desc limit 1), false)
$$;
revoke all on function priv.finished_action(uuid, uuid) from public;

create function priv.guard_action() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if current_setting('role') not in ('itqan_client', 'itqan_member') then return new; end if;
  if new.status = 'verified' and old.status <> 'verified' and priv.finished_action(new.id, app.uid()) then
    raise exception 'the one who finished an action does not verify it' using errcode = 'insufficient_privilege';
  end if;
  if ((new.status = 'verified' and old.status <> 'verified') or new.due_on > old.due_on)
    and not priv.may_branch('actions.verify', new.branch_id) then
    raise exception 'only owners and managers verify an action or give it more time' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
revoke all on function priv.guard_action() from public;
create trigger guard_action before update on app.report_actions for each row execute function priv.guard_action();

-- The person named as owner of an action sees that action, whatever the roles; of its branch the name alone.
create function priv.own_address() returns text language sql stable security definer set search_path = '' as $$
  select lower(p.email) from app.profiles p where p.id = app.uid()
$$;
comment on function priv.own_address() is 'e-mail address of the acting person, as owners of actions are named by it';
create function priv.own_action_branches() returns table (branch_id uuid, name text, name_ar text) language sql stable security definer
  set search_path = '' as $$
  select b.id, b.name, b.name_ar from app.branches b
  where b.client_id = app.client_id() and exists (select from app.report_actions a
    where a.client_id = b.client_id and a.branch_id = b.id and lower(a.owner_email) = priv.own_address())
$$;
comment on function priv.own_action_branches() is 'names of the branches of actions that name the acting person as owner';
revoke all on function priv.own_address(), priv.own_action_branches() from public;
grant execute on function priv.own_address() to itqan_member;
grant execute on function priv.own_action_branches() to itqan_client, itqan_member, itqan_viewas;
create index actions_by_owner on app.report_actions (client_id, lower(owner_email)) where owner_email is not null;
alter policy member_select on app.report_actions using (client_id = (select app.client_id())
  and ((select priv.may('actions.read')) or branch_id in (select priv.branches_with('actions.read'))
    or lower(owner_email) = (select priv.own_address())));
