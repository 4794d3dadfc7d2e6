-- Slows what is tried on one account from many networks, and never locks it: the first attempts pass, after them one a pause, however
-- many are made. Answers 0 when it may go on, else the seconds until the next turn.
create function priv.take_turn(attempt_bucket text, free integer, window_seconds integer, pause_seconds integer) returns integer
  language plpgsql security definer set search_path = '' as $$
declare a priv.attempts; span interval := make_interval(secs => window_seconds);
begin
  insert into priv.attempts (bucket, count, window_ends) values (attempt_bucket, 0, clock_timestamp() + span) on conflict do nothing;
  select * into a from priv.attempts where bucket = attempt_bucket for update;
  if a.window_ends <= clock_timestamp() then a.count := 0; end if;
  if a.count >= free and a.blocked_until > clock_timestamp() then
    return ceil(extract(epoch from a.blocked_until - clock_timestamp()));
  end if;
  update priv.attempts set count = a.count + 1, window_ends = clock_timestamp() + span,
    blocked_until = case when a.count + 1 >= free then clock_timestamp() + make_interval(secs => pause_seconds) end
  where bucket = attempt_bucket;
  return 0;
end $$;
revoke all on function priv.take_turn from public;
grant execute on function priv.take_turn(text, integer, integer, integer) to itqan_app;
