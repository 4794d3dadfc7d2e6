import type pg from 'pg'
import type { Actor } from '#/domain/actor.ts'
import { fillCertificateTables } from './isolation-certificates.ts'
import { fillProgrammeTables } from './isolation-programmes.ts'
import { fillMoneyTables } from './isolation-money.ts'
import { fillTools } from './isolation-tools.ts'
import { fillReportTables } from './isolation-reports.ts'
import { fillShopperTables } from './isolation-shoppers.ts'

/** A company with its shopper; `tag` makes unique values differ between companies. */
export type Tenant = { tag: 'A' | 'B'; client: Actor; shopper: Actor; admin: Actor }
type Ids = { branch: string; request: string; questionnaire: string; report: string; file: string; activity: string }

const idsOf = (tag: string): Ids => {
  const id = (n: number) => `0000000${n}-0000-7000-8000-00000000000${tag.toLowerCase()}`
  return { branch: id(1), request: id(2), questionnaire: id(3), report: id(4), file: id(5), activity: id(6) }
}

/**
 * At least one row per tenant in every table, in the order of the foreign keys. A table without a row fails the matrix.
 */
export async function fillEveryTable(owner: pg.Client, { tag, client, shopper, admin }: Tenant): Promise<void> {
  const { branch, request, questionnaire, report, file, activity } = idsOf(tag)
  const run = (text: string, values: unknown[]) => owner.query(text, values)
  await run(`insert into app.settings (key, value, is_public) values ($1, '1', $2)`, [
    `private-or-public-${tag}`,
    tag === 'A',
  ])
  await run(
    `insert into app.setting_values (key, value, counts_from, is_public, saved_by) values ($1, '1', '2027-01-01', $2, $3)`,
    [`private-or-public-${tag}`, tag === 'A', admin.id],
  )
  await run(`insert into app.staff_roles (id, name_en, name_ar, cells) values ($1, $2, $2, '{"inbox": "read"}')`, [
    `own-${tag.toLowerCase()}`,
    `private-or-public-${tag}`,
  ])
  await run(`insert into app.staff_members (profile_id, role) values ($1, 'support')`, [client.id])
  await run(
    `insert into app.staff_invitations (email, full_name, language, role, token_hash, invited_by, expires_at)
     values ($1 || '@example.com', $2, 'en', 'support', repeat($1, 64), $3, now())`,
    [tag.toLowerCase(), `private-or-public-${tag}`, admin.id],
  )
  await run(
    `insert into app.staff_role_views (profile_id, session_id, role, started_at, ends_at)
     values ($1, gen_random_uuid(), 'support', now(), now())`,
    [client.id],
  )
  for (const person of [client, shopper])
    await run(`insert into app.news_consents (profile_id, given, how) values ($1, true, 'account')`, [person.id])
  await run(`insert into app.mail_suppressions (address, reason, note, created_by) values ($1, 'staff', $2, $3)`, [
    `suppressed-${tag.toLowerCase()}@example.com`,
    `private-or-public-${tag}`,
    admin.id,
  ])
  await run(
    `with m as (insert into app.mailings (purpose, segment, texts, created_by)
       values ('news', '{}', jsonb_build_object('subjectEn', $1::text), $2) returning id)
     insert into app.mailing_recipients (mailing_id, profile_id) select id, $3 from m`,
    [`private-or-public-${tag}`, admin.id, client.id],
  )
  await run(`insert into app.message_texts (kind, version, texts, saved_by) values ($1, 1, '{}', $2)`, [
    `private-or-public-${tag}`,
    admin.id,
  ])
  await run(
    `with d as (insert into app.library_documents (title_en, title_ar, audiences, created_by)
       values ($1, $1, '{clients,shoppers,staff}', $2) returning id),
     v as (insert into app.library_versions (document_id, number, note_en, published_by) select id, 1, $1, $2 from d),
     f as (insert into app.library_files (document_id, number, lang, name, content_type, bytes, sha256, storage_key)
       select id, 1, 'en', $1, 'application/pdf', 1, repeat('0', 64), 'aa/' || id from d)
     insert into app.library_confirmations (document_id, number, profile_id) select id, 1, $3 from d`,
    [`private-or-public-${tag}`, admin.id, client.id],
  )
  await run(`insert into app.failed_jobs (id, job, tries, failed_at) values ($1, $2, 5, now())`, [activity, `t.${tag}`])
  const door = tag === 'A' ? 'mail' : 'phone'
  await run(
    `insert into app.integrations (door, settings, changed_by) values ($1, jsonb_build_object('user', $2::text), $3)`,
    [door, `private-or-public-${tag}`, admin.id],
  )
  await run(`insert into app.integration_secrets (door, name, sealed, set_by) values ($1, $2, repeat('x', 40), $3)`, [
    door,
    `T-${tag}`,
    admin.id,
  ])
  await run(`insert into app.integration_calls (door, problem) values ($1, $2)`, [door, `private-or-public-${tag}`])
  await run(`insert into app.log_lines (at, kind, message) values (now(), 'other', $1)`, [`private-or-public-${tag}`])
  await run(`insert into app.announced_events (event_id) values ($1)`, [activity])
  await run(`insert into app.shopper_busy_dates values ($1, '2027-01-01')`, [shopper.id])
  await run(`insert into app.shopper_conflicts (shopper_id, client_id, kind) values ($1, $2, 'related')`, [
    shopper.id,
    client.id,
  ])
  await run(
    `insert into app.client_imports (ground, note, file_name, file_sha256, row_count, client_ids, declared_by)
     values ('consent', $1, 'clients.csv', repeat('0', 64), 1, array[$2::uuid], $3)`,
    [`private-or-public-${tag}`, client.id, admin.id],
  )
  await run(`insert into app.client_notes (client_id, author_id, text) values ($1, $2, 'a note')`, [
    client.id,
    admin.id,
  ])
  await run(`insert into app.branches (id, client_id, name, location) values ($1, $2, 'Main', 'Riyadh')`, [
    branch,
    client.id,
  ])
  await run(
    `insert into app.timeline_notes (id, client_id, branch_id, on_day, text, author_id) values ($1, $2, $1, now(), 'a note', $2)`,
    [branch, client.id],
  )
  await run(
    `with r as (insert into app.automation_rules (id, client_id, node_id, name, event, spec, since, owner_id)
       values ($1, $2, $1, 'a rule', 'action.opened', '{}', now(), $2) returning id),
     v as (insert into app.automation_versions (rule_id, version, client_id, name, event, node_id, spec, saved_by)
       select id, 1, $2, 'a rule', 'action.opened', $1, '{}', $2 from r)
     insert into app.automation_runs (rule_id, version, client_id, event_key, event, needs, node_id, happened_at, facts, result)
       select id, 1, $2, 'e', 'action.opened', 'actions.read', $1, now(), '{}', 'done' from r`,
    [branch, client.id],
  )
  await run(
    `with r as (insert into app.automation_rules (id, name, event, spec, since, owner_id)
       values ($1, $2, 'email.failed', '{}', now(), $3) returning id),
     v as (insert into app.automation_versions (rule_id, version, name, event, spec, saved_by)
       select id, 1, $2, 'email.failed', '{}', $3 from r),
     u as (insert into app.automation_runs (rule_id, version, event_key, event, needs, happened_at, facts, result)
       select id, 1, $2, 'email.failed', 'emails.read', now(), '{}', 'done' from r)
     insert into app.automation_cursor (name, read_until) values ($2, now())`,
    [activity, `private-or-public-${tag}`, admin.id],
  )
  await run(
    `insert into app.notice_routes (client_id, node_id, topic, role, ways, changed_by) values ($1, $2, 'results', 'owner', 'app', $1)`,
    [client.id, branch],
  )
  await run(
    `insert into app.org_nodes (client_id, parent_id, kind, name_en)
     select $1, n.id, 'region', 'North' from app.org_nodes n where n.client_id = $1 and n.kind = 'root'`,
    [client.id],
  )
  await run(`insert into app.org_node_events (client_id, node_id, step, actor_id) values ($1, $2, 'made', $1)`, [
    client.id,
    branch,
  ])
  await run(
    `insert into app.member_invitations (client_id, email, grants, token_hash, expires_at, created_by)
     select $1, $2, jsonb_build_array(jsonb_build_object('node', n.id, 'role', 'viewer')), $2, now() + interval '1 day', $1
     from app.org_nodes n where n.client_id = $1 and n.kind = 'root'`,
    [client.id, `invited-${tag.toLowerCase()}@example.com`],
  )
  await run(
    `insert into app.ownership_transfers (client_id, giver_id, receiver_id, giver_becomes, state, started_at, due_at, settled_at)
     values ($1, $1, $2, 'leaves', 'withdrawn', now(), now() + interval '3 days', now())`,
    [client.id, shopper.id],
  )
  await run(
    `insert into app.list_views (profile_id, list, name, query) values ($1, 'own-requests', 'private-or-public-${tag}', 'city=riyadh')`,
    [client.id],
  )
  // kept: the people of a company that is being closed could not write the rows below
  await run(
    `insert into app.company_closings (client_id, asked_by, asked_at, due_on, kept_by, kept_at)
     values ($1, $1, now(), current_date + 30, $1, now())`,
    [client.id],
  )
  await run(
    `insert into app.ownership_claims (id, client_id, receiver_email, reason, asked_by) values ($1, $1, $2, 'a letter', $3)`,
    [client.id, `owner-${tag.toLowerCase()}@example.com`, admin.id],
  )
  await run(
    `insert into app.staff_views (client_id, admin_id, reason, ends_at) values ($1, $2, 'ticket 7', now() + interval '10 minutes')`,
    [client.id, admin.id],
  )
  await run(
    `insert into app.mystery_shopping_requests (id, client_id, shopper_id, branch_id, branch_name, branch_location, evaluation_type,
       scheduled_date, price, shopper_fee, status, created_by)
     values ($1, $2, $3, $4, 'Main', 'Riyadh', 'basic', now(), 30000, 30000, 'assigned', $2)`,
    [request, client.id, shopper.id, branch],
  )
  await fillProgrammeTables(owner, { client, shopper, tag, branch })
  await run(
    `insert into app.order_batches (client_id, client_key, content_hash, visits, price, created_by) values ($1, $2, 'h', 1, 0, $1)`,
    [client.id, request],
  )
  await run(
    `insert into app.request_events (request_id, client_id, shopper_id, step, to_status, actor_id) values ($1, $2, $3, 'assign', 'assigned', $4)`,
    [request, client.id, shopper.id, admin.id],
  )
  await run(
    `insert into app.questionnaires (id, code, version, evaluation_type, definition) values ($1, $2, 99, 'basic', '{}')`,
    [questionnaire, `T-${tag}`],
  )
  await run(
    `insert into app.obligation_versions (id, code, starts_on, name_en, name_ar, authority, scope, proof, lead, weight, is_critical, basis, source,
       is_active, reviewed_on, created_by)
     values (gen_random_uuid(), 'fixture-' || lower($1), '2026-01-01', 'f', 'f', 'contracts', 'company', 'paper', 1, 1, false, 'C', $3, false, '2026-01-01', $2)`,
    [tag, admin.id, `private-or-public-${tag}`],
  )
  await run(`insert into app.bank_questions (question, source, created_by) values ('{}', $1, $2)`, [
    `private-or-public-${tag}`,
    admin.id,
  ])
  await run(`insert into app.question_failures (questionnaire_id, question_key, failure) values ($1, 'A1', '{}')`, [
    questionnaire,
  ])
  await run(
    `insert into app.mystery_shopping_reports (id, request_id, client_id, shopper_id, questionnaire_id, status, checked_in_at, due_at)
     values ($1, $2, $3, $4, $5, 'released', now(), now())`,
    [report, request, client.id, shopper.id, questionnaire],
  )
  await run(
    `insert into app.report_answers (report_id, client_id, shopper_id, question_key, value, save_id, answered_at)
     values ($1, $2, $3, 'A1', 'true', $1, now())`,
    [report, client.id, shopper.id],
  )
  await run(
    `insert into app.files (id, owner_id, client_id, purpose, content_type, bytes, sha256, storage_key)
     values ($1, $2, $3, 'report_photo', 'image/jpeg', 1, 'x', $4)`,
    [file, shopper.id, client.id, `aa/${file}`],
  )
  await run(`insert into app.client_papers (id, client_id, kind, file_id, sent_by) values ($1, $2, 'vat', $1, $2)`, [
    file,
    client.id,
  ])
  await run(
    `insert into app.report_photos (id, report_id, client_id, shopper_id, question_key, file_id) values ($1, $2, $3, $4, 'A1', $1)`,
    [file, report, client.id, shopper.id],
  )
  await run(
    `insert into app.report_events (report_id, client_id, shopper_id, step, to_status, actor_id) values ($1, $2, $3, 'release', 'released', $4)`,
    [report, client.id, shopper.id, admin.id],
  )
  for (const [n, person] of [client, shopper].entries())
    await run(`insert into app.notifications (profile_id, effect_key, kind, link) values ($1, $2, 'k', '/')`, [
      person.id,
      `${tag}${n}`,
    ])
  await run(
    `insert into app.emails (effect_key, to_address, language, kind, subject, body) values ($1, 'x@example.com', 'en', 'k', 's', 'b')`,
    [tag],
  )
  await fillReportTables(owner, { branch, client, shopper, admin, tag, report, questionnaire })
  await fillTools(owner, { client, shopper, admin, tag }, branch)
  await fillShopperTables(owner, { client, shopper, admin, tag, request, report, file })
  await fillPublicSite(owner, { branch, client, admin, tag })
  await fillMoneyTables(owner, { client, shopper, admin, tag, request, report })
  await run(
    `insert into app.activity_log (id, actor_id, actor_type, action, entity, entity_id, client_id) values ($1, $2, 'client', 'a', 'branch', 'x', $2)`,
    [activity, client.id],
  )
  await run(`select priv.seal_activity(1)`, [])
}

