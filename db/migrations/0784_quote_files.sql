-- A supplier may send a file with its quotation by the link (decision 94): one PDF or picture, for the company alone and, like the prices, after the request
-- has closed.
do $$
declare rule record;
begin
  select conname, pg_get_constraintdef(oid) as def into rule from pg_constraint
    where conrelid = 'app.files'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%purpose%';
  execute format('alter table app.files drop constraint %I', rule.conname);
  execute format('alter table app.files add constraint files_purpose_check %s', replace(rule.def, ']', ', ''quote_file''::text]'));
end $$;

alter table app.supplier_quotes add column file_id uuid references app.files (id);
comment on column app.supplier_quotes.file_id is 'a PDF or picture of the supplier; an answer without one keeps that of the answer before';
create index on app.supplier_quotes (file_id) where file_id is not null;

create function priv.quote_file(quote uuid) returns table (storage_key text, content_type text) language sql stable security definer
  set search_path = '' as $$
  select f.storage_key, f.content_type from app.supplier_quotes q
  join app.quote_invitations i on i.client_id = q.client_id and i.id = q.invitation_id
  join app.quote_requests r on r.client_id = i.client_id and r.id = i.request_id
  join app.files f on f.id = q.file_id
  where q.id = quote and q.client_id = app.client_id() and priv.may_somewhere('suppliers.read')
    and (r.state in ('awarded', 'cancelled') or r.closes_at <= now())
$$;
comment on function priv.quote_file(uuid) is 'of a quotation of the own company, once its request has closed';
revoke all on function priv.quote_file(uuid) from public;
grant execute on function priv.quote_file(uuid) to itqan_client, itqan_member;
