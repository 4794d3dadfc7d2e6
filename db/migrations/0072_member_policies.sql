grant select (branch_id, org_path) on app.mystery_shopping_reports to itqan_client;

-- The team: members have the rights of itqan_client by columns, and policies that ask for a capability on the branch, or on the root for
-- rows of the whole company. Staff and the platform reading as a company have its reads alone.
do $$
declare r record; target text;
begin
  for r in
    select c.relname as tab, a.privilege_type as privilege, null::text as col, c.relkind
    from pg_class c, aclexplode(c.relacl) a
    where c.relnamespace = 'app'::regnamespace and a.grantee = 'itqan_client'::regrole
    union all
    select c.relname, a.privilege_type, t.attname::text, c.relkind
    from pg_class c join pg_attribute t on t.attrelid = c.oid, aclexplode(t.attacl) a
    where c.relnamespace = 'app'::regnamespace and a.grantee = 'itqan_client'::regrole
  loop
    foreach target in array array['itqan_member', 'itqan_viewas'] loop
      continue when target = 'itqan_viewas' and r.privilege <> 'SELECT';
      if r.col is null then execute format('grant %s on app.%I to %I', r.privilege, r.tab, target);
      else execute format('grant %s (%I) on app.%I to %I', r.privilege, r.col, r.tab, target);
      end if;
    end loop;
  end loop;
  -- reads as the company: the owner's own policies, without what belongs to a person
  for r in select tablename, qual from pg_policies
    where schemaname = 'app' and roles = '{itqan_client}' and cmd = 'SELECT'
      and tablename not in ('companies', 'org_nodes', 'org_closure', 'org_node_events', 'members', 'member_grants', 'member_invitations',
        'staff_views', 'role_capabilities', 'profiles', 'notifications', 'notice_switches', 'consents')
  loop
    execute format('create policy viewas_select on app.%I for select to itqan_viewas using (%s)', r.tablename, r.qual);
  end loop;
end $$;
revoke all on app.notifications, app.notice_switches, app.consents from itqan_viewas;
grant execute on function app.uid(), app.client_id(), app.uuid7(), app.fold(text), app.holds_secret_link(text),
  priv.is_counted(app.mystery_shopping_reports), priv.city_benchmark(text, text, text, date, date), priv.own_credit(),
  priv.visits_by_day(uuid, date, date), priv.visits_within_plan(uuid, date, date) to itqan_member, itqan_viewas;
grant execute on function priv.ask_document_again(uuid, uuid), priv.attempts_to_pay(uuid, uuid),
  priv.begin_payment(uuid, uuid, uuid, text, bigint, timestamptz), priv.change_next_plan(uuid, integer, text), priv.hold_invoice(uuid),
  priv.hold_own_report(uuid), priv.open_dispute(uuid, uuid, text, text, timestamptz, timestamptz),
  priv.open_payment_page(uuid, text, text, timestamptz), priv.payment_outcome(uuid), priv.settle_disputed_report(uuid, timestamptz),
  priv.state_transfer(uuid, uuid, uuid, bigint, date, text, jsonb), priv.withdraw_share(uuid),
  priv.withdraw_transfer(uuid, uuid, uuid, timestamptz), priv.write_shares(uuid, jsonb) to itqan_member;

-- the profile of the company holds its registration, so its team may read it
drop policy own_select on app.profiles;
create policy own_select on app.profiles for select to itqan_client using (id = any (array[(select app.uid()), (select app.client_id())]));
create policy viewas_select on app.profiles for select to itqan_viewas using (id = (select app.client_id()));
create policy member_select on app.profiles for select to itqan_member using (id = any (array[(select app.uid()), (select app.client_id())]));

-- of the person
create policy member_update on app.profiles for update to itqan_member using (id = (select app.uid())) with check (id = (select app.uid()));
create policy member_select on app.consents for select to itqan_member using (profile_id = (select app.uid()));
create policy member_select on app.notifications for select to itqan_member using (profile_id = (select app.uid()));
create policy member_update on app.notifications for update to itqan_member using (profile_id = (select app.uid())) with check (profile_id = (select app.uid()));
create policy member_select on app.notice_switches for select to itqan_member using (profile_id = (select app.uid()));
create policy member_insert on app.notice_switches for insert to itqan_member with check (profile_id = (select app.uid()));
create policy member_delete on app.notice_switches for delete to itqan_member using (profile_id = (select app.uid()));
create policy member_insert on app.activity_log for insert to itqan_member with check (actor_id = (select app.uid()) and client_id = (select app.client_id()));

