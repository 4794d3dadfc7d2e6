-- What the office changes about payouts that are not on their way, and how a shopper declines an offer.

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

revoke all on function priv.move_payout_days, priv.set_residence, priv.decline_offer from public;
grant execute on function priv.move_payout_days, priv.set_residence to itqan_admin;
grant execute on function priv.decline_offer to itqan_shopper;
