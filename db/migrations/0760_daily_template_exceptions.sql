-- A version of a company's template also holds those of certain branches (decision 92): the versions stay one row each, and need more room.
alter table app.daily_templates drop constraint daily_templates_body_check;
alter table app.daily_templates add constraint daily_templates_body_check
  check (jsonb_typeof(body) = 'object' and pg_column_size(body) <= 600000);
