import { AppError } from '#/domain/errors.ts'
import { authDatabase } from './auth.server.ts'

export type ImportedAccount = { email: string; name: string; registration: object }

const isDuplicate = (error: unknown): boolean => (error as { code?: string }).code === '23505'

/**
 * Creates client accounts without a password, with their profiles and companies: all or none. Their owners set a password
 * by a reset link. Throws `account.exists`.
 */
export async function importAccounts(accounts: readonly ImportedAccount[]): Promise<Map<string, string>> {
  try {
    const { rows } = await authDatabase().query<{ id: string; email: string }>(
      `insert into auth."user" (name, email, "emailVerified", user_type, registration)
       select a.name, a.email, false, 'client', a.registration from jsonb_to_recordset($1::jsonb) as a (name text, email text, registration text)
       returning id, email`,
      [JSON.stringify(accounts.map((account) => ({ ...account, registration: JSON.stringify(account.registration) })))],
    )
    return new Map(rows.map(({ id, email }) => [email, id]))
  } catch (error) {
    if (isDuplicate(error)) throw new AppError('account.exists')
    throw error
  }
}
