-- The morning of a branch lists the alerts that were not opened there yet.
grant select (opened_at) on app.report_alerts to itqan_client, itqan_member, itqan_viewas;
