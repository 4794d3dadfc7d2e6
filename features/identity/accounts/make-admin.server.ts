import { z } from 'zod'
import { asSystem } from '#/db/database.server.ts'
import { minimumAdminPasswordLength, passwordProblem } from '#/domain/password.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { isAmongCommonest } from '#/platform/common-passwords.server.ts'
import { createAccount } from '#/platform/auth.server.ts'
import { email, text } from './fields.ts'

export type NewAdmin = { email: string; name: string; password: string }

const newAdmin = z.object({ email, name: text('full-name', 200), password: z.string() })

const passwordSentences = {
  'too-short': `The password of an administrator has at least ${minimumAdminPasswordLength} characters.`,
  'too-long': 'The password has at most 128 characters.',
  'too-common': 'This password is among the first that anybody would guess. Choose another one.',
} as const

/** Why an administrator cannot be created, as a sentence for the command line, or null. */
export function adminRefusal(given: NewAdmin): string | null {
  const parsed = newAdmin.safeParse(given)
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path[0]
    return field === 'email' ? 'This is not an e-mail address.' : 'Give a name of at most 200 characters.'
  }
  const problem = passwordProblem(given.password, 'admin')
  const isCommon = isAmongCommonest(given.password)
  return problem ? passwordSentences[problem] : isCommon ? passwordSentences['too-common'] : null
}

/** Creates an owner from the command line; no page can. Throws `account.exists`. */
export async function makeAdmin(given: NewAdmin): Promise<string> {
  const { email: address, name, password } = newAdmin.parse(given)
  const registration = { staff_role: 'owner' }
  const profileId = await createAccount({ email: address, name, password, type: 'admin', registration })
  await asSystem('a command on the machine, without an account', (tx) =>
    recordActivity(tx, null, {
      action: 'accounts.make-admin',
      entity: 'profile',
      entityId: profileId,
      after: { email: address },
    }),
  )
  return profileId
}
