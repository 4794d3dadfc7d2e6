-- A new version of a questionnaire may score reports that are still in review; a report that a client can read keeps its version.
grant update (questionnaire_id) on app.mystery_shopping_reports to itqan_admin;

create function priv.keep_questionnaire() returns trigger language plpgsql set search_path = app, pg_temp as $$
begin
  -- why: repairs by the owner of the tables are the only other way to change it
  if current_user = (select c.relowner::regrole::text from pg_class c where c.oid = tg_relid) then return new; end if;
  if old.status not in ('submitted', 'in_review') or new.status <> old.status then
    raise exception 'a report keeps its questionnaire outside of a review' using errcode = 'check_violation';
  end if;
  if (select code from app.questionnaires where id = new.questionnaire_id) is distinct from
     (select code from app.questionnaires where id = old.questionnaire_id) then
    raise exception 'a report keeps its questionnaire: only its version may change' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger keep_questionnaire before update of questionnaire_id on app.mystery_shopping_reports for each row
  when (new.questionnaire_id is distinct from old.questionnaire_id) execute function priv.keep_questionnaire();
