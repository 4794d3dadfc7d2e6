-- The level of a shopper looks at the newest graded reports: read in this order, without the others.
create index graded_reports_of_shopper on app.mystery_shopping_reports (shopper_id, released_at desc)
  where status in ('released', 'disputed', 'locked') and overall_score is not null;
