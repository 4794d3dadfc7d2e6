-- A missed task stays missed. Who does it after all says so beside it, once: the task itself does not change.
alter table app.duty_tasks
  add column late_note text check (length(late_note) between 1 and 2000),
  add column late_at timestamptz,
  add column late_by uuid references app.profiles (id),
  add check (num_nonnulls(late_note, late_at, late_by) in (0, 3)),
  add check (late_at is null or state = 'missed');
comment on column app.duty_tasks.late_note is 'how a missed task was done after all; it stays missed';
create index on app.duty_tasks (late_by) where late_by is not null;
create index duty_tasks_days on app.duty_tasks (client_id, due_at);
grant update (late_note, late_at, late_by) on app.duty_tasks to itqan_client, itqan_member;

alter policy member_update on app.duty_tasks
  using (client_id = (select app.client_id()) and (state in ('todo', 'doing') or (state = 'missed' and late_at is null))
    and ((select priv.may('duties.write')) or node_id in (select priv.nodes_with('duties.write'))
      or owner_id = (select app.uid()) or (owner_role, node_id) in (select r.role, r.node_id from priv.own_role_nodes() r)))
  with check (client_id = (select app.client_id()) and (done_by is null or done_by = (select app.uid()))
    and (late_by is null or late_by = (select app.uid()))
    and ((select priv.may('duties.write')) or node_id in (select priv.nodes_with('duties.write'))
      or owner_id = (select app.uid()) or (owner_role, node_id) in (select r.role, r.node_id from priv.own_role_nodes() r)));

create function priv.guard_missed_task() returns trigger language plpgsql set search_path = '' as $$
declare noted constant text[] := array['late_note', 'late_at', 'late_by', 'revision'];
begin
  -- why by name: people write as these two; a job, a merge of groups or a hand-over changes other columns of a past task
  if current_user in ('itqan_client', 'itqan_member') and old.state = 'missed' then
    if to_jsonb(new) - noted <> to_jsonb(old) - noted or old.late_at is not null or new.late_by is null then
      raise exception 'a missed task stays as it is' using errcode = '42501';
    end if;
  end if;
  return new;
end $$;
create trigger guard_missed_task before update on app.duty_tasks for each row execute function priv.guard_missed_task();
