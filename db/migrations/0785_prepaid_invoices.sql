-- Invoices of which a part was prepaid (decision 94): the total is that of the lines, what is still to be paid is less.
alter table app.supplier_invoices add column prepaid numeric(10, 2) not null default 0 check (prepaid >= 0 and prepaid <= total);
comment on column app.supplier_invoices.prepaid is 'riyals with VAT that were paid before by a prepayment invoice; the total includes them';
grant insert (prepaid) on app.supplier_invoices to itqan_client, itqan_member;
