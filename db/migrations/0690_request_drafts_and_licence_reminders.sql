-- A quotation request may be rewritten until it is sent: its needs and invitations are then removed and written again. Licences of suppliers are
-- called to mind 60, 30 and 7 days before they end and on the day (decision 83).
grant update (title, branch_id, needed_on, note) on app.quote_requests to itqan_client, itqan_member;
grant delete on app.quote_request_lines, app.quote_invitations to itqan_client, itqan_member;
do $$
declare t text; draft constant text := 'client_id = (select app.client_id()) and request_id in
    (select r.id from app.quote_requests r where r.client_id = (select app.client_id()) and r.state = ''draft'')';
begin
  foreach t in array array['quote_request_lines', 'quote_invitations'] loop
    execute format('create policy client_delete on app.%I for delete to itqan_client using (%s)', t, draft);
    execute format('create policy member_delete on app.%I for delete to itqan_member using (%s and (select priv.may(''suppliers.write'')))', t, draft);
  end loop;
end $$;

alter table app.supplier_licences add column reminded smallint check (reminded in (60, 30, 7, 0));
comment on column app.supplier_licences.reminded is 'days before the end of the last reminder; null: none yet';
grant update (reminded) on app.supplier_licences to itqan_system;
create index supplier_licences_ending on app.supplier_licences (expires_on) where replaced_at is null;
