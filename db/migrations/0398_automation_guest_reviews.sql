-- Rules of automation follow the reviews of guests: from the moment of their publication, which the company reads with the review.
do $$
declare r text;
begin
  for r in select distinct grantee from information_schema.column_privileges
    where table_schema = 'app' and table_name = 'guest_reviews' and column_name = 'stars' and privilege_type = 'SELECT'
      and grantee in ('itqan_client', 'itqan_member', 'itqan_viewas')
  loop
    execute format('grant select (moderated_at) on app.guest_reviews to %I', r);
  end loop;
end $$;
create index guest_reviews_published on app.guest_reviews (moderated_at) where state = 'published';

-- A run tells of an event: its reader needs what the event itself asks for (0370_automation.sql), now also that of guests' reviews.
drop policy member_select on app.automation_runs;
create policy member_select on app.automation_runs for select to itqan_member using (client_id = (select app.client_id())
  and rule_id in (select r.id from app.automation_rules r)
  and (needs, node_id) in (select s.needs, s.node_id from priv.my_nodes_needed('{evaluations.foresee,reports.read,disputes.read,actions.read,certificates.read,invoices.read,papers.send,members.read,timeline.read,guest-reviews.read}') s));
