-- Whoever switched a kind of notice off is not shown it. The line is kept all the same, so that nothing is told a second time when
-- the switch is turned, and jobs that ask what was told get the same answer for everybody.
alter table app.notifications add column is_silent boolean not null default false;
comment on column app.notifications.is_silent is 'its reader had switched this kind off when it came: counts as told, and is never shown';
drop trigger tell_browsers on app.notifications;
create trigger tell_browsers after insert on app.notifications for each row when (not new.is_silent) execute function priv.tell_browsers();
