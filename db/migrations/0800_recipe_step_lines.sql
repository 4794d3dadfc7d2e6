-- Steps of recipes name the lines that they use (decision 98). A version keeps the mentions that it was published with.
alter table app.recipe_steps add column line_ids uuid[] not null default '{}' check (cardinality(line_ids) <= 40);
comment on column app.recipe_steps.line_ids is 'lines of the same version';
grant insert (line_ids) on app.recipe_steps to itqan_client, itqan_member;
