-- Days on which a duty is not due are given with the duty; so far only a later change could write them.
grant insert (except_days) on app.duties to itqan_client, itqan_member;