-- the same for all
create policy member_select on app.certificate_rules for select to itqan_member using (true);
create policy member_select on app.settings for select to itqan_member using (is_public);
create policy member_select on app.setting_values for select to itqan_member using (is_public);
create policy member_select on app.questionnaires for select to itqan_member using (client_id is null or client_id = (select app.client_id()));
create policy member_select on app.question_failures for select to itqan_member
  using (exists (select from app.questionnaires q where q.id = question_failures.questionnaire_id));

-- of the whole company
create policy member_select on app.client_profiles for select to itqan_member using (profile_id = (select app.client_id()));
create policy member_select on app.alert_people for select to itqan_member
  using (client_id = (select app.client_id()) and (select priv.may('alert-people.read')));
create policy member_insert on app.alert_people for insert to itqan_member
  with check (client_id = (select app.client_id()) and created_by = (select app.uid()) and (select priv.may('alert-people.write')));
create policy member_update on app.alert_people for update to itqan_member
  using (client_id = (select app.client_id()) and (select priv.may('alert-people.write')))
  with check (client_id = (select app.client_id()) and (select priv.may('alert-people.write')));
create policy member_select on app.brand_tallies for select to itqan_member
  using (client_id = (select app.client_id()) and (select priv.may('insights.read')));
create policy member_select on app.insight_settings for select to itqan_member
  using (client_id = (select app.client_id()) and (select priv.may_somewhere('insights.read')));
create policy member_insert on app.insight_settings for insert to itqan_member
  with check (client_id = (select app.client_id()) and (select priv.may('insights.describe')) and updated_by = (select app.uid())
    and (rate_confirmed_by is null or rate_confirmed_by = (select app.uid())));
create policy member_update on app.insight_settings for update to itqan_member
  using (client_id = (select app.client_id()) and (select priv.may('insights.describe')))
  with check (client_id = (select app.client_id()) and (select priv.may('insights.describe')) and updated_by = (select app.uid()));
create policy member_select on app.case_studies for select to itqan_member
  using (client_id = (select app.client_id()) and (select priv.may('case-studies.read')) and state <> 'draft');
create policy member_update on app.case_studies for update to itqan_member
  using (client_id = (select app.client_id()) and (select priv.may('case-studies.answer')) and state in ('offered', 'agreed'))
  with check (client_id = (select app.client_id()) and (select priv.may('case-studies.answer')) and state in ('agreed', 'declined', 'withdrawn'));
create policy member_select on app.subscriptions for select to itqan_member using (client_id = (select app.client_id())
  and ((select priv.may_somewhere('evaluations.request')) or (select priv.may('invoices.read'))));
create policy member_select on app.subscription_periods for select to itqan_member using (client_id = (select app.client_id())
  and ((select priv.may_somewhere('evaluations.request')) or (select priv.may('invoices.read'))));
create policy member_select on app.invoices for select to itqan_member
  using (client_id = (select app.client_id()) and (select priv.may('invoices.read')) and number is not null);
create policy member_select on app.invoice_lines for select to itqan_member
  using (client_id = (select app.client_id()) and exists (select from app.invoices i where i.id = invoice_lines.invoice_id));
create policy member_select on app.payments for select to itqan_member
  using (client_id = (select app.client_id()) and (select priv.may('payments.read')));
create policy member_select on app.payment_refunds for select to itqan_member
  using (client_id = (select app.client_id()) and (select priv.may('payments.read')));
create policy member_select on app.payment_shares for select to itqan_member
  using (client_id = (select app.client_id()) and (select priv.may('payments.read')));
create policy member_select on app.tax_details for select to itqan_member
  using (client_id = (select app.client_id()) and (select priv.may('invoices.read')));
create policy member_insert on app.tax_details for insert to itqan_member
  with check (client_id = (select app.client_id()) and (select priv.may('tax-details.write')) and updated_by = (select app.uid()));
create policy member_update on app.tax_details for update to itqan_member
  using (client_id = (select app.client_id()) and (select priv.may('tax-details.write')))
  with check (client_id = (select app.client_id()) and (select priv.may('tax-details.write')) and updated_by = (select app.uid()));

-- of a branch
create policy member_select on app.branches for select to itqan_member
  using (client_id = (select app.client_id()) and id = any ((select priv.my_branches('branches.read'))::uuid[]));
create policy member_insert on app.branches for insert to itqan_member
  with check (client_id = (select app.client_id()) and (select priv.may('branches.create')));
