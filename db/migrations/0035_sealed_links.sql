-- A link that opens an account, a payment, a report or a calendar to its holder is never kept readable: it is sealed until its mail is sent.
alter table app.emails add column secrets_sealed text;
comment on column app.emails.secrets_sealed is 'what the text hides, sealed for its address; U+E000, a number and U+E001 stand in the text for it';

-- What staff read of a mail is its text without what is hidden; the sealed column is for the platform alone.
revoke select on app.emails from itqan_admin;
grant select (id, effect_key, profile_id, to_address, language, kind, subject, body, state, problem, attempts, claimed_until, created_at, sent_at)
  on app.emails to itqan_admin;
drop policy admin_resend on app.emails;
create policy admin_resend on app.emails for update to itqan_admin using (state in ('failed', 'kept')) with check (state = 'queued');

create function app.holds_secret_link(words text) returns boolean language sql immutable parallel safe set search_path = '' as $$
  select words ~* 'https?://[^\s\u2066-\u2069<>"'']*([?&](token|ticket|key)=[^\s\u2066-\u2069<>"''&#;]|/(shared|payment|calendar)/[\w-]{16})'
$$;
grant execute on function app.holds_secret_link(text) to itqan_visitor, itqan_client, itqan_shopper, itqan_admin, itqan_system;
create function priv.hide_secret_links(words text, instead text) returns text language sql immutable set search_path = '' as $$
  select regexp_replace(words,
    'https?://[^\s\u2066-\u2069<>"'']*([?&](token|ticket|key)=[^\s\u2066-\u2069<>"''&#;]|/(shared|payment|calendar)/[\w-]{16})[^\s\u2066-\u2069<>"'']*',
    instead, 'gi')
$$;
revoke all on function priv.hide_secret_links from public;

-- Mails from before: the links go. One that still waits cannot be sent without its link; its reader asks for a new one.
update app.emails set
  state = case when state = 'queued' then 'failed' else state end,
  problem = case when state = 'queued' then 'The link of this email was removed before it was sent. The recipient has to ask for a new one.' else problem end,
  claimed_until = null,
  secrets_sealed = case when state = 'sent' then null else '' end,
  subject = priv.hide_secret_links(subject, U&'\E0000\E001'),
  body = priv.hide_secret_links(body, U&'\E0000\E001')
where app.holds_secret_link(subject) or app.holds_secret_link(body);
update app.emails set problem = priv.hide_secret_links(problem, '…') where app.holds_secret_link(problem);
update app.notifications set link = '/notifications', params = '{}'
  where link ~* '[?&](token|ticket|key)=|/(shared|payment|calendar)/[\w-]{16}' or app.holds_secret_link(params::text);
update app.payments set pay_url = null where pay_url is not null;
update app.sandbox_checkouts set return_to = '', back_to = '';
comment on column app.payments.pay_url is 'the address of the provider''s page, sealed';
comment on column app.sandbox_checkouts.return_to is 'sealed, as back_to';
do $$
begin
  if to_regclass('jobs.job') is not null then
    update jobs.job set output = null where app.holds_secret_link(output::text);
  end if;
end $$;
drop function priv.hide_secret_links;

-- The same holds for the tokens of sessions: what is stored opens nothing. Open sessions stay open.
update auth.session set token = encode(sha256(convert_to(token, 'UTF8')), 'hex');
comment on column auth.session.token is 'sha-256 of the token in the cookie';

alter table app.emails add constraint emails_hold_no_secret_link
  check (not app.holds_secret_link(subject) and not app.holds_secret_link(body) and not app.holds_secret_link(problem));
alter table app.notifications add constraint notifications_hold_no_secret_link
  check (link !~* '[?&](token|ticket|key)=|/(shared|payment|calendar)/[\w-]{16}');

-- What is hidden goes with the text that hid it: a mail that was erased keeps nothing.
create function priv.forget_hidden() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.subject !~ U&'\E000' and new.body !~ U&'\E000' then new.secrets_sealed := null; end if;
  return new;
end $$;
create trigger forget_hidden before update on app.emails for each row
  when (new.secrets_sealed is not null) execute function priv.forget_hidden();
