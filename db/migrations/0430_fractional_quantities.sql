-- Lines of invoices may have parts of a unit, to three decimals. The amount of a line is rounded half up at the halala, as in domain/tax-document.ts.
alter table app.invoice_lines
  drop constraint invoice_lines_quantity_check,
  drop constraint invoice_lines_check,
  drop constraint invoice_lines_check1;
alter table app.invoice_lines
  alter column quantity type numeric(8, 3),
  add constraint invoice_lines_quantity_check check (quantity > 0),
  add constraint invoice_lines_allowance_check check (allowance between 0 and round(quantity * unit_price)),
  add constraint invoice_lines_net_check check (net = round(quantity * unit_price) - allowance);