-- those who plan visits see them in advance, others after the release of the report
create policy member_select on app.mystery_shopping_requests for select to itqan_member
  using (client_id = (select app.client_id()) and branch_id = any ((select priv.my_branches('evaluations.read'))::uuid[])
    and (status = 'completed' or branch_id = any ((select priv.my_branches('evaluations.foresee'))::uuid[])));
create policy member_insert on app.mystery_shopping_requests for insert to itqan_member
  with check (client_id = (select app.client_id()) and branch_id = any ((select priv.my_branches('evaluations.request'))::uuid[])
    and created_by = (select app.uid()) and status = 'pending' and shopper_id is null);
create policy member_update on app.mystery_shopping_requests for update to itqan_member
  using (client_id = (select app.client_id()) and branch_id = any ((select priv.my_branches('evaluations.withdraw'))::uuid[])
    and status in ('pending', 'approved'))
  with check (client_id = (select app.client_id()) and branch_id = any ((select priv.my_branches('evaluations.withdraw'))::uuid[])
    and status = 'cancelled');
create policy member_select on app.request_events for select to itqan_member using (client_id = (select app.client_id())
  and exists (select from app.mystery_shopping_requests q where q.id = request_events.request_id));
create policy member_insert on app.request_events for insert to itqan_member with check (client_id = (select app.client_id())
  and actor_id = (select app.uid()) and shopper_id is null and exists (select from app.mystery_shopping_requests q
    where q.id = request_id and q.branch_id = any ((select priv.my_branches('evaluations.request'))::uuid[])));
create policy member_select on app.mystery_shopping_reports for select to itqan_member
  using (client_id = (select app.client_id()) and branch_id = any ((select priv.my_branches('reports.read'))::uuid[])
    and status in ('released', 'disputed', 'locked'));
create policy member_select on app.counted_visits for select to itqan_member
  using (client_id = (select app.client_id()) and branch_id = any ((select priv.my_branches('reports.read'))::uuid[]));
create policy member_select on app.score_tallies for select to itqan_member
  using (client_id = (select app.client_id()) and branch_id = any ((select priv.my_branches('insights.read'))::uuid[]));
create policy member_select on app.report_alerts for select to itqan_member using (client_id = (select app.client_id()) and state = 'sent'
  and priv.branch_of_report(report_id) = any ((select priv.my_branches('reports.read'))::uuid[]));
create policy member_select on app.certificates for select to itqan_member
  using (client_id = (select app.client_id()) and branch_id = any ((select priv.my_branches('certificates.read'))::uuid[]));
create policy member_update on app.certificates for update to itqan_member
  using (client_id = (select app.client_id()) and branch_id = any ((select priv.my_branches('certificates.present'))::uuid[]))
  with check (client_id = (select app.client_id()) and branch_id = any ((select priv.my_branches('certificates.present'))::uuid[]));
create policy member_select on app.certificate_applications for select to itqan_member
  using (client_id = (select app.client_id()) and branch_id = any ((select priv.my_branches('certificates.read'))::uuid[]));
create policy member_insert on app.certificate_applications for insert to itqan_member
  with check (client_id = (select app.client_id()) and branch_id = any ((select priv.my_branches('certificates.apply'))::uuid[])
    and created_by = (select app.uid()) and state = 'waiting');
create policy member_update on app.certificate_applications for update to itqan_member
  using (client_id = (select app.client_id()) and branch_id = any ((select priv.my_branches('certificates.apply'))::uuid[]) and state = 'waiting')
  with check (client_id = (select app.client_id()) and branch_id = any ((select priv.my_branches('certificates.apply'))::uuid[]) and state = 'withdrawn');
create policy member_select on app.certificate_events for select to itqan_member using (client_id = (select app.client_id())
  and exists (select from app.certificates c where c.id = certificate_events.certificate_id));
create policy member_insert on app.certificate_events for insert to itqan_member with check (client_id = (select app.client_id())
  and actor_id = (select app.uid()) and step in ('show_band', 'hide_band', 'list', 'unlist') and exists (select from app.certificates c
    where c.id = certificate_id and c.branch_id = any ((select priv.my_branches('certificates.present'))::uuid[])));
create policy member_select on app.guest_reviews for select to itqan_member using (client_id = (select app.client_id())
  and branch_id = any ((select priv.my_branches('guest-reviews.read'))::uuid[]) and state = 'published');
create policy member_update on app.guest_reviews for update to itqan_member
  using (client_id = (select app.client_id()) and branch_id = any ((select priv.my_branches('guest-reviews.reply'))::uuid[]) and state = 'published')
  with check (client_id = (select app.client_id()) and branch_id = any ((select priv.my_branches('guest-reviews.reply'))::uuid[])
    and (replied_by = (select app.uid()) or reported_by = (select app.uid())));
