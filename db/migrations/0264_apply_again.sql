-- The answer to an open question puts the account back into the queue; so does the answer of a client whose account was not approved,
-- whose last decision and its reason stay beside it.
alter table app.client_profiles drop constraint answer_to_question,
  add constraint answer_with_time check ((approval_answer is null) = (approval_answered_at is null));
comment on column app.client_profiles.approval_answer is 'answer to the question, or what a client whose account was not approved says with the new application';

create or replace function priv.answer_approval(said text, at timestamptz) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update app.client_profiles c set approval = 'pending', approval_answer = said, approval_answered_at = at
  where c.profile_id = app.client_id() and (c.approval = 'rejected'
    or (c.approval = 'pending' and c.approval_question is not null and c.approval_answer is null));
  return found;
end $$;
