-- A line of a quotation request is awarded wholly or in parts, to one supplier or several (decision 94): what is awarded is never more than was asked for.
alter table app.quote_awards add column quantity numeric(12, 3) check (quantity > 0);
update app.quote_awards a set quantity = l.need from app.quote_request_lines l where l.client_id = a.client_id and l.id = a.line_id;
alter table app.quote_awards
  alter column quantity set not null,
  drop constraint quote_awards_pkey,
  add primary key (client_id, line_id, supplier_id);
comment on table app.quote_awards is 'what a supplier gets of a line; a line without a row is not bought by this request';
comment on column app.quote_awards.quantity is 'part of the need that it covers, in the unit of the line; the packs may hold more';
grant insert (quantity) on app.quote_awards to itqan_client, itqan_member;

create function priv.guard_award() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if (select sum(a.quantity) from app.quote_awards a where a.client_id = new.client_id and a.line_id = new.line_id)
    > (select l.need from app.quote_request_lines l where l.client_id = new.client_id and l.id = new.line_id) then
    raise exception 'more is awarded than was asked for' using errcode = 'check_violation';
  end if;
  return null;
end $$;
revoke all on function priv.guard_award() from public;
create constraint trigger guard_award after insert on app.quote_awards deferrable initially deferred for each row execute function priv.guard_award();