create policy member_select on app.report_actions for select to itqan_member
  using (client_id = (select app.client_id()) and branch_id = any ((select priv.my_branches('actions.read'))::uuid[]));
create policy member_insert on app.report_actions for insert to itqan_member
  with check (client_id = (select app.client_id()) and branch_id = any ((select priv.my_branches('actions.write'))::uuid[])
    and created_by = (select app.uid()) and verification is null
    and exists (select from app.mystery_shopping_reports r where r.id = report_id));
create policy member_update on app.report_actions for update to itqan_member
  using (client_id = (select app.client_id()) and branch_id = any ((select priv.my_branches('actions.write'))::uuid[]))
  with check (client_id = (select app.client_id()) and branch_id = any ((select priv.my_branches('actions.write'))::uuid[])
    and coalesce(verification, 'self') = 'self');
create policy member_select on app.report_action_events for select to itqan_member using (client_id = (select app.client_id())
  and exists (select from app.report_actions a where a.id = report_action_events.action_id));
create policy member_insert on app.report_action_events for insert to itqan_member with check (client_id = (select app.client_id())
  and actor_id = (select app.uid()) and exists (select from app.report_actions a
    where a.id = action_id and a.branch_id = any ((select priv.my_branches('actions.write'))::uuid[])));

-- of a report: the reader of a report reads its parts
create policy member_select on app.report_answers for select to itqan_member using (client_id = (select app.client_id())
  and exists (select from app.mystery_shopping_reports r where r.id = report_answers.report_id));
create policy member_select on app.report_moments for select to itqan_member using (client_id = (select app.client_id())
  and kind = 'stamp' and exists (select from app.mystery_shopping_reports r where r.id = report_moments.report_id));
create policy member_select on app.report_photos for select to itqan_member using (client_id = (select app.client_id())
  and kind <> 'voice' and exists (select from app.mystery_shopping_reports r where r.id = report_photos.report_id));
create policy member_select on app.report_revisions for select to itqan_member using (client_id = (select app.client_id())
  and exists (select from app.mystery_shopping_reports r where r.id = report_revisions.report_id));
create policy member_select on app.report_documents for select to itqan_member using (client_id = (select app.client_id())
  and exists (select from app.mystery_shopping_reports r where r.id = report_documents.report_id));
create policy member_insert on app.report_documents for insert to itqan_member with check (client_id = (select app.client_id())
  and state = 'waiting' and exists (select from app.mystery_shopping_reports r
    where r.id = report_id and r.branch_id = any ((select priv.my_branches('reports.document'))::uuid[])));
create policy member_select on app.report_disputes for select to itqan_member using (client_id = (select app.client_id())
  and exists (select from app.mystery_shopping_reports r
    where r.id = report_disputes.report_id and r.branch_id = any ((select priv.my_branches('disputes.read'))::uuid[])));
create policy member_insert on app.report_disputes for insert to itqan_member with check (client_id = (select app.client_id())
  and opened_by = (select app.uid()) and state = 'open' and exists (select from app.mystery_shopping_reports r where r.id = report_id
    and r.status in ('released', 'disputed') and r.branch_id = any ((select priv.my_branches('reports.dispute'))::uuid[])));
create policy member_update on app.report_disputes for update to itqan_member
  using (client_id = (select app.client_id()) and state = 'open' and exists (select from app.mystery_shopping_reports r
    where r.id = report_disputes.report_id and r.branch_id = any ((select priv.my_branches('reports.dispute'))::uuid[])))
  with check (client_id = (select app.client_id()) and state = 'withdrawn');
create policy member_select on app.report_replies for select to itqan_member using (client_id = (select app.client_id())
  and exists (select from app.mystery_shopping_reports r where r.id = report_replies.report_id));
create policy member_insert on app.report_replies for insert to itqan_member with check (client_id = (select app.client_id())
  and written_by = (select app.uid()) and exists (select from app.mystery_shopping_reports r
    where r.id = report_id and r.branch_id = any ((select priv.my_branches('reports.reply'))::uuid[])));
create policy member_update on app.report_replies for update to itqan_member
  using (client_id = (select app.client_id()) and exists (select from app.mystery_shopping_reports r
    where r.id = report_replies.report_id and r.branch_id = any ((select priv.my_branches('reports.reply'))::uuid[])))
  with check (client_id = (select app.client_id()) and written_by = (select app.uid()));
create policy member_select on app.report_shares for select to itqan_member using (client_id = (select app.client_id())
  and exists (select from app.mystery_shopping_reports r
    where r.id = report_shares.report_id and r.branch_id = any ((select priv.my_branches('reports.share'))::uuid[])));
