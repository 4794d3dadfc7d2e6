-- Whoever may insert a certificate may have its address made.
grant execute on function app.random_id() to itqan_admin, itqan_system;
