-- The form by which anybody reports the misuse of a certificate; its fields are in the application.
insert into app.forms (slug, builtin, draft, published) values ('certificate-misuse', true, '{}', '{}');
