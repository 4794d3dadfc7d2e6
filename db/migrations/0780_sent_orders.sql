-- What a supplier was sent last, kept when the buyer takes the order back to change it (decision 85): the link shows this until the revision is sent, also
-- where the order is cancelled meanwhile.
alter table app.purchase_order_answers
  add column sent jsonb check (jsonb_typeof(sent) = 'object'),
  add check (sent is null or kind = 'revised');
comment on column app.purchase_order_answers.sent is 'the order with its lines as it was sent last, of an order that was taken back';
grant insert (sent) on app.purchase_order_answers to itqan_client, itqan_member;
