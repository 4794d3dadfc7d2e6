import { asSystem, type Tx } from '#/db/database.server.ts'
import { landingOf } from '#/domain/actor.ts'
import { readBranding } from '#/features/branding/read-branding.server.ts'
import { mailboxOf, queueEmail } from '#/features/emails/queue-email.server.ts'
import { notify, notifyAdmins } from '#/features/notifications/notify.server.ts'
import { env } from '#/platform/env.server.ts'
import { publicPath } from '#/platform/i18n.ts'

const newcomer = (tx: Tx, profileId: string) =>
  tx
    .selectFrom('profiles')
    .select(['user_type', 'full_name', 'company_name'])
    .where('id', '=', profileId)
    .executeTakeFirstOrThrow()

/** Greets a new account by mail and bell. A new client also waits for approval: the administrators are told. */
export async function welcome({ profileId }: { profileId: string }): Promise<void> {
  const { companyName } = await readBranding()
  await asSystem('a job greets a new account', async (tx) => {
    const [to, person] = [await mailboxOf(tx, profileId), await newcomer(tx, profileId)]
    const isClient = person.user_type === 'client'
    const effectKey = `account.welcome:${profileId}`
    const params = {
      company: companyName[to.language],
      name: to.name,
      link: env().origin + publicPath(to.language, '/login'),
    }
    await queueEmail(tx, { to, kind: isClient ? 'account.welcome-client' : 'account.welcome', params, effectKey })
    const link = landingOf(person.user_type)
    await notify(tx, { to: profileId, kind: 'account.welcome', params: { company: params.company }, link, effectKey })
    if (!isClient) return
    const client = person.company_name ?? person.full_name
    const papers = `/admin/client-approval?client=${profileId}`
    await notifyAdmins(tx, {
      kind: 'client.waiting',
      params: { client },
      link: papers,
      effectKey: `client.waiting:${profileId}`,
    })
  })
}
