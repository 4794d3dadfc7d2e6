-- Payouts on their way to the bank: who lives abroad, on which day a visit was earned, and what a batch transfers to whom.

alter table app.mystery_shopper_profiles
  add column tax_residence text not null default 'resident' check (tax_residence in ('resident', 'non_resident'));
comment on column app.mystery_shopper_profiles.tax_residence is 'an administrator says it; tax is withheld from what non-residents earn';
grant update (tax_residence) on app.mystery_shopper_profiles to itqan_admin;

-- One transfer of a batch to one person, for all of their visits in it. The account is that of the day on which the file was made.
create table app.payout_transfers (
  batch_id uuid not null references app.payout_batches (id),
  place integer not null check (place > 0),
  shopper_id uuid not null references app.profiles (id),
  visits integer not null check (visits > 0),
  gross bigint not null check (gross > 0),
  withheld bigint not null default 0 check (withheld between 0 and gross),
  net bigint generated always as (gross - withheld) stored,
  account_last text not null check (length(account_last) <= 4),
  account_bank text check (length(account_bank) <= 40),
  account_sealed text,
  beneficiary text check (length(beneficiary) <= 200),
  outcome text not null default 'waiting' check (outcome in ('waiting', 'paid', 'failed', 'returned')),
  reason text check (length(reason) <= 1000),
  bank_reference text check (length(bank_reference) <= 100),
  settled_at timestamptz,
  primary key (batch_id, place)
);
comment on column app.payout_transfers.account_sealed is 'the IBAN as the bank got it, sealed; null until the file was made';
create index on app.payout_transfers (shopper_id);

alter table app.payouts
  add column earned_on date not null default ((now() at time zone 'Asia/Riyadh')::date),
  add column place integer,
  add foreign key (batch_id, place) references app.payout_transfers (batch_id, place),
  add check ((batch_id is null) = (place is null));
comment on column app.payouts.place is 'which transfer of its batch it belongs to';
drop index app.payouts_batch_id_idx;
create index on app.payouts (batch_id, place);
create index payouts_newest on app.payouts (earned_on desc, id desc);
create index payouts_payable on app.payouts (shopper_id) where state = 'payable';
create index payout_queries_open on app.payout_queries (created_at) where answered_at is null;
grant select (earned_on, batch_id, place) on app.payouts to itqan_shopper;

do $$
begin
  alter table app.payout_transfers enable row level security;
  alter table app.payout_transfers force row level security;
  execute format('create policy owner_all on app.payout_transfers to %I using (true) with check (true)', current_user);
end $$;
create policy system_all on app.payout_transfers to itqan_system using (true) with check (true);
grant select, insert, update, delete on app.payout_transfers to itqan_system;
create policy admin_select on app.payout_transfers for select to itqan_admin using (true);
grant select (batch_id, place, shopper_id, visits, gross, withheld, net, account_last, account_bank, beneficiary, outcome, reason, bank_reference, settled_at)
  on app.payout_transfers to itqan_admin;
create policy shopper_select on app.payout_transfers for select to itqan_shopper using (shopper_id = (select app.uid()));
grant select (batch_id, place, shopper_id, visits, gross, withheld, net, account_last, account_bank, outcome, bank_reference, settled_at)
  on app.payout_transfers to itqan_shopper;

-- What is still owed keeps an account: nobody could be paid without it. And it moves when two accounts become one.
create function priv.is_owed(who uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from app.payouts p where p.shopper_id = who and p.state <> 'paid' and p.net > 0)
$$;
create function priv.keep_owed() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if priv.is_owed(new.id) then
    raise exception 'something is still owed to this account' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger keep_owed before update of status on app.profiles for each row
  when (new.status = 'erased' and old.status <> 'erased') execute function priv.keep_owed();
revoke all on function priv.is_owed, priv.keep_owed from public;

create function priv.merge_payouts(gone uuid, stays uuid) returns integer language plpgsql security definer set search_path = '' as $$
declare n integer;
begin
  update app.payouts set shopper_id = stays where shopper_id = gone;
  get diagnostics n = row_count;
  update app.payout_transfers set shopper_id = stays where shopper_id = gone;
  update app.payout_queries set shopper_id = stays where shopper_id = gone;
  return n;
end $$;
revoke all on function priv.merge_payouts from public;
grant execute on function priv.merge_payouts to itqan_system;
