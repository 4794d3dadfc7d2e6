-- Each order of the list of ingredients has an index, so that a page of ten thousand rows begins at a row without a sort (decision 93).
create index ingredients_by_category on app.ingredients (client_id, state, category, id);
create index ingredients_by_change on app.ingredients (client_id, state, changed_at, id);
