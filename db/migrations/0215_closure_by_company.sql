-- The closure is found by the index of its company: without the company each change of a tree read the closures of all companies.
create or replace function priv.follow_tree() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- one change of a company's tree at a time, so that two moves cannot make a circle
  perform pg_advisory_xact_lock(hashtextextended('org ' || new.client_id, 0));
  if tg_op = 'UPDATE' then
    if new.kind is distinct from old.kind or new.client_id is distinct from old.client_id then
      raise exception 'a node keeps its kind and company' using errcode = 'integrity_constraint_violation';
    end if;
    if exists (select from app.org_closure c where c.ancestor_id = new.id and c.descendant_id = new.parent_id) then
      raise exception 'a node cannot move below itself' using errcode = 'integrity_constraint_violation', constraint = 'org_nodes_no_circle';
    end if;
    delete from app.org_closure c using app.org_closure above, app.org_closure below
    where above.client_id = new.client_id and above.descendant_id = new.id and above.depth > 0 and below.ancestor_id = new.id
      and c.ancestor_id = above.ancestor_id and c.descendant_id = below.descendant_id;
  else
    insert into app.org_closure (client_id, ancestor_id, descendant_id, depth, is_branch)
    values (new.client_id, new.id, new.id, 0, new.kind = 'branch');
  end if;
  if new.parent_id is not null then
    if exists (select from app.org_nodes p where p.id = new.parent_id and p.kind = 'branch') then
      raise exception 'a branch has no nodes below it' using errcode = 'integrity_constraint_violation', constraint = 'org_nodes_leaf';
    end if;
    insert into app.org_closure (client_id, ancestor_id, descendant_id, depth, is_branch)
    select new.client_id, above.ancestor_id, below.descendant_id, above.depth + 1 + below.depth, below.is_branch
    from app.org_closure above, app.org_closure below
    where above.client_id = new.client_id and above.descendant_id = new.parent_id and below.ancestor_id = new.id;
  end if;
  return null;
end $$;
