-- The record of a client lists the emails to its members, newest first.
create index emails_of_person on app.emails (profile_id, created_at desc, id desc);
drop index app.emails_profile_id_idx;
