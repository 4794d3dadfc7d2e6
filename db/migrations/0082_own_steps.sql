-- Steps on the own account concern no company: a member may have none, and the team does not read them.
drop policy client_insert on app.activity_log;
create policy client_insert on app.activity_log for insert to itqan_client with check (actor_id = (select app.uid())
  and (client_id = (select app.client_id()) or (client_id is null and entity = 'profile' and entity_id = (select app.uid())::text)));
drop policy member_insert on app.activity_log;
create policy member_insert on app.activity_log for insert to itqan_member with check (actor_id = (select app.uid())
  and (client_id = (select app.client_id()) or (client_id is null and entity = 'profile' and entity_id = (select app.uid())::text)));
