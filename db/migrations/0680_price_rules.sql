-- Which price of an ingredient counts (decision 89): the last accepted one, the open offer of a preferred supplier, or the mean of the last days.
-- The company has one rule, an ingredient may have another.
alter table app.kitchen_settings drop constraint kitchen_settings_price_rule_check,
  add constraint kitchen_settings_price_rule_check check (price_rule in ('last', 'supplier', 'mean-30', 'mean-60', 'mean-90'));
grant insert (price_rule), update (price_rule) on app.kitchen_settings to itqan_client, itqan_member;

alter table app.ingredients
  add column price_rule text check (price_rule in ('last', 'supplier', 'mean-30', 'mean-60', 'mean-90')),
  add column preferred_supplier_id uuid,
  add foreign key (client_id, preferred_supplier_id) references app.suppliers (client_id, id) on delete set null (preferred_supplier_id);
comment on column app.ingredients.price_rule is 'null: that of the company';
create index on app.ingredients (client_id, preferred_supplier_id) where preferred_supplier_id is not null;
grant update (price_rule, preferred_supplier_id) on app.ingredients to itqan_client, itqan_member;

-- an offer can be the price that counts: those who see costs read it, so that all of them see the same cost
alter policy member_select on app.supplier_offers using (client_id = (select app.client_id())
  and ((select priv.may_somewhere('suppliers.read')) or (select priv.may_somewhere('kitchen.costs'))));
