-- Credentials of the first form had two status entries, for which Open Badges 3.0 has no place: a job signs them again.
alter table app.certificates add column credential_form smallint not null default 1;
comment on column app.certificates.credential_form is 'form of the signed credential: 1 two status entries, 2 one and a picture of the achievement';
