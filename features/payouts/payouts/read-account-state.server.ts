import { type RawBuilder, sql } from 'kysely'
import { settingSql } from '#/features/core/settings/setting-sql.server.ts'
import type { AccountState } from './account-state.ts'

/**
 * Account state of the shopper in the aliases `s` and `p`. Unverified: no name from an identity document to compare
 * with the account's name. Shared: another person has the same account. Changed: within the waiting time of a new
 * account.
 */
export const accountStateOf = (at: Date): RawBuilder<AccountState> => sql`case
  when p.status <> 'active' or s.approval = 'rejected' then 'blocked'
  when s.iban_sealed is null then 'missing'
  when s.legal_name is null or s.identity_hash is null then 'unverified'
  when exists (select from mystery_shopper_profiles o join profiles op on op.id = o.profile_id
    where o.iban_hash = s.iban_hash and o.profile_id <> s.profile_id and o.merged_into is null and op.status <> 'erased') then 'shared'
  when s.iban_changed_at > ${at}::timestamptz - make_interval(hours => ${settingSql('payouts.account-hold-hours')}::int) then 'changed'
  else 'ready' end`
