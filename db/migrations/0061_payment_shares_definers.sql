-- What a client does about the shares of its own invoices: its role writes no table of money.

-- Gives payers their shares of the client's own invoice; a share that replaces another one ends it and keeps the reminders that its payer has had.
-- Returns how many were written: what was sent twice is written once. Never shares more than is owed or was shared before.
create function priv.write_shares(invoice uuid, shares jsonb) returns integer language plpgsql security definer set search_path = '' as $$
declare held app.invoices; before bigint; written integer;
begin
  select * into held from app.invoices i
  where i.id = invoice and i.client_id = app.client_id() and i.number is not null and i.kind <> 'credit' for update;
  if not found then return 0; end if;
  select coalesce(sum(s.amount), 0) into before from app.payment_shares s where s.invoice_id = held.id and s.state = 'open';
  update app.payment_shares s set state = 'withdrawn'
  from jsonb_to_recordset(shares) as g (replaces uuid) where s.id = g.replaces and s.invoice_id = held.id and s.state = 'open';
  insert into app.payment_shares (id, invoice_id, client_id, position, payer_name, payer_email, amount, token_hash, due_on, reminders, created_by)
  select g.id, held.id, held.client_id, g.position, g.payer_name, g.payer_email, g.amount, g.token_hash, g.due_on,
    coalesce((select o.reminders from app.payment_shares o where o.id = g.reminded and o.invoice_id = held.id), '{}'), app.uid()
  from jsonb_to_recordset(shares) as g (id uuid, position smallint, payer_name text, payer_email text, amount bigint, token_hash text, due_on date,
    reminded uuid)
  on conflict (id) do nothing;
  get diagnostics written = row_count;
  if (select coalesce(sum(s.amount), 0) from app.payment_shares s where s.invoice_id = held.id and s.state = 'open')
    > greatest(before, held.gross - held.credited - held.paid) then
    raise exception 'more is shared than is owed' using errcode = 'integrity_constraint_violation';
  end if;
  return written;
end $$;

-- Ends an open share of the client's own: the link opens nothing any more.
create function priv.withdraw_share(share uuid) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update app.payment_shares s set state = 'withdrawn' where s.id = share and s.client_id = app.client_id() and s.state = 'open';
  return found;
end $$;

revoke all on function priv.write_shares, priv.withdraw_share from public;
grant execute on function priv.write_shares, priv.withdraw_share to itqan_client;
