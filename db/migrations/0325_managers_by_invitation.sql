-- An invitation of the import of branches names branches whose manager the person becomes by accepting it.
alter table app.member_invitations add column manages jsonb not null default '[]' check (jsonb_typeof(manages) = 'array');
comment on column app.member_invitations.manages is 'list of {branch, instead}: a branch, and its manager when the invitation was sent, in whose place the person comes; another one stays';
grant select (manages), insert (manages) on app.member_invitations to itqan_client, itqan_member;
