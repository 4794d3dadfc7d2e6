-- Steps of the guided start that a company left for later.
alter table app.companies add column setup_skipped text[] not null default '{}'
  check (setup_skipped <@ array['figures', 'billing', 'branches', 'team'] and cardinality(setup_skipped) <= 10);
comment on column app.companies.setup_skipped is 'steps of the guided start left for later (domain/office/setup.ts)';
grant update (setup_skipped) on app.companies to itqan_client;
