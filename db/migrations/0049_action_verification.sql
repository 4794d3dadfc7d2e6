-- Who verified a corrective action. A client's own check is a declaration: it settles nothing about a certificate. Our review desk and the
-- next visit confirm. Actions that were verified before this rule keep their effect.
alter table app.report_actions add column verification text check (verification in ('self', 'review', 'visit', 'earlier'));
update app.report_actions set verification = 'earlier' where status = 'verified';
alter table app.report_actions add constraint verified_by_whom check ((status = 'verified') = (verification is not null));
create index actions_to_confirm on app.report_actions (updated_at) where status = 'done' or verification = 'self';

grant update (verification) on app.report_actions to itqan_client;
drop policy client_insert on app.report_actions;
create policy client_insert on app.report_actions for insert to itqan_client with check (client_id = (select app.client_id())
  and created_by = (select app.uid()) and verification is null
  and exists (select from app.mystery_shopping_reports r where r.id = report_id));
drop policy client_update on app.report_actions;
create policy client_update on app.report_actions for update to itqan_client
  using (client_id = (select app.client_id()))
  with check (client_id = (select app.client_id()) and coalesce(verification, 'self') = 'self');
