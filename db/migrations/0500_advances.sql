-- Prepayment invoices (the authority's type 386) and the invoices that deduct them (decision 63). A prepayment is owed to the client until an invoice
-- deducts it or a credit note takes it back.
alter table app.invoices
  drop constraint invoices_kind_check,
  drop constraint invoices_purpose_check,
  drop constraint invoices_check5,
  drop constraint invoices_check6,
  add column prepaid_net bigint not null default 0 check (prepaid_net >= 0),
  add column prepaid_vat bigint not null default 0 check (prepaid_vat >= 0),
  add column applied bigint not null default 0 check (applied >= 0);
alter table app.invoices
  add constraint invoices_kind_check check (kind in ('invoice', 'prepayment', 'credit', 'debit')),
  add constraint invoices_purpose_check check (purpose in ('visits', 'plan', 'other', 'advance')),
  add constraint invoices_corrects_check check ((kind in ('invoice', 'prepayment')) = (corrects_id is null)),
  add constraint invoices_reason_check1 check (kind in ('invoice', 'prepayment') or reason is not null),
  add constraint invoices_advance_check check (case kind when 'prepayment' then purpose = 'advance' when 'credit' then true else purpose <> 'advance' end),
  add constraint invoices_prepaid_check check (kind = 'invoice' or prepaid_net + prepaid_vat = 0),
  -- a draft may lose lines after a prepayment was chosen; it is not issued like that
  add constraint invoices_prepaid_within check (number is null or prepaid_net + prepaid_vat <= gross),
  -- the second lock: whatever is deducted was paid, and is neither given back nor deducted elsewhere
  add constraint invoices_applied_paid check (applied = 0 or (kind = 'prepayment' and number is not null and applied <= paid));
comment on column app.invoices.prepaid_net is 'of an invoice: nets of the prepayments that it deducts; kept by a trigger';
comment on column app.invoices.prepaid_vat is 'of an invoice: tax of the prepayments that it deducts; kept by a trigger';
comment on column app.invoices.applied is 'of a prepayment: amount with tax that invoices and their drafts deduct; kept by a trigger';

alter table app.invoice_lines drop constraint invoice_lines_account_check;
alter table app.invoice_lines
  add constraint invoice_lines_account_check check (account in ('plan_revenue', 'visit_revenue', 'other_revenue', 'advances'));
alter table app.journal_lines drop constraint ledger_entries_account_check;
alter table app.journal_lines
  add constraint journal_lines_account_check check (account in ('bank', 'provider', 'receivables', 'shopper_fees', 'shopper_bonuses', 'reimbursements',
    'provider_fees', 'vat_payable', 'shoppers_payable', 'withholding_payable', 'client_credit', 'advances', 'plan_revenue', 'visit_revenue',
    'other_revenue'));

-- What an invoice, or its draft, deducts of a prepayment: once a prepayment.
create table app.advance_uses (
  invoice_id uuid not null,
  advance_id uuid not null,
  client_id uuid not null,
  net bigint not null check (net >= 0),
  vat bigint not null check (vat >= 0),
  created_by uuid references app.profiles (id),
  created_at timestamptz not null default now(),
  primary key (invoice_id, advance_id),
  foreign key (client_id, invoice_id) references app.invoices (client_id, id) on delete cascade,
  foreign key (client_id, advance_id) references app.invoices (client_id, id),
  check (net + vat > 0),
  check (invoice_id <> advance_id)
);
comment on table app.advance_uses is 'parts of prepayments that invoices deduct; a draft holds its parts, so that no other invoice takes them';
create index on app.advance_uses (client_id, invoice_id);
create index on app.advance_uses (client_id, advance_id);
create index on app.advance_uses (created_by);

-- The parts of an issued invoice never change; those of a draft are counted on both documents in the same statement. The row of the prepayment is
-- locked by the update, and its check refuses more than is open, also for parts written at the same time.
create function priv.count_advance_use() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  row app.advance_uses := case tg_op when 'DELETE' then old else new end;
  sign integer := case tg_op when 'DELETE' then -1 else 1 end;
begin
  if tg_op = 'UPDATE' then
    raise exception 'a part of a prepayment is removed and added anew' using errcode = 'integrity_constraint_violation';
  end if;
  if exists (select from app.invoices i where i.id = row.invoice_id and (i.number is not null or i.kind <> 'invoice')) then
    raise exception 'only the draft of an invoice deducts prepayments' using errcode = 'integrity_constraint_violation';
  end if;
  update app.invoices set applied = applied + sign * (row.net + row.vat) where id = row.advance_id;
  -- gone already when the draft itself is deleted
  update app.invoices set prepaid_net = prepaid_net + sign * row.net, prepaid_vat = prepaid_vat + sign * row.vat where id = row.invoice_id;
  return null;
end $$;
revoke all on function priv.count_advance_use from public;
create trigger count_advance_use after insert or update or delete on app.advance_uses for each row execute function priv.count_advance_use();

create or replace function priv.keep_issued() returns trigger language plpgsql set search_path = '' as $$
declare moving text[] := array['status', 'version', 'paid', 'credited', 'applied', 'authority', 'cleared_xml', 'reminders', 'updated_at'];
begin
  if old.number is not null and (tg_op = 'DELETE' or to_jsonb(old) - moving <> to_jsonb(new) - moving) then
    raise exception 'an issued document never changes' using errcode = 'integrity_constraint_violation';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;

alter table app.advance_uses enable row level security;
alter table app.advance_uses force row level security;
do $$ begin execute format('create policy owner_all on app.advance_uses to %I using (true) with check (true)', current_user); end $$;
create policy system_all on app.advance_uses to itqan_system using (true) with check (true);
grant select, insert, delete on app.advance_uses to itqan_system;
create policy admin_select on app.advance_uses for select to itqan_admin using (true);
grant select on app.advance_uses to itqan_admin, itqan_client, itqan_member, itqan_viewas;
-- a company reads the parts on its issued invoices: those of drafts are seen with the invoice, which it does not see yet
create policy client_select on app.advance_uses for select to itqan_client using (client_id = (select app.client_id())
  and exists (select from app.invoices i where i.id = advance_uses.invoice_id));
create policy member_select on app.advance_uses for select to itqan_member using (client_id = (select app.client_id())
  and exists (select from app.invoices i where i.id = advance_uses.invoice_id));
create policy viewas_select on app.advance_uses for select to itqan_viewas using (client_id = (select app.client_id())
  and exists (select from app.invoices i where i.id = advance_uses.invoice_id));
insert into priv.staff_tables (name, to_select) values ('advance_uses', '{invoices,ledger}');
call priv.confine_staff();
call priv.guard_closing();
