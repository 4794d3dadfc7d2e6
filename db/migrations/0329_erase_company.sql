-- Erases a company whose 30 days are over: invoices and what the ledger counts stay, under a name that says nothing. domain/office/closing.ts says for
-- each table what happens, and a test compares. Answers the keys of the stored files to delete, or null when something blocks.
create function priv.erase_company(closing uuid, at timestamptz) returns text[] language plpgsql security definer set search_path = '' as $$
declare
  company uuid; gone uuid[]; keys text[]; name text;
  former constant text := 'Closed company · منشأة مغلقة';
begin
  select c.client_id into company from app.company_closings c
    where c.id = closing and c.kept_at is null and c.erased_at is null and c.due_on <= (at at time zone 'Asia/Riyadh')::date for update;
  if not found or exists (select from priv.closing_blocks(company, true)) then return null; end if;
  update app.company_closings set erased_at = at where id = closing;

  select coalesce(array_agg(f), '{}') into gone from (
    select file_id as f from app.report_photos where client_id = company
    union select file_id from app.report_documents where client_id = company and file_id is not null
    union select proof_id from app.report_actions where client_id = company and proof_id is not null
    union select file_id from app.client_papers where client_id = company
    union select id from app.files where client_id = company) x
    where f not in (select p.proof_id from app.payments p where p.client_id = company and p.proof_id is not null)
      and not exists (select from app.shopper_documents d where d.file_id = f);

  foreach name in array array['report_action_events', 'report_actions', 'report_alerts', 'report_answer_edits', 'report_answers', 'report_appeals',
    'report_disputes', 'report_documents', 'report_moments', 'report_photos', 'report_replies', 'report_revisions', 'report_shares', 'brief_ratings',
    'grade_replies', 'counted_visits', 'score_tallies', 'brand_tallies', 'client_scores', 'insight_settings', 'questionnaire_drafts', 'visit_wishes',
    'wave_picks', 'visit_programme_branches', 'visit_programme_draws', 'certificate_applications', 'guest_reviews', 'case_studies', 'client_notes',
    'client_papers', 'member_invitations', 'ownership_transfers', 'ownership_claims', 'notice_routes', 'notifications', 'alert_people', 'org_node_events',
    'shopper_conflicts', 'timeline_notes'] loop
    execute format('delete from app.%I where client_id = $1', name) using company;
  end loop;
  select coalesce(array_agg(f.storage_key), '{}') into keys from app.files f where f.id = any (gone);
  delete from app.files f where f.id = any (gone);

  update app.mystery_shopping_requests set client_name = former, client_name_ar = null, branch_name = former, branch_name_ar = null,
    branch_location = '-', notes = null, cancel_reason = null, scenario = null where client_id = company;
  update app.request_events set reason = null where client_id = company;
  update app.mystery_shopping_reports set grade_note = null, check_in_latitude = null, check_in_longitude = null, check_in_note = null
    where client_id = company;
  update app.report_events set reason = null where client_id = company;
  update app.certificates set holder_name = former, holder_name_ar = null, branch_name = former, branch_name_ar = null, city = null,
    credential = null, key_id = null, is_listed = false, shows_band = false where client_id = company;
  update app.certificate_events set reason = null where client_id = company;
  update app.waves set name = former where client_id = company;
  update app.visit_programmes set name = former, notes = null, state = 'ended' where client_id = company;
  update app.payment_shares set payer_name = former, payer_email = null where client_id = company;
  update app.staff_views set reason = former where client_id = company;
  update app.branches set name = id::text, name_ar = null, location = '-', city = null, cuisine = null, attributes = '{}', latitude = null,
    longitude = null, phone = null, hours = '{}', manager_id = null, cr_number = null, licence_number = null, closed_at = coalesce(closed_at, at)
    where client_id = company;
  update app.org_nodes set name_en = id::text, name_ar = null, code = null, closed_at = coalesce(closed_at, at) where client_id = company and kind <> 'root';
  update app.org_nodes set name_en = former, name_ar = null, code = null where client_id = company and kind = 'root';
  update app.members set state = 'removed', removed_at = at where client_id = company and state <> 'removed';
  update app.client_profiles set business_license = null, tax_id = null, industry = null, approval = 'suspended', approval_reason = null,
    approval_changed_at = at, approval_changed_by = null, approval_question = null, approval_answer = null where profile_id = company;
  update app.profiles set company_name = case when company_name is null then null else former end, company_address = null, business_type = null
    where id = company;
  -- last: triggers copy the names of the root and of the founder's profile here
  update app.companies set name_en = 'Closed company', name_ar = 'منشأة مغلقة', version = version + 1 where id = company;
  delete from app.timeline_events where client_id = company;
  return keys;
end $$;
revoke all on function priv.erase_company from public;
grant execute on function priv.erase_company(uuid, timestamptz) to itqan_system;
