-- Tells what happened before the timeline was kept. Run again it adds nothing that is told already.
create function priv.fill_timeline() returns void language plpgsql set search_path = '' as $$
declare source text;
begin
  foreach source in array array['timeline_requests', 'timeline_reports', 'timeline_replies', 'timeline_disputes', 'timeline_actions',
    'timeline_certificates', 'timeline_invoices', 'timeline_plans', 'timeline_papers', 'timeline_members', 'timeline_branches', 'timeline_places'] loop
    perform priv.add_to_timeline(source, null);
  end loop;
end $$;
comment on function priv.fill_timeline() is 'tells all facts that are stored and not told yet';
revoke all on function priv.fill_timeline from public;
select priv.fill_timeline();
