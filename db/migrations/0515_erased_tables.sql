-- Tables whose rows are deleted when a company is erased, in the order of their places: a table that refers to another has a lower place.
-- A new table adds its row here in its own migration, instead of a new version of the function.
create table priv.erased_tables (tab text primary key, place integer not null check (place > 0));
comment on table priv.erased_tables is 'read by priv.erase_company; tables of daily tools have places below 1000';
revoke all on priv.erased_tables from public;
alter table priv.erased_tables enable row level security;
alter table priv.erased_tables force row level security;
do $$ begin
  execute format('create policy owner_all on priv.erased_tables to %I using (true) with check (true)', current_user);
end $$;
insert into priv.erased_tables (tab, place) values
  ('report_mailing_people', 1000), ('report_mailings', 1010), ('report_translations', 1020), ('report_action_events', 1030), ('report_actions', 1040),
  ('report_alerts', 1050), ('score_alerts', 1060), ('report_answer_edits', 1070), ('report_answers', 1080), ('report_appeals', 1090),
  ('report_disputes', 1100), ('report_documents', 1110), ('report_moments', 1120), ('report_photos', 1130), ('report_replies', 1140),
  ('report_revisions', 1150), ('report_shares', 1160), ('brief_ratings', 1170), ('grade_replies', 1180), ('counted_visits', 1190),
  ('score_tallies', 1200), ('brand_tallies', 1210), ('client_scores', 1220), ('insight_settings', 1230), ('questionnaire_drafts', 1240),
  ('visit_wishes', 1250), ('wave_picks', 1260), ('visit_programme_branches', 1270), ('visit_programme_draws', 1280),
  ('certificate_applications', 1290), ('guest_reviews', 1300), ('case_studies', 1310), ('client_notes', 1320), ('client_papers', 1330),
  ('member_invitations', 1340), ('ownership_transfers', 1350), ('ownership_claims', 1360), ('notice_routes', 1370), ('notifications', 1380),
  ('alert_people', 1390), ('org_node_events', 1400), ('shopper_conflicts', 1410), ('timeline_notes', 1420), ('automation_runs', 1430),
  ('automation_versions', 1440), ('automation_rules', 1450);

-- As in 0490_report_mailings.sql; the tables whose rows go are rows of priv.erased_tables.
create or replace function priv.erase_company(closing uuid, at timestamptz) returns text[] language plpgsql security definer set search_path = '' as $$
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

  for name in select e.tab from priv.erased_tables e order by e.place, e.tab loop
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
