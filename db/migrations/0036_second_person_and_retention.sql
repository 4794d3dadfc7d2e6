-- A batch is approved by others than its maker: one, and two when it comes to more than the setting payouts.two-approvers-above.
create function priv.approvers_needed(total bigint) returns integer language plpgsql stable security definer set search_path = '' as $$
declare above bigint;
begin
  select (v.value #>> '{}')::bigint into above from app.setting_values v
  where v.key = 'payouts.two-approvers-above' and v.counts_from <= (now() at time zone 'Asia/Riyadh')::date and v.withdrawn_at is null
  order by v.counts_from desc, v.id desc limit 1;
  return case when total > coalesce(above, 5000000) then 2 else 1 end;
end $$;

create function priv.keep_second_person() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from app.payout_batches b where b.id = new.batch_id and b.created_by = new.admin_id) then
    raise exception 'the maker of a batch does not approve it' using errcode = 'integrity_constraint_violation';
  end if;
  if not exists (select from app.profiles p where p.id = new.admin_id and p.user_type = 'admin' and p.status = 'active') then
    raise exception 'only an active administrator approves a batch' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

create function priv.keep_approvals() returns trigger language plpgsql security definer set search_path = '' as $$
declare given integer;
begin
  if tg_op = 'INSERT' then
    if new.state <> 'open' then
      raise exception 'a batch begins without approvals' using errcode = 'integrity_constraint_violation';
    end if;
    return new;
  end if;
  if new.created_by <> old.created_by then
    raise exception 'the maker of a batch stays its maker' using errcode = 'integrity_constraint_violation';
  end if;
  if new.state = 'approved' and old.state <> 'approved' then
    select count(*) into given from app.payout_approvals a
    where a.batch_id = new.id and a.digest = new.digest and a.admin_id <> new.created_by;
    if given < priv.approvers_needed(new.total) then
      raise exception 'the batch lacks an approval' using errcode = 'integrity_constraint_violation';
    end if;
  end if;
  if (new.digest <> old.digest or new.total <> old.total) and new.state in ('approved', 'sent', 'done')
    or new.state = 'sent' and old.state not in ('approved', 'sent', 'done') then
    raise exception 'a batch goes to the bank as it was approved' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
revoke all on function priv.approvers_needed, priv.keep_second_person, priv.keep_approvals from public;

-- Batches that the bank does not have yet: what their makers approved does not count. The activity log still names it.
delete from app.payout_approvals a using app.payout_batches b
  where b.id = a.batch_id and b.created_by = a.admin_id and b.state in ('open', 'approved');
update app.payout_batches b set state = 'open', version = version + 1
  where state = 'approved' and (select count(*) from app.payout_approvals a where a.batch_id = b.id and a.digest = b.digest)
    < case when b.total > 5000000 then 2 else 1 end;

create trigger keep_second_person before insert or update on app.payout_approvals for each row execute function priv.keep_second_person();
create trigger keep_approvals before insert or update on app.payout_batches for each row execute function priv.keep_approvals();

-- What is kept for a time only: the platform removes it in pieces, the oldest first.
grant delete on app.emails, app.form_submissions to itqan_system;
create index emails_with_text on app.emails (created_at) where body <> '';
create index notifications_oldest on app.notifications (created_at);
create index submissions_closed on app.form_submissions (handled_at) where state in ('done', 'spam');
create index session_ended on auth.session ("expiresAt");
