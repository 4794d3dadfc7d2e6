-- What shoppers hear of their reports, and what became of an appeal that came too late for the visit.

-- An upheld appeal brings the report back to its editor. When the visit has gone to somebody else meanwhile, the report stays
-- out of the client's sight, but the work was done: it is graded and its fee is owed.
alter table app.report_appeals add column fee_due bigint check (fee_due >= 0);
comment on column app.report_appeals.fee_due is 'halalas owed although the report is not released; null: the report went back to its editor';
grant update (fee_due) on app.report_appeals to itqan_admin;

-- The visits behind a shopper's own reports. A request that went to somebody else is out of their sight, though not which branch
-- they wrote about; when it is visited next, by whom and for how much is never told.
create function priv.visits_of_own_reports(wanted uuid default null) returns table (
  report_id uuid, number bigint, client_name text, branch_name text, branch_location text, evaluation_type text, fee bigint)
  language sql stable security definer set search_path = '' as $$
  select r.id, q.number, q.client_name, q.branch_name, q.branch_location, q.evaluation_type,
    case when q.shopper_id = r.shopper_id then q.shopper_fee + q.bonus end
  from app.mystery_shopping_reports r join app.mystery_shopping_requests q on q.client_id = r.client_id and q.id = r.request_id
  where r.shopper_id = app.uid() and (wanted is null or r.id = wanted)
$$;
revoke all on function priv.visits_of_own_reports from public;
grant execute on function priv.visits_of_own_reports to itqan_shopper;

-- Deadlines of reports are looked at every ten minutes.
create index reports_due on app.mystery_shopping_reports (due_at) where status in ('draft', 'revision_requested');
