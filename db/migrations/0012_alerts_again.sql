-- A report may have more than one alert: what fails after one was sent or set aside is told on its own, and what was decided stays as
-- it was. Only one waits at a time.
alter table app.report_alerts add column number integer not null default 1 check (number > 0);
alter table app.report_alerts drop constraint report_alerts_report_id_key;
create unique index alerts_of_report on app.report_alerts (report_id, number);
create unique index one_waiting_alert on app.report_alerts (report_id) where state = 'waiting';

-- A correction can make an answer a critical failure, or prove that it is none: the alert that waits follows it.
grant insert (report_id, client_id, number, questions, due_at) on app.report_alerts to itqan_admin;
create policy admin_insert on app.report_alerts for insert to itqan_admin with check (state = 'waiting');
grant update (questions) on app.report_alerts to itqan_admin;
drop policy admin_update on app.report_alerts;
create policy admin_update on app.report_alerts for update to itqan_admin using (state = 'waiting') with check (true);
