-- Third kind of questionnaire: the operations audit, which measures kitchens and is not a mystery visit.
alter table app.questionnaires drop constraint questionnaires_evaluation_type_check;
alter table app.questionnaires add constraint questionnaires_evaluation_type_check
  check (evaluation_type in ('full_service', 'basic', 'operations_audit'));
alter table app.questionnaire_drafts drop constraint questionnaire_drafts_evaluation_type_check;
alter table app.questionnaire_drafts add constraint questionnaire_drafts_evaluation_type_check
  check (evaluation_type in ('full_service', 'basic', 'operations_audit'));
