import type pg from 'pg'
import type { Actor } from '#/domain/actor.ts'

type Rows = { client: Actor; admin: Actor; tag: string; branch: string }

/** Rows of a tenant in every table about certificates: certificate, history, application and guest review. */
export async function fillCertificateTables(owner: pg.Client, { client, admin, tag, branch }: Rows): Promise<void> {
  const id = (n: number) => `0000${n}000-0000-7000-8000-00000000000${tag.toLowerCase()}`
  const run = (text: string, ...values: unknown[]) => owner.query(text, values)
  const [certificate, application, review] = [id(1), id(2), id(3)]
  await run(
    `insert into app.certificate_rules (version, settings, note) values ($1, '{}', $2)`,
    tag === 'A' ? 101 : 102,
    tag,
  )
  await run(
    `insert into app.signing_keys (kid, public_jwk, sealed_private, retired_at) values ($1, $2, 's', now())`,
    tag.repeat(43),
    JSON.stringify(tag),
  )
  await run(
    `insert into app.certificates (id, number, client_id, branch_id, holder_name, branch_name, level, issued_at, expires_at)
     values ($1, $2, $3, $4, 'h', 'b', 'gold', now(), now() + interval '1 year')`,
    certificate,
    `ISOLATED-${tag}`,
    client.id,
    branch,
  )
  await run(
    `insert into app.signed_anew (kid, certificate_id, client_id) values ($1, $2, $3)`,
    tag.repeat(43),
    certificate,
    client.id,
  )
  await run(
    `insert into app.certificate_events (certificate_id, client_id, step, to_state, actor_id) values ($1, $2, 'issue', 'active', $3)`,
    certificate,
    client.id,
    admin.id,
  )
  await run(
    `insert into app.certificate_applications (id, client_id, branch_id, created_by) values ($1, $2, $3, $2)`,
    application,
    client.id,
    branch,
  )
  await run(
    `insert into app.guest_reviews (id, certificate_id, client_id, branch_id, stars, language, person_hash, written_on, state)
     values ($1, $2, $3, $4, 5, 'en', 'p', '2026-01-01', 'published')`,
    review,
    certificate,
    client.id,
    branch,
  )
}
