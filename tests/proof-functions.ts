/** Of tests/staff-functions.test.ts: the function that finds photos which proved an action before. */
export const proofFunctions = {
  'priv.reused_proof(uuid)': {
    need: 'review',
    given: `with f as (insert into app.files (owner_id, client_id, purpose, content_type, bytes, sha256, storage_key)
        select $client, $client, 'action_proof', 'image/jpeg', 1, repeat('a', 64), 'reused/' || n from generate_series(1, 2) n returning id),
      a as (insert into app.report_actions (id, client_id, report_id, branch_id, title, owner_name, priority, due_on, created_by)
        select gen_random_uuid(), client_id, report_id, branch_id, 'other', 'x', 'low', '2026-01-01', created_by from app.report_actions
        where id = $report_actions returning id),
      n as (select id, row_number() over (order by id) as place from f)
      insert into app.report_attachments (file_id, client_id, action_id, place, name, added_by, added_at)
      select n.id, $client, case n.place when 1 then a.id else $report_actions::uuid end, 9, 'x.jpg', $client,
        '2026-01-01'::timestamptz + n.place * interval '1 day' from n, a`,
    call: `priv.reused_proof($report_actions)`,
  },
}
