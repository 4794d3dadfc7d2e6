import { type RawBuilder, sql } from 'kysely'
import { settingSql } from '#/features/core/settings/setting-sql.server.ts'
import type { AccountState } from './account-state.ts'

/**
 * The state of the bank account of the shopper that `s` and `p` stand for. Unverified: no name of an identity document to compare the
 * account's name with. Shared: another person has the very same account. Changed: within the time in which nothing is sent to a new one.
 */
export const accountStateOf = (at: Date): RawBuilder<AccountState> => sql`case
  when p.status <> 'active' or s.approval = 'rejected' then 'blocked'
  when s.iban_sealed is null then 'missing'
  when s.legal_name is null or s.identity_hash is null then 'unverified'
  when exists (select from mystery_shopper_profiles o join profiles op on op.id = o.profile_id
    where o.iban_hash = s.iban_hash and o.profile_id <> s.profile_id and o.merged_into is null and op.status <> 'erased') then 'shared'
  when s.iban_changed_at > ${at}::timestamptz - make_interval(hours => ${settingSql('payouts.account-hold-hours')}::int) then 'changed'
  else 'ready' end`
