import type pg from 'pg'
import type { Tenant } from './isolation-fixtures.ts'

/** A key of the API on the whole company and a call by it, and an endpoint of webhooks with a message. */
export async function fillApiTables(owner: pg.Client, { tag, client }: Tenant) {
  const id = `00000790-0000-7000-8000-00000000000${tag.toLowerCase()}`
  await owner.query(
    `with k as (insert into app.api_keys (id, client_id, name, node_id, scopes, capabilities, hint, secret_hash, created_by)
       select $1, $2, 'key', n.id, '{company:read}', '{company.read}', 'abcd', sha256($3::bytea), $2
       from app.org_nodes n where n.client_id = $2 and n.kind = 'root')
     insert into app.api_calls (client_id, key_id, idempotency_key, operation, body_hash) values ($2, $1, 'once', 'o', sha256('b'::bytea))`,
    [id, client.id, tag],
  )
  await owner.query(
    `insert into app.api_bulk (id, client_id, key_id, kind, resource, format, capabilities, language)
     values ($1, $2, $1, 'export', 'branches', 'csv', '{branches.read}', 'en')`,
    [id, client.id],
  )
  await owner.query(
    `with w as (insert into app.webhook_endpoints (id, client_id, node_id, name, url, events, secret_sealed, created_by)
       select $1, $2, n.id, 'hook', 'https://example.com/hook', '{action.opened}', repeat('s', 60), $2
       from app.org_nodes n where n.client_id = $2 and n.kind = 'root')
     insert into app.webhook_deliveries (client_id, endpoint_id, type) values ($2, $1, 'webhook.test')`,
    [id, client.id],
  )
  await owner.query(
    `with f as (insert into app.files (id, owner_id, client_id, purpose, content_type, bytes, sha256, storage_key)
       values ($1::uuid, $2, $2, 'exchange', 'text/csv', 1, repeat('0', 64), 'ee/' || $1::text) returning id)
     insert into app.exchange_files (id, client_id, node_id, path, file_id, content_type, bytes, created_by)
       select $1::uuid, $2, n.id, 'sales.csv', f.id, 'text/csv', 1, $2 from f, app.org_nodes n where n.client_id = $2 and n.kind = 'root'`,
    [id, client.id],
  )
  await owner.query(
    `insert into app.office_keys (id, name, company_id, scopes, cells, hint, secret_hash, created_by, expires_at)
     values ($1, 'office key', $2, '{company:read}', '{"clients": "read"}', 'abcd', sha256($3::bytea), $2, now() + interval '1 day')`,
    [id, client.id, `office ${tag}`],
  )
  // the changes that making the other rows has told are not the same for both companies
  await owner.query('delete from app.record_changes where client_id = $1', [client.id])
  await owner.query(
    `insert into app.record_changes (client_id, tab, op, record_id, node_id, needs)
     select $1, 'invoices', 'insert', $2, n.id, 'invoices.read' from app.org_nodes n where n.client_id = $1 and n.kind = 'root'`,
    [client.id, id],
  )
}
