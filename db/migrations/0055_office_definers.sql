-- The document of a report is asked for again: one that failed, or whose file is gone.
create function priv.ask_document_again(document uuid, gone_file uuid) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update app.report_documents d set state = 'waiting', file_id = null, problem = null
  where d.id = document and (d.client_id = app.client_id() or current_setting('role') = 'itqan_admin')
    and (d.state = 'failed' or d.file_id = gone_file);
  return found;
end $$;

-- The office puts a client without a running plan on another tier. Returns the tier before; null when a plan runs or there is no such client.
create function priv.change_tier(client uuid, tier text) returns text language plpgsql security definer set search_path = '' as $$
declare before text;
begin
  select c.subscription_tier into before from app.client_profiles c where c.profile_id = client for update;
  if exists (select from app.subscriptions s where s.client_id = client and s.state = 'active') then return null; end if;
  update app.client_profiles c set subscription_tier = tier where c.profile_id = client and before <> tier;
  return before;
end $$;

-- The office takes a story back to change it, also one that its client agreed to, which staff may not change otherwise.
create function priv.take_back_study(study uuid, seen integer, at timestamptz) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update app.case_studies s set state = 'draft', version = s.version + 1, updated_at = at
  where s.id = study and s.version = seen and s.state in ('agreed', 'offered');
  return found;
end $$;

revoke all on function priv.ask_document_again, priv.change_tier, priv.take_back_study from public;
grant execute on function priv.ask_document_again to itqan_client, itqan_admin;
grant execute on function priv.change_tier, priv.take_back_study to itqan_admin;
