import type pg from 'pg'
import type { Tenant } from './isolation-fixtures.ts'

type Parts = Tenant & { branch: string; report: string; questionnaire: string }

/**
 * Rows that belong to a report: events, corrections, alerts, revisions, disputes, replies, links, actions and
 * documents.
 */
export async function fillReportTables(owner: pg.Client, parts: Parts): Promise<void> {
  const { tag, client, shopper, admin, branch, report } = parts
  const run = (text: string, ...values: unknown[]) => owner.query(text, values)
  const id = (n: number) => `00000${n}-0000-7000-8000-00000000000${tag.toLowerCase()}`
  await run(
    `insert into app.questionnaire_drafts (code, client_id, evaluation_type, draft, is_current, created_by)
     values ($1, $2, 'basic', '{}', true, $3)`,
    `T-${tag}`,
    client.id,
    admin.id,
  )
  await run(
    `insert into app.report_moments (id, report_id, client_id, shopper_id, kind, name, device_at) values ($1, $2, $3, $4, 'stamp', 'arrived', now())`,
    id(101),
    report,
    client.id,
    shopper.id,
  )
  await run(
    `insert into app.report_answer_edits (report_id, client_id, question_key, before, after, reason, editor_id)
     values ($1, $2, 'A1', '{}', '{}', 'r', $3)`,
    report,
    client.id,
    admin.id,
  )
  await run(
    `insert into app.report_translations (report_id, client_id, question_key, field, lang, original, text, origin, made_by, confirmed_at)
     values ($1, $2, 'A1', 'comment', 'ar', 'o', 't', 'typed', $3, now())`,
    report,
    client.id,
    shopper.id,
  )
  await run(
    `insert into app.editor_phrases (id, purpose, text_en, text_ar, created_by) values ($1, 'return', 'e', 'a', $2)`,
    id(102),
    admin.id,
  )
  await run(
    `insert into app.alert_people (client_id, name, email, language, created_by) values ($1, 'n', 'n@example.com', 'en', $1)`,
    client.id,
  )
  await run(
    `insert into app.report_alerts (report_id, client_id, questions, state, due_at) values ($1, $2, '[]', 'sent', now())`,
    report,
    client.id,
  )
  await run(
    `insert into app.score_alerts (client_id, report_id, branch_id, kind, score) values ($1, $2, $3, 'critical', 59)`,
    client.id,
    report,
    branch,
  )
  await run(
    `insert into app.score_tallies (client_id, evaluation_type, code, month, section, branch_id, n, sum, squares, lost)
     values ($1, 'basic', 'T', '2026-01-01', '', $2, 1, 8000, 64000000, 2000)`,
    client.id,
    branch,
  )
  await run(
    `insert into app.counted_visits (report_id, client_id, branch_id, evaluation_type, visited_at, day, score)
     values ($1, $2, $3, 'basic', now(), '2026-01-01', 80)`,
    report,
    client.id,
    branch,
  )
  await run(
    `insert into app.brand_tallies (client_id, evaluation_type, code, month, section, n, sum, squares, lost)
     values ($1, 'basic', 'T', '2026-01-01', '', 1, 8000, 64000000, 2000)`,
    client.id,
  )
  await run(
    `with m as (insert into app.report_mailings (id, client_id, name, language, cadence, day, next_on, sent_until, owner_id)
       values ($1, $2, 'm', 'en', 'weekly', 0, current_date, now(), $2))
     insert into app.report_mailing_people (id, client_id, mailing_id, address) values ($1, $2, $1, 'a@example.sa')`,
    id(131),
    client.id,
  )
  await run(
    `with w as (insert into app.workers (id, client_id, branch_id, name_en, job, created_by) values ($1, $2, $3, 'w', 'cook', $2)),
       o as (insert into app.worker_openings (client_id, worker_id, opened_by) values ($2, $1, $2)),
       p as (insert into app.papers (id, client_id, kind, branch_id, lead_days, is_check, owner_id, created_by)
         values ($1, $2, 'pest-control', $3, 7, false, $2, $2))
     insert into app.paper_exemptions (id, client_id, kind, branch_id, reason, asked_by) values ($1, $2, 'waste', $3, 'r', $2)`,
    id(155),
    client.id,
    branch,
  )
  await run(
    `with f as (insert into app.files (id, owner_id, client_id, purpose, content_type, bytes, sha256, storage_key)
       values ($1, $2, $2, 'compliance', 'application/pdf', 1, repeat('0', 64), $4) returning id),
       c as (insert into app.paper_feeds (client_id, profile_id, token_hash, language) values ($2, $2, md5($2::text) || md5($2::text), 'en'))
     insert into app.compliance_reports (id, client_id, branch_id, branches, with_company, with_workers, day, file_en, file_ar, made_by)
     select $1, $2, $3, array[$3::uuid], false, false, current_date, f.id, f.id, $2 from f`,
    id(580),
    client.id,
    branch,
    `${id(580).slice(-2)}/${id(580)}`,
  )
  await run(
    `insert into app.vault_people (client_id, profile_id, sign_key, box_key, box_signature)
     values ($1, $1, repeat('a', 43), repeat('b', 43), repeat('c', 86))`,
    client.id,
  )
  await run(
    `insert into app.vault_locks (client_id, profile_id, version, kdf, user_key, secrets)
     values ($1, $1, 1, '{}', repeat('d', 96), repeat('e', 180))`,
    client.id,
  )
  await run(
    `insert into app.vault_collections (id, client_id, key_version, counter, name, manifest, signature, signer_id, created_by)
     values ($1, $2, 1, 1, repeat('f', 140), '{}', repeat('g', 86), $2, $2)`,
    id(141),
    client.id,
  )
  await run(
    `with w as (insert into app.vault_wraps (client_id, collection_id, profile_id, key_version, role, sealed, giver_id, signature)
       values ($2, $1, $2, 1, 'manage', repeat('h', 107), $2, repeat('i', 86))),
     e as (insert into app.vault_entries (client_id, collection_id, id, version, key_version, content_key, body)
       values ($2, $1, $1, 1, 1, repeat('j', 96), repeat('k', 736)) returning id),
     r as (insert into app.vault_reveals (client_id, collection_id, entry_id, profile_id, field, step, at)
       select $2, $1, id, $2, 'secret', 'shown', now() from e)
     insert into app.vault_departures (client_id, collection_id, entry_id, profile_id, left_at) select $2, $1, id, $2, now() from e`,
    id(141),
    client.id,
  )
  await run(`insert into app.insight_settings (client_id, target_score, updated_by) values ($1, 85, $1)`, client.id)
  await run(
    `insert into app.report_revisions (report_id, number, client_id, branch_score, calculated_score, score, answers)
     values ($1, 1, $2, 80, 80, '{}', '[]')`,
    report,
    client.id,
  )
  await run(
    `insert into app.report_disputes (id, report_id, client_id, question_key, reason, due_at, opened_by)
     values ($1, $2, $3, 'A1', 'r', now(), $3)`,
    id(103),
    report,
    client.id,
  )
  await run(
    `insert into app.report_replies (report_id, client_id, text, written_by) values ($1, $2, 't', $2)`,
    report,
    client.id,
  )
  await run(
    `insert into app.report_shares (report_id, client_id, token_hash, label, ends_at, created_by)
     values ($1, $2, $3, 'l', now() + interval '1 day', $2)`,
    report,
    client.id,
    tag.toLowerCase().repeat(64),
  )
  await run(
    `insert into app.report_actions (id, client_id, report_id, branch_id, title, owner_name, priority, due_on, created_by)
     values ($1, $2, $3, $4, 't', 'o', 'high', '2027-01-01', $2)`,
    id(104),
    client.id,
    report,
    branch,
  )
  await run(
    `insert into app.action_links (client_id, action_id, token_hash, owner_name, language, ends_at, created_by)
     values ($1, $2, $3, 'o', 'en', now() + interval '30 days', $1)`,
    client.id,
    id(104),
    tag.toLowerCase().repeat(64),
  )
  await run(
    `with r as (insert into app.daily_reports (id, client_id, branch_id, business_day, shift, due_at, created_by, updated_by)
       values ($1, $2, $3, '2026-11-01', 'evening', now(), $2, $2)),
     v as (insert into app.daily_values (report_id, client_id, branch_id) values ($1, $2, $3)),
     m as (insert into app.daily_money (report_id, client_id, branch_id) values ($1, $2, $3)),
     t as (insert into app.daily_tallies (client_id, branch_id, business_day, signed, gross, net, vat, covers, difference)
       values ($2, $3, '2026-11-01', 0, 0, 0, 0, 0, 0))
     insert into app.daily_templates (client_id, version, body, created_by) values ($2, 1, '{}', $2)`,
    id(141),
    client.id,
    branch,
  )
  await run(
    `with a as (insert into app.audits (id, client_id, branch_id, kind, questionnaire_id, planned_on, auditor_id, created_by)
       select $1, $2, $3, 'company', r.questionnaire_id, '2026-11-01', $2, $2 from app.mystery_shopping_reports r where r.client_id = $2 limit 1)
     insert into app.audit_photos (id, client_id, audit_id, question_key, kind, file_id, created_by)
       select $1, $2, $1, 'A1', 'finding', f.id, $2 from app.files f where f.client_id = $2 limit 1`,
    id(142),
    client.id,
    branch,
  )
  await run(
    `insert into app.report_attachments (file_id, client_id, dispute_id, place, name, added_by)
     select f.id, $1, $2, 1, 'n', $1 from app.files f where f.client_id = $1 limit 1`,
    client.id,
    id(103),
  )
  await run(
    `insert into app.report_action_events (action_id, client_id, step, to_status, actor_id) values ($1, $2, 'open', 'open', $2)`,
    id(104),
    client.id,
  )
  await run(
    `insert into app.report_documents (report_id, client_id, revision, lang, look) values ($1, $2, 1, 'en', 'l')`,
    report,
    client.id,
  )
}
