-- Reports that were submitted before the time of their review was kept get the 24 hours that counted then.
update app.mystery_shopping_reports set review_due_at = submitted_at + interval '24 hours' where review_due_at is null and submitted_at is not null;
