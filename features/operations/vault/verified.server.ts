import type { Actor } from '#/domain/actor.ts'
import { emailStateOf } from '#/platform/email-links.server.ts'
import { mailIsSetUp } from '#/platform/mail.server.ts'

/** Once mail is set up, only a person with a verified address sets up a vault. */
export const mustVerifyFirst = async (actor: Actor): Promise<boolean> =>
  mailIsSetUp() && !(await emailStateOf(actor.id)).isVerified
