-- How many shoppers may take an open visit, counted by a job: what the control room judges its risk by.
alter table app.mystery_shopping_requests add column takers smallint check (takers >= 0);
comment on column app.mystery_shopping_requests.takers is 'shoppers who may take it under every rule, counted to ten; null: not counted yet';
