-- A critical failure is told to the nearest level first, and to the next one above when no one has opened it in time.
alter table app.report_alerts
  add column levels_told smallint not null default 0 check (levels_told >= 0),
  add column escalates_at timestamptz,
  add column opened_at timestamptz;
comment on column app.report_alerts.levels_told is 'levels of the company that the mail went to, nearest to the branch first';
comment on column app.report_alerts.escalates_at is 'when the next level above is told; null: opened, answered, or all are told';
comment on column app.report_alerts.opened_at is 'when a person who answers for the branch first opened the alert';
create index alerts_to_escalate on app.report_alerts (escalates_at) where escalates_at is not null;
