-- Columns of a sheet are found by their headings each time, and an undo adds rows of prices: nothing of either is kept with an import.
alter table app.ingredient_imports drop column headers, drop column columns, drop column before;
