-- Guests' reviews: where one came from is known for a while, its words are found again, and a restaurant may report it.

alter table app.guest_reviews
  add column browser_hash text check (length(browser_hash) between 1 and 64),
  add column network_hash text check (length(network_hash) between 1 and 64),
  add column reported_by uuid references app.profiles (id),
  add column reported_at timestamptz,
  add column reported_note text check (length(reported_note) between 1 and 1000),
  add column report_closed_at timestamptz,
  add unique (branch_id, browser_hash, written_on),
  add check ((reported_at is null) = (reported_note is null)),
  -- why: a review that is taken down and comes back has not lost its answer
  drop constraint guest_reviews_check;
comment on column app.guest_reviews.person_hash is 'a keyed fingerprint of the device it was sent from, only to tell one a day; a random one once it is forgotten';
comment on column app.guest_reviews.browser_hash is 'a keyed fingerprint of network and browser; null once it is forgotten';
comment on column app.guest_reviews.network_hash is 'a keyed fingerprint of the network, to see many from one; null once it is forgotten';
comment on column app.guest_reviews.reported_note is 'why the restaurant asks the office to look at it again; it stays public until somebody decided';
create index on app.guest_reviews (reported_by);
create index guest_reviews_of_network on app.guest_reviews (network_hash, written_on);
create index guest_reviews_to_forget on app.guest_reviews (written_on) where browser_hash is not null;
create index guest_reviews_same_words on app.guest_reviews (md5(app.fold(text))) where length(text) >= 20;
create index guest_reviews_stars on app.guest_reviews (branch_id, stars) where state = 'published';
create index guest_reviews_of_client on app.guest_reviews (client_id, created_at desc) where state = 'published';
create index guest_reviews_reported on app.guest_reviews (reported_at) where reported_at is not null and report_closed_at is null and state = 'published';
create index guest_reviews_by_state on app.guest_reviews (state, created_at);
create index guest_reviews_search on app.guest_reviews using gin (app.fold(text || ' ' || coalesce(author_name, '')) app.gin_trgm_ops);

grant update (report_closed_at) on app.guest_reviews to itqan_admin;
grant select (reported_at, reported_note, report_closed_at), update (reported_by, reported_at, reported_note) on app.guest_reviews to itqan_client;
drop policy client_update on app.guest_reviews;
create policy client_update on app.guest_reviews for update to itqan_client
  using (client_id = (select app.client_id()) and state = 'published')
  with check (client_id = (select app.client_id()) and (replied_by = (select app.uid()) or reported_by = (select app.uid())));
