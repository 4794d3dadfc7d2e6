-- What the triggers would have made of each company, which are off while the database is filled: its tree, its founder as owner, and a second
-- account that manages all of it. Run with the search path `app`.
insert into companies (id, founder_id, name_ar) select p.id, p.id, p.company_name from profiles p join client_profiles c on c.profile_id = p.id;
insert into org_nodes (client_id, kind, name_ar) select id, 'root', name_ar from companies;
insert into org_nodes (client_id, id, parent_id, kind, name_en)
  select b.client_id, b.id, n.id, 'branch', b.name from branches b join org_nodes n on n.client_id = b.client_id and n.kind = 'root';
insert into org_closure (client_id, ancestor_id, descendant_id, depth, is_branch) select client_id, id, id, 0, kind = 'branch' from org_nodes;
insert into org_closure (client_id, ancestor_id, descendant_id, depth, is_branch)
  select client_id, parent_id, id, 1, true from org_nodes where parent_id is not null;
create temp table manager as select app.uuid7() as id, id as client_id, row_number() over (order by id) as n from companies;
insert into auth."user" (id, name, email, "emailVerified", user_type)
  select id, 'Manager ' || n, 'manager' || n || '@bench.example', true, 'client' from manager;
insert into auth.session (token, "userId", "expiresAt", "updatedAt")
  select encode(sha256(convert_to('bench-session-' || id, 'UTF8')), 'hex'), id, now() + interval '1 day', now() from manager;
insert into profiles (id, email, full_name, user_type) select id, 'manager' || n || '@bench.example', 'Manager ' || n, 'client' from manager;
insert into members (client_id, profile_id) select id, founder_id from companies union all select client_id, id from manager;
insert into visit_prices (request_id, client_id, branch_id, price)
  select id, client_id, branch_id, price from mystery_shopping_requests where not is_withheld;
insert into member_grants (client_id, member_id, node_id, role)
  select m.client_id, m.id, n.id, case when m.profile_id = m.client_id then 'owner' else 'manager' end
  from members m join org_nodes n on n.client_id = m.client_id and n.kind = 'root';
