-- The withholding tax return is a paper of finance: an accountant reads and keeps it, as the other returns.
alter table app.papers alter column is_finance set expression as
  (kind in ('vat-return', 'zakat', 'e-invoice-certificate', 'gosi', 'wage-file', 'withholding-tax'));
