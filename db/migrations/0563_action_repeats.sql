-- What fails again after it was done is a new action, linked to the one before (decision 72); and how far up a late action was reported.
alter table app.report_actions
  add column repeats_id uuid,
  add column told_level smallint not null default 0 check (told_level between 0 and 4),
  add foreign key (client_id, repeats_id) references app.report_actions (client_id, id);
comment on column app.report_actions.repeats_id is 'the action about the same question of the branch before it';
comment on column app.report_actions.told_level is '1 owner on the due day, 2 branch manager, 3 manager, 4 owners of the company';
create index on app.report_actions (client_id, repeats_id) where repeats_id is not null;
create index actions_by_question on app.report_actions (client_id, branch_id, question_key) where question_key is not null;
grant update (told_level) on app.report_actions to itqan_client, itqan_member;
