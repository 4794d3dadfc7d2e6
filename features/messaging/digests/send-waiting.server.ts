import { asSystem, readAsSystem, type Tx } from '#/db/database.server.ts'
import { becomeOne } from '#/domain/messaging/delivery.ts'
import { isLang, translator } from '#/domain/text.ts'
import {
  type DueMail,
  lockDue,
  releaseWaiting,
  settleWaiting,
  whoIsDue,
} from '#/features/messaging/emails/waiting.server.ts'
import { membersWith } from '#/features/messaging/tell/team.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { inboxMessages } from '#/messages/messaging/inbox.ts'

const why = 'a job sends the mails that waited'

/** Whether the reader still has the right to what the mail is about. */
async function isStillMeant(tx: Tx, { profileId, about }: DueMail): Promise<boolean> {
  if (!about) return true
  const readers = await membersWith(tx, about.clientId, about.needs, about.branchId)
  return readers.some(({ id }) => id === profileId)
}

/** Mails that become one: those of a day, else those of one kind. */
function gathered(mails: readonly DueMail[]): DueMail[][] {
  const groups = new Map<string, DueMail[]>()
  for (const mail of mails) {
    const key = mail.waited === 'daily' ? 'daily' : `${mail.waited}:${mail.kind}`
    groups.set(key, [...(groups.get(key) ?? []), mail])
  }
  return [...groups.values()]
}

/** Mails about one page become one line: the latest, and how many came before it. */
function linesOf(mails: readonly DueMail[]): string[] {
  const byPage = Map.groupBy(mails, ({ id, link }) => link ?? id)
  return [...byPage.values()].map((ofPage) => {
    const { subject, link, language } = ofPage.at(-1)!
    const before = ofPage.length - 1
    const t = translator(isLang(language) ? language : 'en', inboxMessages)
    const more = before > 0 ? t('before', { count: before }) : null
    return [subject, more, link].filter((part) => part !== null).join('\n')
  })
}

async function sendOne(tx: Tx, mails: readonly DueMail[]): Promise<void> {
  const [first] = mails as [DueMail, ...DueMail[]]
  await settleWaiting(
    tx,
    mails.map(({ id }) => id),
    'folded',
  )
  await tell(
    tx,
    { person: first.profileId },
    first.waited === 'daily' ? 'notices.daily' : 'notices.many',
    { count: mails.length, lines: `${linesOf(mails).join('\n\n')}\n` },
    { effectKey: `folded:${first.id}` },
  )
}

/** Sends what waited for one person, in one transaction. */
const sendTo = (profileId: string): Promise<void> =>
  asSystem(why, async (tx) => {
    const due = await lockDue(tx, profileId)
    const kept: DueMail[] = []
    for (const mail of due) if (await isStillMeant(tx, mail)) kept.push(mail)
    const lost = due.filter((mail) => !kept.includes(mail))
    await settleWaiting(
      tx,
      lost.map(({ id }) => id),
      'dropped',
    )
    for (const group of gathered(kept)) {
      if (becomeOne(group[0]!.waited, group.length)) await sendOne(tx, group)
      else for (const { id } of group) await releaseWaiting(tx, id)
    }
  })

/** Every five minutes: sends mails after quiet hours, daily mails and ended bursts; running twice sends once. */
export async function sendWaiting(): Promise<void> {
  const failures: unknown[] = []
  for (const profileId of await readAsSystem(why, whoIsDue))
    await sendTo(profileId).catch((error: unknown) => failures.push(error))
  // why: one person's failure must neither block the others nor go unnoticed
  if (failures.length > 0) throw new AggregateError(failures, `the waiting mails of ${failures.length} persons failed`)
}
