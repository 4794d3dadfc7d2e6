-- The guided start: standards as a step of its own, the card of the dashboard put away by a person, and the first sign-in of an owner
-- after the approval of the company.
alter table app.companies drop constraint companies_setup_skipped_check;
alter table app.companies add constraint companies_setup_skipped_check
  check (setup_skipped <@ array['standards', 'figures', 'billing', 'branches', 'team'] and cardinality(setup_skipped) <= 10) not valid;
alter table app.companies validate constraint companies_setup_skipped_check;
alter table app.members
  add column setup_hidden boolean not null default false,
  add column setup_shown_at timestamptz;
comment on column app.members.setup_hidden is 'the person put the card of the guided start away on the dashboard';
comment on column app.members.setup_shown_at is 'when a sign-in led the person to the guided start, once after the approval';

create function priv.hide_setup(hidden boolean) returns boolean language sql security definer set search_path = '' as $$
  update app.members m set setup_hidden = hidden
  where m.client_id = app.client_id() and m.profile_id = app.uid() and m.state = 'active' returning true
$$;
comment on function priv.hide_setup(boolean) is 'puts the card of the guided start away for the acting person, or brings it back';
create function priv.lead_to_setup() returns boolean language sql security definer set search_path = '' as $$
  with led as (
    update app.members m set setup_shown_at = now() from app.client_profiles p
    where m.client_id = app.client_id() and m.profile_id = app.uid() and m.state = 'active' and m.setup_shown_at is null
      and p.profile_id = m.client_id and p.approval = 'approved' and p.approval_changed_at is not null
      and not exists (select from app.mystery_shopping_requests q where q.client_id = m.client_id and q.status <> 'cancelled')
    returning m.id)
  select exists (select from led)
$$;
comment on function priv.lead_to_setup() is 'true once: for an owner who signs in after the approval, before the first order of the company';
revoke all on function priv.hide_setup, priv.lead_to_setup from public;
grant execute on function priv.hide_setup to itqan_client, itqan_member;
grant execute on function priv.lead_to_setup to itqan_client;
