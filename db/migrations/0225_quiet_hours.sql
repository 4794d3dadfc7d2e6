-- Besides switches: mails of a group once a day (channel 'daily'), and a person's quiet hours (channel 'hours', kind 'usual' or 'ramadan').
alter table app.notice_switches add column hours text check (hours ~ '^\d{1,2}-\d{1,2}$');
alter table app.notice_switches drop constraint notice_switches_channel_check;
alter table app.notice_switches add constraint notice_switches_channel_check check (channel in ('app', 'email', 'daily', 'hours'));
alter table app.notice_switches add constraint notice_switches_hours_only
  check ((channel = 'hours') = (hours is not null) and (channel <> 'hours' or kind in ('usual', 'ramadan')));
comment on column app.notice_switches.hours is 'whole hours in Riyadh, from and until; equal ones mean never';

-- Mails that wait for the end of quiet hours, a daily mail or the end of a burst.
alter table app.emails
  add column send_at timestamptz,
  add column gathers text check (gathers in ('quiet', 'daily', 'burst')),
  add column link text,
  add column about jsonb;
comment on column app.emails.gathers is 'why the mail waits until send_at; those that wait together may become one mail';
comment on column app.emails.about is 'company, branch and permission that the reader must still have when a waiting mail is sent';
alter table app.emails drop constraint emails_state_check;
alter table app.emails add constraint emails_state_check
  check (state in ('queued', 'sent', 'kept', 'failed', 'folded', 'dropped')) not valid;
alter table app.emails validate constraint emails_state_check;
alter table app.emails add constraint emails_waiting_check check ((send_at is null) = (gathers is null)) not valid;
alter table app.emails validate constraint emails_waiting_check;
comment on column app.emails.state is 'kept: no SMTP server is set, the outbox page shows what would have gone out; folded: sent as a line of another mail; dropped: its reader lost the right to what it is about';
create index emails_waiting on app.emails (send_at) where gathers is not null and state = 'queued';
create index emails_recent on app.emails (profile_id, kind, created_at);