type Site = Pick<Tenant, 'client' | 'admin' | 'tag'> & { branch: string }

/** Public site: published pages, posts, pictures and stories, and visitors' messages. */
async function fillPublicSite(owner: pg.Client, { branch, client, admin, tag }: Site): Promise<void> {
  const slug = `isolation-${tag.toLowerCase()}`
  const id = (n: number) => `000000${n}0-0000-7000-8000-00000000000${tag.toLowerCase()}`
  const [media, page, revision, topic, post, form, submission] = [1, 2, 3, 4, 5, 6, 7].map(id)
  const run = (text: string, ...values: unknown[]) => owner.query(text, values)
  await run(
    `insert into app.media (id, owner_id, name, content_type, bytes, width, height, sha256, storage_key)
     values ($1, $2, 'n', 'image/webp', 1, 1, 1, 'x', $3)`,
    media,
    admin.id,
    slug,
  )
  await run(`insert into app.pages (id, slug, draft) values ($1, $2, '{}')`, page, slug)
  await run(
    `insert into app.page_revisions (id, page_id, number, content, created_by) values ($1, $2, 1, '{}', $3)`,
    revision,
    page,
    admin.id,
  )
  // why: an unpublished page may be deleted; a published one is public
  await run(`update app.pages set published_id = $2 where id = $1`, page, revision)
  await run(`insert into app.post_topics (id, slug, name_en, name_ar) values ($1, $2, 'n', 'n')`, topic, slug)
  await run(
    `insert into app.posts (id, slug, draft, published, published_at) values ($1, $2, '{}', '{}', now())`,
    post,
    slug,
  )
  await run(`insert into app.forms (id, slug, draft, published) values ($1, $2, '{}', '{}')`, form, slug)
  await run(
    `insert into app.form_submissions (id, form_id, client_key, answers, language) values ($1, $2, $1, '[]', 'en')`,
    submission,
    form,
  )
  await run(`insert into app.erasures (profile_id, due_at) values ($1, now() + interval '7 days')`, client.id)
  await run(
    `insert into app.consents (profile_id, document, version, language) values ($1, 'terms', '1', 'en')`,
    client.id,
  )
  await run(
    `insert into app.case_studies (client_id, branch_id, content, figures, state, created_by) values ($1, $2, '{}', '{}', 'agreed', $3)`,
    client.id,
    branch,
    admin.id,
  )
  await fillCertificateTables(owner, { client, admin, tag, branch })
}
