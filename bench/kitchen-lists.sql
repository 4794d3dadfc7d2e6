-- Ingredients with prices of some years, recipes and suppliers of one company. Run with the search path `app` and without triggers.
insert into suppliers (id, client_id, name_en, name_ar, created_by)
  select gen_random_uuid(), :client, 'Supplier ' || n, 'مورد ' || n, :client from generate_series(1, :suppliers) n;
insert into ingredients (id, client_id, name_en, name_ar, base, category, created_by)
  select gen_random_uuid(), :client, 'Ingredient ' || n, 'مكون ' || n, 'g',
    ('{vegetables,fruit,meat,poultry,seafood,dairy,grains,legumes,oils,spices}'::text[])[1 + n % 10], :client
  from generate_series(1, :ingredients) n;
-- one of fifty has no price, one of ten an old one
insert into ingredient_prices (id, client_id, ingredient_id, quantity, unit, content, amount, vat_mode, valid_from, source, created_by)
  select gen_random_uuid(), :client, i.id, '5', 'kg', '5000/1', 10 + (i.n * 7 + p) % 90, 'excluded',
    current_date - (case when i.n % 10 = 0 then 120 else 10 end) - 30 * p::int, 'typed', :client
  from (select id, row_number() over (order by id) as n from ingredients) i, generate_series(0, :prices - 1) p where i.n % 50 > 0;
insert into supplier_offers (id, client_id, supplier_id, ingredient_id, pack, quantity, unit, price, vat_mode, valid_from, created_by)
  select gen_random_uuid(), :client, s.id, i.id, 'Carton', 5, 'kg', 40, 'excluded', current_date - 20, :client
  from (select id, row_number() over (order by id) as n from ingredients) i
  join (select id, row_number() over (order by id) as n from suppliers) s on s.n = 1 + i.n % :suppliers;
insert into ingredient_allergens (client_id, ingredient_id, allergen, state, said_on, signed_by, signed_name)
  select :client, id, a, 'contains', current_date, :client, 'Bench' from ingredients, unnest('{gluten,milk,eggs,fish}'::text[]) a;
insert into recipes (id, client_id, kind, name_en, name_ar, category, created_by)
  select gen_random_uuid(), :client, 'dish', 'Recipe ' || n, 'وصفة ' || n, 'Category ' || n % 12, :client from generate_series(1, :recipes) n;
insert into recipe_versions (client_id, recipe_id, number, state, kind, name_en, name_ar, output_quantity, output_unit, portions, from_on,
    published_at, published_by, created_by, updated_by)
  select :client, id, 1, 'published', 'dish', name_en, name_ar, '3', 'kg', '10', current_date - 30, now(), :client, :client, :client from recipes;
insert into recipe_lines (id, client_id, version_id, place, ingredient_id, quantity, unit, basis)
  select gen_random_uuid(), :client, v.id, p, i.id, '250', 'g', 'ap'
  from (select id, row_number() over (order by id) as n from recipe_versions) v
  cross join generate_series(0, :lines - 1) p
  join (select id, row_number() over (order by id) as n from ingredients) i
    on i.n = 1 + (v.n * 31 + p * 97) % :ingredients;
