-- Corrective actions are also opened by hand, from a guest review, and from a document or a gap of compliance (decision 91). Each keeps its source.
do $$
declare rule record;
begin
  for rule in select conname from pg_constraint
    where conrelid = 'app.report_actions'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%source = ANY (ARRAY[%' loop
    execute format('alter table app.report_actions drop constraint %I', rule.conname);
  end loop;
end $$;
alter table app.guest_reviews add unique (client_id, id);
alter table app.report_actions
  add constraint report_actions_source_check check (source in ('visit', 'daily', 'audit', 'guest', 'paper', 'manual')),
  add column details text check (length(details) between 1 and 2000),
  add column guest_review_id uuid,
  add column paper_kind text check (paper_kind ~ '^[a-z][a-z-]{1,40}$'),
  add column paper_id uuid,
  add foreign key (client_id, guest_review_id) references app.guest_reviews (client_id, id),
  add foreign key (client_id, paper_id) references app.papers (client_id, id) on delete set null (paper_id),
  add constraint report_actions_of_guest check ((source = 'guest') = (guest_review_id is not null)),
  add constraint report_actions_of_paper check ((source = 'paper') = (paper_kind is not null) and (paper_id is null or source = 'paper'));
comment on column app.report_actions.details is 'what exactly is to be done, beside the title';
comment on column app.report_actions.paper_kind is 'code of the obligation; without paper_id the action is about a gap, where no paper is kept';
create index on app.report_actions (client_id, guest_review_id) where guest_review_id is not null;
create index on app.report_actions (client_id, paper_id) where paper_id is not null;
create index actions_by_source on app.report_actions (client_id, source, due_on);
grant update (details) on app.report_actions to itqan_client, itqan_member;

alter policy client_insert on app.report_actions with check (client_id = (select app.client_id()) and created_by = (select app.uid())
  and verification is null and case source
    when 'visit' then exists (select from app.mystery_shopping_reports r where r.id = report_id)
    when 'daily' then exists (select from app.daily_reports d where d.id = daily_report_id)
    when 'guest' then exists (select from app.guest_reviews g where g.id = guest_review_id and g.branch_id = report_actions.branch_id)
    when 'paper' then paper_id is null or exists (select from app.papers p where p.id = paper_id and p.kind = paper_kind
      and (p.branch_id is null or p.branch_id = report_actions.branch_id))
    else source = 'manual' end);
alter policy member_insert on app.report_actions with check (client_id = (select app.client_id()) and created_by = (select app.uid())
  and verification is null and branch_id in (select priv.branches_with('actions.write')) and case source
    when 'visit' then exists (select from app.mystery_shopping_reports r where r.id = report_id)
    when 'daily' then exists (select from app.daily_reports d where d.id = daily_report_id)
    when 'guest' then exists (select from app.guest_reviews g where g.id = guest_review_id and g.branch_id = report_actions.branch_id)
    when 'paper' then paper_id is null or exists (select from app.papers p where p.id = paper_id and p.kind = paper_kind
      and (p.branch_id is null or p.branch_id = report_actions.branch_id))
    else source = 'manual' end);

-- A photo of the problem comes with the action and proves nothing of its repair.
alter table app.report_attachments add column of_problem boolean not null default false;
comment on column app.report_attachments.of_problem is 'shows what is to be put right; never counts as proof';
grant insert (of_problem) on app.report_attachments to itqan_client, itqan_member;
