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
