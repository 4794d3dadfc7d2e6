-- The journal's tables get the field's standard names: an entry (one booking) and its lines (debit or credit on one account).
-- Policies, grants, triggers and constraints follow a renamed table by themselves; the bodies of functions are text and are replaced here.
alter table app.ledger_bookings rename to journal_entries;
alter table app.ledger_entries rename to journal_lines;

do $$
declare
  made text;
begin
  for made in
    select pg_get_functiondef(p.oid)
    from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('app', 'priv') and p.prokind = 'f' and p.prosrc ~ 'ledger_(bookings|entries)'
  loop
    execute replace(replace(made, 'ledger_bookings', 'journal_entries'), 'ledger_entries', 'journal_lines');
  end loop;
end
$$;
