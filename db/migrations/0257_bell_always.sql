-- The bell gets every notice that concerns its reader; only mails are switched off.
delete from app.notice_switches where channel = 'app';
comment on column app.notifications.is_silent is 'its reader had switched the bell off for this kind, which was possible until 2026-11: is never shown';
