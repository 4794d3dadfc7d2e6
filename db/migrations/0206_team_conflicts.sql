-- A shopper who joins the team of a company has a conflict of interest with it: while a member, and for the months after that count for every
-- former employer. The database writes it, so that every way of joining and leaving counts.
alter table app.shopper_employers add column member_id uuid references app.members (id) on delete set null,
  add check (member_id is null or client_id is not null);
create unique index shopper_employers_of_member on app.shopper_employers (member_id) where member_id is not null;
comment on column app.shopper_employers.member_id is 'membership that it comes from; null: stated by the shopper';

create function priv.follow_membership() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.state = 'removed' then
    update app.shopper_employers e set ended_on = (new.removed_at at time zone 'Asia/Riyadh')::date where e.member_id = new.id and e.ended_on is null;
  else
    insert into app.shopper_employers (shopper_id, company_name, kind, client_id, member_id)
    select new.profile_id, left(coalesce(c.name_en, c.name_ar), 200), 'worked_there', c.id, new.id from app.companies c
    where c.id = new.client_id and exists (select from app.profiles p where p.id = new.profile_id and p.user_type in ('mystery_shopper', 'freelancer'))
    on conflict do nothing;
  end if;
  return null;
end $$;
revoke all on function priv.follow_membership from public;
create trigger follow_membership after insert or update of state on app.members for each row execute function priv.follow_membership();
insert into app.shopper_employers (shopper_id, company_name, kind, client_id, member_id, ended_on)
select m.profile_id, left(coalesce(c.name_en, c.name_ar), 200), 'worked_there', c.id, m.id, (m.removed_at at time zone 'Asia/Riyadh')::date
from app.members m join app.companies c on c.id = m.client_id join app.profiles p on p.id = m.profile_id
where p.user_type in ('mystery_shopper', 'freelancer');
