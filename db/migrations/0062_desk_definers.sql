-- Steps of the office about payouts that are not on their way, transfers and corrections, and a shopper's no to an offer.

-- What waits for its day gets the day that the new holidays make of it.
create function priv.move_payout_days(days jsonb) returns void language sql security definer set search_path = '' as $$
  update app.payouts p set payable_on = d.payable, version = p.version + 1
  from jsonb_to_recordset(days) as d (earned date, payable date)
  where p.state = 'accrued' and p.earned_on = d.earned and p.payable_on <> d.payable
$$;

-- Where a shopper lives for the tax, with what is withheld from each payout that is not on its way. False, and nothing may stay, when those payouts
-- are others than the caller saw.
create function priv.set_residence(shopper uuid, residence text, open jsonb) returns boolean language plpgsql security definer set search_path = '' as $$
declare changed integer;
begin
  update app.mystery_shopper_profiles s set tax_residence = residence where s.profile_id = shopper;
  update app.payouts p set withheld = w.withheld, version = p.version + 1
  from jsonb_to_recordset(open) as w (payout uuid, earned bigint, withheld bigint)
  where p.id = w.payout and p.shopper_id = shopper and p.state not in ('batched', 'paid') and p.fee + p.bonus = w.earned;
  get diagnostics changed = row_count;
  return changed = (select count(*) from app.payouts p where p.shopper_id = shopper and p.state not in ('batched', 'paid'));
end $$;

-- A shopper declines an offer of their own that still stands.
create function priv.decline_offer(offer uuid, why text, at timestamptz) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update app.visit_offers o set status = 'declined', answered_at = at, ended_by = 'shopper', decline_reason = why
  where o.id = offer and o.shopper_id = app.uid() and o.status = 'offered' and o.expires_at > at;
  return found;
end $$;

-- Finance did not find a stated transfer: its payer is told why.
create function priv.decline_transfer(payment uuid, why text, at timestamptz) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update app.payments y set state = 'failed', message = why, confirmed_by = app.uid(), updated_at = at
  where y.id = payment and y.provider = 'bank' and y.state = 'pending';
  return found;
end $$;

-- A correction that is done is confirmed, by the review desk or a later visit, or sent back; only the version that was seen. Returns the entry in its
-- history.
create function priv.settle_correction(action uuid, seen integer, outcome text, way text, said text, at timestamptz) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare held app.report_actions; entry uuid;
begin
  select * into held from app.report_actions a
  where a.id = action and a.version = seen and (a.status = 'done' or a.verification = 'self') and outcome in ('verified', 'reopened') for update;
  if not found then return null; end if;
  update app.report_actions a set status = outcome, verification = case outcome when 'verified' then way end, version = seen + 1, updated_at = at
  where a.id = held.id;
  insert into app.report_action_events (action_id, client_id, step, from_status, to_status, note, actor_id, created_at)
  values (held.id, held.client_id, case when way = 'visit' then 'confirm-by-visit' when outcome = 'verified' then 'confirm' else 'send-back' end,
    held.status, outcome, said, app.uid(), at)
  returning id into entry;
  return entry;
end $$;

revoke all on function priv.decline_transfer, priv.settle_correction, priv.move_payout_days, priv.set_residence, priv.decline_offer from public;
grant execute on function priv.move_payout_days, priv.set_residence to itqan_admin;
grant execute on function priv.decline_offer to itqan_shopper;
grant execute on function priv.decline_transfer to itqan_admin;
grant execute on function priv.settle_correction to itqan_admin, itqan_system;
