-- Plans: why one ended, which one it takes the place of, what each month was worth, and what the next one will cost.
alter table app.subscriptions
  add column ended_why text check (ended_why in ('changed', 'cancelled', 'unpaid', 'refunded', 'given-up')),
  add column replaces_id uuid,
  add column next_price bigint check (next_price >= 0),
  add foreign key (client_id, replaces_id) references app.subscriptions (client_id, id),
  add check (state <> 'ended' or ended_why is not null),
  drop constraint subscriptions_check,
  add check (state <> 'waiting' or began_on is null),
  add check (state <> 'active' or began_on is not null);
comment on column app.subscriptions.began_on is 'months are counted from here; null: never paid for, so it never began';
create index on app.subscriptions (client_id, replaces_id);
create index subscriptions_newest on app.subscriptions (created_at desc, id);

alter table app.subscription_periods
  add column tier text check (tier in ('basic', 'professional', 'enterprise')),
  add column price bigint check (price >= 0);
update app.subscription_periods p set tier = s.tier, price = s.monthly_price
  from app.subscriptions s where s.client_id = p.client_id and s.id = p.subscription_id;
alter table app.subscription_periods alter column tier set not null, alter column price set not null;
comment on column app.subscription_periods.until_on is 'the first day that no longer belongs to it; while the plan waits for its money, days that may still move';
