-- What earlier credit notes about the same document took back when a note was issued: [{category, taxable}].
-- The tax of a note is computed from it (domain/tax-document.ts), and so are its file and its paper when they are made again.
alter table app.invoices add column credited_before jsonb not null default '[]';
