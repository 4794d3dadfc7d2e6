-- The history of groups and replies take their time from the clock of the server, as every other history does.
grant insert (created_at) on app.org_node_events to itqan_client, itqan_member, itqan_admin;
grant insert (created_at, updated_at) on app.report_replies to itqan_client, itqan_member;
