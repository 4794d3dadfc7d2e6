-- Plans, payments, payouts, months and tax units: as 0238, each function asks for the role of the member of staff who calls it.
create or replace function priv.change_next_plan(plan uuid, seen integer, next text) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare is_staff boolean := priv.staff_may('{invoices+}'::text[], true);
begin
  perform from app.client_profiles c join app.subscriptions s on s.client_id = c.profile_id
  where s.id = plan and ((s.client_id = app.client_id() and priv.may_company('plans.change')) or is_staff) for update of c;
  update app.subscriptions s set next_tier = next, next_price = null, version = seen + 1
  where s.id = plan and s.version = seen and s.state = 'active'
    and ((s.client_id = app.client_id() and priv.may_company('plans.change')) or is_staff);
  return found;
end $$;

create or replace function priv.change_plan_price(plan uuid, seen integer, price bigint) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  perform priv.require_staff('{invoices+}');
  perform from app.client_profiles c join app.subscriptions s on s.client_id = c.profile_id where s.id = plan for update of c;
  update app.subscriptions s set next_price = price, version = seen + 1
  where s.id = plan and s.version = seen and s.state = 'active' and s.next_tier is null;
  return found;
end $$;

create or replace function priv.visits_within_plan(client uuid, from_day date, until_day date) returns integer
  language sql stable security definer set search_path = '' as $$
  select count(*)::int
  from app.billed_visits b join app.mystery_shopping_requests q on q.client_id = b.client_id and q.id = b.request_id
  where b.client_id = client and b.within_plan and priv.plans_visits(client)
    and (q.scheduled_date at time zone 'Asia/Riyadh')::date >= from_day and (q.scheduled_date at time zone 'Asia/Riyadh')::date < until_day
    and (current_setting('role') <> 'itqan_admin' or (select priv.staff_may('{invoices}'::text[], false)))
$$;

create or replace function priv.decline_transfer(payment uuid, why text, at timestamptz) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  perform priv.require_staff('{invoices+}');
  update app.payments y set state = 'failed', message = why, confirmed_by = app.uid(), updated_at = at
  where y.id = payment and y.provider = 'bank' and y.state = 'pending';
  return found;
end $$;

-- The residence belongs to the making of batches, the days of payouts to the settings of the platform.
create or replace function priv.set_residence(shopper uuid, residence text, open jsonb) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare changed integer;
begin
  perform priv.require_staff('{payouts+,payouts:make}');
  update app.mystery_shopper_profiles s set tax_residence = residence where s.profile_id = shopper;
  update app.payouts p set withheld = w.withheld, version = p.version + 1
  from jsonb_to_recordset(open) as w (payout uuid, earned bigint, withheld bigint)
  where p.id = w.payout and p.shopper_id = shopper and p.state not in ('batched', 'paid') and p.fee + p.bonus = w.earned;
  get diagnostics changed = row_count;
  return changed = (select count(*) from app.payouts p where p.shopper_id = shopper and p.state not in ('batched', 'paid'));
end $$;

create or replace function priv.move_payout_days(days jsonb) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform priv.require_staff('{platform+}');
  update app.payouts p set payable_on = d.payable, version = p.version + 1
  from jsonb_to_recordset(days) as d (earned date, payable date)
  where p.state = 'accrued' and p.earned_on = d.earned and p.payable_on <> d.payable;
end $$;

create or replace function priv.close_month(first_day date, counted jsonb, at timestamptz) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform priv.require_staff('{ledger+}');
  insert into app.closed_months (month, figures, closed_by, closed_at) values (first_day, counted, app.uid(), at);
end $$;

create or replace function priv.continue_unit(unit uuid) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  perform priv.require_staff('{ledger+}');
  update app.tax_units u set fault = null where u.id = unit and u.state = 'rehearsing';
  return found;
end $$;

create or replace function priv.give_up_unit(unit uuid, at timestamptz) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  perform priv.require_staff('{ledger+}');
  update app.tax_units u set state = 'ended', ended_at = at, fault = null where u.id = unit and u.state in ('asked', 'rehearsing');
  return found;
end $$;

create or replace function priv.send_document_again(invoice uuid, at timestamptz) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  perform priv.require_staff('{ledger+}');
  update app.invoices i set authority = 'waiting', updated_at = at where i.id = invoice and i.number is not null and i.authority in ('waiting', 'rejected');
  return found;
end $$;

-- The staff view of a company. The row of the member is held, so that a change of role at the same time waits for the view and then ends it.
create or replace function priv.start_staff_view(staff_session uuid, company uuid, why text) returns timestamptz
  language plpgsql security definer set search_path = '' as $$
declare ends timestamptz := now() + interval '30 minutes';
begin
  perform from app.staff_members m where m.profile_id = app.uid() for share;
  perform priv.require_staff('{clients+,clients:view}');
  if not exists (select from app.companies c where c.id = company) then return null; end if;
  update app.staff_views v set ended_at = now() where v.admin_id = app.uid() and v.ended_at is null and v.ends_at > now();
  insert into app.staff_views (client_id, admin_id, reason, started_at, ends_at) values (company, app.uid(), why, now(), ends);
  update auth.session s set "companyId" = company where s.id = staff_session and s."userId" = app.uid();
  return ends;
end $$;

create or replace function priv.end_staff_view() returns uuid language plpgsql security definer set search_path = '' as $$
declare company uuid;
begin
  perform priv.require_staff('{everyone}');
  update app.staff_views v set ended_at = now() where v.admin_id = app.uid() and v.ended_at is null and v.ends_at > now()
  returning v.client_id into company;
  update auth.session s set "companyId" = null where s."userId" = app.uid();
  return company;
end $$;

-- A view ends with the right to it: with another role, the end of the access, or other cells of the role.
create function priv.end_views_without_right() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update app.staff_views v set ended_at = now()
  where v.ended_at is null and v.ends_at > now() and not exists (
    select from app.staff_members m join app.staff_roles r on r.id = m.role
    where m.profile_id = v.admin_id and m.state = 'active'
      and (priv.cells_allow(r.cells, 'clients+') or priv.cells_allow(r.cells, 'clients:view')));
  return null;
end $$;
revoke all on function priv.end_views_without_right() from public;
create trigger end_views_without_right after update of role, state on app.staff_members for each statement execute function priv.end_views_without_right();
create trigger end_views_without_right after update of cells on app.staff_roles for each statement execute function priv.end_views_without_right();
