-- How a unit gets its certificates, step by step: what was done is kept, so that a fault half-way is gone on from.

alter table app.tax_units
  add column facts jsonb,
  add column rehearsal jsonb not null default '[]',
  add column fault jsonb,
  add column renews_id uuid references app.tax_units (id),
  add column leased_until timestamptz,
  add column active_from timestamptz,
  add column ended_at timestamptz;
comment on column app.tax_units.facts is 'what the unit told the authority about itself: branch, short address, industry, serial';
comment on column app.tax_units.rehearsal is 'the documents that the authority has looked at before it gives the certificate that counts';
comment on column app.tax_units.renews_id is 'the unit whose chain this one goes on with, under a new certificate';
comment on column app.tax_units.leased_until is 'until then one worker speaks with the authority for this unit';
update app.tax_units set active_from = created_at where state = 'active';
update app.tax_units set ended_at = now() where state = 'ended';
create index on app.tax_units (renews_id);
create unique index one_unit_asks on app.tax_units ((true)) where state in ('asked', 'rehearsing');
grant select (facts, rehearsal, fault, renews_id, active_from, ended_at) on app.tax_units to itqan_admin;

create index invoices_before_authority on app.invoices (issued_at desc, id) where authority <> 'none';
create index invoices_of_unit_waiting on app.invoices (unit_id, counter) where authority = 'waiting';
