import { AppError } from '#/domain/errors.ts'
import { authDatabase } from './auth.server.ts'

export type ImportedAccount = { id: string; email: string; name: string; registration: object }

const isDuplicate = (error: unknown): boolean => (error as { code?: string }).code === '23505'

/**
 * Creates client accounts with given ids, without a password, with their profiles and companies: all or none. Their owners
 * set a password by a reset link. Throws `account.exists`.
 */
export async function importAccounts(accounts: readonly ImportedAccount[]): Promise<void> {
  try {
    await authDatabase().query(
      `insert into auth."user" (id, name, email, "emailVerified", user_type, registration)
       select a.id, a.name, a.email, false, 'client', a.registration from jsonb_to_recordset($1::jsonb) as a (id uuid, name text, email text, registration text)`,
      [JSON.stringify(accounts.map((account) => ({ ...account, registration: JSON.stringify(account.registration) })))],
    )
  } catch (error) {
    if (isDuplicate(error)) throw new AppError('account.exists')
    throw error
  }
}
