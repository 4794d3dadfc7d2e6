-- Books of a million rows, and months that are closed while others book.

-- Whoever books holds the month against its closing, and whoever closes it waits for them: nothing slips in between.
create or replace function priv.keep_closed() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock_shared(1912, to_char(new.booked_on, 'YYYYMM')::integer);
  if exists (select from app.closed_months m where m.month = date_trunc('month', new.booked_on)::date) then
    raise exception 'the month is closed' using errcode = 'integrity_constraint_violation', constraint = 'keep_closed';
  end if;
  return new;
end $$;
create trigger keep_closed before insert on app.ledger_entries for each row execute function priv.keep_closed();

-- What is read: bookings by day, of a kind, about something; entries of an account by day.
create index on app.ledger_bookings (booked_on, id);
drop index app.ledger_bookings_booked_on_idx;
create index on app.ledger_bookings (kind, booked_on, id);
create index on app.ledger_bookings (about text_pattern_ops);
create index on app.ledger_entries (account, booked_on, booking_id) include (amount);
drop index app.ledger_entries_account_booked_on_amount_idx;