create policy member_insert on app.report_shares for insert to itqan_member with check (client_id = (select app.client_id())
  and created_by = (select app.uid()) and exists (select from app.mystery_shopping_reports r
    where r.id = report_id and r.branch_id = any ((select priv.my_branches('reports.share'))::uuid[])));
create policy member_update on app.report_shares for update to itqan_member
  using (client_id = (select app.client_id()) and exists (select from app.mystery_shopping_reports r
    where r.id = report_shares.report_id and r.branch_id = any ((select priv.my_branches('reports.share'))::uuid[])))
  with check (client_id = (select app.client_id()));
create policy member_select on app.files for select to itqan_member using (client_id = (select app.client_id())
  and (exists (select from app.report_photos p where p.file_id = files.id)
    or exists (select from app.report_documents d where d.file_id = files.id)
    or exists (select from app.report_actions a where a.proof_id = files.id)
    or (purpose = 'action_proof' and owner_id = (select app.uid()))));
create policy member_insert on app.files for insert to itqan_member
  with check (owner_id = (select app.uid()) and client_id = (select app.client_id()) and purpose = 'action_proof');

-- The company of a session: the chosen one, else the person's own, else the one joined first; for staff the one they view.
drop function priv.open_session(text);
create function priv.open_session(session_token text)
  returns table (session_id uuid, id uuid, user_type text, email text, full_name text, language text, theme text, status text,
    proved_at timestamptz, has_code boolean, first_sign_in timestamptz, company_id uuid, is_owner boolean, capabilities text[],
    view_ends_at timestamptz)
  language plpgsql security definer set search_path = '' as $$
declare s record; idle interval; most interval; c record; today date := (now() at time zone 'Asia/Riyadh')::date;
begin
  select ses.id as sid, ses."createdAt" as started, ses."updatedAt" as seen, ses."confirmedAt" as confirmed, ses."provedAt" as proved,
    ses."companyId" as chosen, u."firstSignInAt" as first_in, f.user_id is not null as with_code, p.* into s
  from auth.session ses join app.profiles p on p.id = ses."userId" join auth."user" u on u.id = ses."userId"
    left join auth.second_factor f on f.user_id = ses."userId" and f.confirmed_at is not null
  where ses.token = session_token and ses."expiresAt" > now();
  if not found or s.status <> 'active' or (s.with_code and s.confirmed is null) then return; end if;
  if s.user_type = 'admin' then idle := interval '30 minutes'; most := interval '12 hours';
  else idle := interval '7 days'; most := interval '30 days'; end if;
  if s.seen + idle < now() or s.started + most < now() then
    delete from auth.session where auth.session.id = s.sid;
    return;
  end if;
  if s.seen < now() - interval '1 minute' then
    update auth.session set "updatedAt" = now(), "expiresAt" = least(now() + idle, s.started + most)
    where auth.session.id = s.sid;
  end if;
  select null::uuid as company, false as owns, null::text[] as can, null::timestamptz as view_ends into c;
  if s.user_type = 'admin' and s.chosen is not null then
    select v.client_id, false, null::text[], v.ends_at into c.company, c.owns, c.can, c.view_ends from app.staff_views v
    where v.client_id = s.chosen and v.admin_id = s.id and v.ended_at is null and v.ends_at > now() order by v.ends_at desc limit 1;
  elsif s.user_type <> 'admin' then
    select m.client_id, g.owns, g.can into c.company, c.owns, c.can
    from app.members m, lateral (
      select coalesce(bool_or(g.role = 'owner' and n.kind = 'root'), false) as owns,
        array_agg(distinct r.capability) filter (where r.capability is not null) as can
      from app.member_grants g join app.org_nodes n on n.id = g.node_id
        left join app.role_capabilities r on r.role = g.role and (r.reach = 'scope' or n.kind = 'root')
      where g.member_id = m.id and (g.ends_on is null or g.ends_on >= today)
        and (n.closed_at is null or n.closed_at > now() - interval '90 days')) g
    where m.profile_id = s.id and m.state = 'active'
    order by (m.client_id = s.chosen) desc nulls last, (m.client_id = s.id) desc, m.joined_at limit 1;
  end if;
  return query select s.sid, s.id, s.user_type, s.email, s.full_name, s.language, s.theme, s.status, s.proved, s.with_code, s.first_in,
    c.company, coalesce(c.owns, false), c.can, c.view_ends;
end $$;
revoke all on function priv.open_session from public;
grant execute on function priv.open_session(text) to itqan_app;
