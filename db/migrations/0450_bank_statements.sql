-- Statements of the company's account at the bank: their booked lines, and what each of them was matched with. Only the platform writes them
-- (decision 59).
create table app.bank_statements (
  id uuid primary key default app.uuid7(),
  account text not null check (length(account) between 1 and 34),
  reference text not null check (length(reference) <= 100),
  digest text not null check (length(digest) = 64),
  opening bigint not null,
  closing bigint not null,
  first_day date,
  last_day date,
  lines integer not null check (lines >= 0),
  new_lines integer not null check (new_lines between 0 and lines),
  uploaded_by uuid not null references app.profiles (id),
  uploaded_at timestamptz not null default now(),
  unique (account, digest)
);
comment on column app.bank_statements.digest is 'of balances and lines: the same statement is stored once';
comment on column app.bank_statements.new_lines is 'lines that no earlier statement had';
create index on app.bank_statements (uploaded_by);

create table app.bank_lines (
  id uuid primary key default app.uuid7(),
  statement_id uuid not null references app.bank_statements (id),
  account text not null check (length(account) between 1 and 34),
  identity text not null check (length(identity) = 64),
  booked_on date not null,
  value_on date,
  amount bigint not null check (amount <> 0),
  unmatched bigint not null,
  end_to_end text not null check (length(end_to_end) <= 100),
  bank_reference text not null check (length(bank_reference) <= 100),
  order_reference text not null check (length(order_reference) <= 100),
  remittance text not null check (length(remittance) <= 500),
  other_name text not null check (length(other_name) <= 140),
  other_iban_hash text not null check (length(other_iban_hash) <= 64),
  other_iban_last text not null check (length(other_iban_last) <= 4),
  is_return boolean not null,
  aside text check (aside in ('fee', 'own-transfer', 'provider', 'refund', 'tax', 'salary', 'other')),
  aside_note text check (length(aside_note) <= 500),
  decided_by uuid references app.profiles (id),
  decided_at timestamptz,
  version integer not null default 1 check (version > 0),
  unique (account, identity),
  check (unmatched between least(0, amount) and greatest(0, amount)),
  check (aside is null or unmatched <> 0)
);
comment on table app.bank_lines is 'booked movements of the account; never deleted, as they prove entries of the books';
comment on column app.bank_lines.identity is 'of the account, the bank''s reference and the content: a line of two statements is stored once';
comment on column app.bank_lines.amount is 'money in positive, money out negative';
comment on column app.bank_lines.unmatched is 'part of the amount that no match covers';
comment on column app.bank_lines.other_iban_hash is 'keyed fingerprint of the other side''s IBAN, which is not stored';
comment on column app.bank_lines.aside is 'why a line, or its rest, needs no match';
create index on app.bank_lines (statement_id);
create index on app.bank_lines (decided_by);
create index bank_lines_newest on app.bank_lines (booked_on desc, id desc);
create index bank_lines_open on app.bank_lines (booked_on) where unmatched <> 0 and aside is null;

create table app.bank_matches (
  id uuid primary key default app.uuid7(),
  line_id uuid not null references app.bank_lines (id),
  kind text not null check (kind in ('payment', 'payout', 'returned-payout', 'returned-payment')),
  amount bigint not null check (amount <> 0),
  payment_id uuid references app.payments (id),
  batch_id uuid,
  place integer,
  books boolean not null,
  made_by uuid not null references app.profiles (id),
  made_at timestamptz not null default now(),
  undone_by uuid references app.profiles (id),
  undone_at timestamptz,
  undo_reason text check (length(undo_reason) between 1 and 500),
  foreign key (batch_id, place) references app.payout_transfers (batch_id, place),
  check ((kind in ('payment', 'returned-payment')) = (payment_id is not null)),
  check ((kind in ('payout', 'returned-payout')) = (batch_id is not null)),
  check ((batch_id is null) = (place is null)),
  check ((undone_at is null) = (undone_by is null) and (undone_at is null) = (undo_reason is null))
);
comment on table app.bank_matches is 'what a line, or a part of it, was; an undone match stays as history';
comment on column app.bank_matches.books is 'false: the payment or payout was recorded by hand before, and the match only names its line';
create index on app.bank_matches (line_id);
create index on app.bank_matches (made_by);
create index on app.bank_matches (undone_by);
create unique index one_line_of_a_payment on app.bank_matches (payment_id, kind) where undone_at is null and payment_id is not null;
create unique index one_line_of_a_transfer on app.bank_matches (batch_id, place, kind) where undone_at is null and batch_id is not null;

-- A payment to a shopper that was booked by a wrong match goes back to waiting; booked again, it is another entry of the journal.
alter table app.payout_transfers add column undone integer not null default 0 check (undone >= 0);
comment on column app.payout_transfers.undone is 'how often its booking as paid was undone';

do $$
declare t text;
begin
  foreach t in array array['bank_statements', 'bank_lines', 'bank_matches'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy owner_all on app.%I to %I using (true) with check (true)', t, current_user);
    execute format('create policy system_all on app.%I to itqan_system using (true) with check (true)', t);
    execute format('create policy admin_select on app.%I for select to itqan_admin using (true)', t);
    execute format('grant select, insert, update on app.%I to itqan_system', t);
    execute format('grant select on app.%I to itqan_admin', t);
  end loop;
end $$;
insert into priv.staff_tables (name, to_select) values ('bank_statements', '{ledger}'), ('bank_lines', '{ledger}'), ('bank_matches', '{ledger}');
call priv.confine_staff();
