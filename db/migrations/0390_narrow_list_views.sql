-- A saved view loses the parts that its list no longer knows, at the request of its owner.
do $$
declare r text;
begin
  foreach r in array array['client', 'member', 'shopper', 'admin'] loop
    execute format('grant update (query) on app.list_views to itqan_%s', r);
  end loop;
end $$;
