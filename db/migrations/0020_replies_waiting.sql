-- The desk counts the replies of shoppers that nobody has answered.
create index on app.grade_replies (created_at) where answer is null;
