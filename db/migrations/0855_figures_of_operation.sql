-- Measurements ask every few seconds how many mails wait, and since when.
create index emails_queued on app.emails (created_at) where state = 'queued';
