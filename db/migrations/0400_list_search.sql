-- Search of the office's lists over 100,000 rows. Row-level security keeps a search by words from using an index, because the comparison could
-- tell of rows that the reader may not see. So a function with the owner's rights, which asks for the role first, finds the ids that hold the
-- words; the rows of the list are read under the rights of the reader.
create index emails_search on app.emails using gin ((app.fold(' ' || to_address || ' ' || subject)) app.gin_trgm_ops);
create index invoices_search on app.invoices using gin ((app.fold(' ' || coalesce(number, '') || ' ' || coalesce(buyer ->> 'name', ''))) app.gin_trgm_ops);

-- The usual order of the lists of clients, shoppers and tax documents.
create index companies_in_order on app.companies (app.fold(coalesce(name_en, name_ar)), id);
create index shoppers_newest on app.profiles (created_at, id) where user_type in ('freelancer', 'mystery_shopper');
create index invoices_in_order on app.invoices (coalesce(issued_at, 'infinity'), id);
drop index app.invoices_newest;

-- Ids of the rows of `source` that hold every pattern, a folded word between wildcards. A pattern of one or two letters has no trigram of its own,
-- so it is matched at the beginning of a word. A client is found by its numbers too, which have digits. The statement is built, so that each search has its own plan.
create function priv.found_ids(source text, patterns text[]) returns setof uuid
  language plpgsql stable rows 200 security definer set search_path = '' as $$
declare
  people text := $q$app.fold(' ' || coalesce(full_name, '') || ' ' || coalesce(company_name, '') || ' ' || coalesce(email, ''))$q$;
  companies text := $q$app.fold(' ' || coalesce(name_en, '') || ' ' || coalesce(name_ar, ''))$q$;
  one text; words text;
begin
  if not priv.staff_may(case source
    when 'branch' then '{clients,requests,review,certificates,payouts,site+}'::text[]
    when 'client' then '{clients,requests,review,certificates,invoices,ledger,payouts,site+}'
    when 'shopper' then '{shoppers,shoppers:pay,requests,review,payouts,ledger}'
    when 'invoice' then '{invoices,ledger}'
    else '{emails}' end, false) then return; end if;
  -- `%1$s`: the text of a row
  words := 'true';
  foreach one in array patterns loop
    words := words || ' and %1$s like ' || replace(quote_literal(case when length(one) < 5 then '% ' || substr(one, 2) else one end), '%', '%%');
  end loop;
  if source = 'branch' then
    return query execute 'select id from app.branches where ' ||
      format(words, $q$app.fold(' ' || coalesce(name, '') || ' ' || coalesce(name_ar, '') || ' ' || coalesce(location, ''))$q$);
  elsif source = 'client' then
    return query execute $q$select id from app.profiles where user_type = 'client' and $q$ || format(words, people) ||
      ' union select id from app.companies where ' || format(words, companies) ||
      case when array_to_string(patterns, '') ~ '[0-9]' then
        $q$ union select id from app.profiles where user_type = 'client' and $q$ || format(words, 'phone') ||
        ' union select profile_id from app.client_profiles where ' || format(words, $q$lower(concat_ws(' ', tax_id, business_license))$q$) else '' end;
  elsif source = 'shopper' then
    return query execute $q$select id from app.profiles where user_type in ('freelancer', 'mystery_shopper') and $q$ || format(words, people);
  elsif source = 'invoice' then
    return query execute 'select id from app.invoices where ' ||
      format(words, $q$app.fold(' ' || coalesce(number, '') || ' ' || coalesce(buyer ->> 'name', ''))$q$);
  elsif source = 'email' then
    return query execute 'select id from app.emails where ' || format(words, $q$app.fold(' ' || to_address || ' ' || subject)$q$);
  end if;
end $$;
revoke all on function priv.found_ids(text, text[]) from public;
grant execute on function priv.found_ids(text, text[]) to itqan_admin;
