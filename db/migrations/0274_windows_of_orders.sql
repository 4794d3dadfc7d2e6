-- A client orders visits with days or a part of the day from which the shopper chooses.
grant insert (earliest_on, latest_on, day_part) on app.mystery_shopping_requests to itqan_client, itqan_member;
grant select (earliest_on, latest_on, day_part) on app.mystery_shopping_requests to itqan_member, itqan_viewas;
