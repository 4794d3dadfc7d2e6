-- A rule may wait for days and ask its conditions again. An event that waits is a row of the history from the beginning, so a version follows it
-- once, nothing is lost on a restart, and a rule that is paused or changed says what became of it (decision 54).
alter table app.automation_runs drop constraint automation_runs_result_check;
alter table app.automation_runs drop constraint automation_runs_check;
alter table app.automation_runs add column due_at timestamptz;
alter table app.automation_runs add constraint automation_runs_result_check check (result in ('waiting', 'done', 'stopped', 'failed'));
alter table app.automation_runs add constraint automation_runs_check check ((result in ('stopped', 'failed')) = (reason is not null));
alter table app.automation_runs add constraint automation_runs_waits check (result <> 'waiting' or due_at is not null);
comment on column app.automation_runs.due_at is 'when the conditions are asked again; null: the rule does not wait';
create index automation_runs_due on app.automation_runs (due_at) where result = 'waiting';
create index automation_runs_waiting on app.automation_runs (rule_id) where result = 'waiting';
grant update (ran_at, result, reason, facts, effects, steps) on app.automation_runs to itqan_system;
