-- Rows of the tree, branches and counted visits are read by the ten thousand, one lookup a branch: the scope of a member is
-- probed by hash there. Comparing each row with the whole array takes seconds for a manager of ten thousand branches.
alter policy member_select on app.branches using (client_id = (select app.client_id())
  and id in (select unnest(priv.my_branches('branches.read'))));
alter policy member_select on app.counted_visits using (client_id = (select app.client_id())
  and branch_id in (select unnest(priv.my_branches('reports.read'))));
alter policy member_select on app.org_closure using (client_id = (select app.client_id())
  and descendant_id in (select unnest(priv.my_nodes('branches.read'))));
-- a member sees the own nodes and those above them
alter policy member_select on app.org_nodes using (client_id = (select app.client_id())
  and id in (select c.ancestor_id from app.org_closure c where c.client_id = (select app.client_id())));
