-- Headings of sheets are remembered with what they were taken for; a long sheet is imported by a job (decision 93).
alter table app.ingredient_imports
  add column columns jsonb not null default '{}' check (jsonb_typeof(columns) = 'object'),
  add column state text not null default 'done' check (state in ('waiting', 'done', 'failed')),
  add column problem text check (length(problem) between 1 and 60),
  add column rows integer not null default 0 check (rows >= 0),
  add column progress integer not null default 0 check (progress >= 0),
  add column sheet text check (length(sheet) <= 14000000),
  add column given jsonb,
  add check ((state = 'waiting') = (num_nonnulls(sheet, given) = 2)),
  add check ((state = 'failed') = (problem is not null));
comment on column app.ingredient_imports.columns is 'texts of the heading with the column that each was taken for, empty for none: guesses of the next import';
comment on column app.ingredient_imports.problem is 'code of the error for which nothing was imported';
comment on column app.ingredient_imports.rows is 'rows to be written; progress: those that are';
comment on column app.ingredient_imports.sheet is 'the file as text, until its job has ended';
comment on column app.ingredient_imports.given is 'what the person confirmed, until the job has ended';
grant insert (columns, state, rows, sheet, given) on app.ingredient_imports to itqan_client, itqan_member;
grant update (counts, left_out, state, problem, rows, progress, sheet, given) on app.ingredient_imports to itqan_system;
