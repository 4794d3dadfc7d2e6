import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { asSystem } from '#/db/database.server.ts'
import { type Actor, userTypes } from '#/domain/actor.ts'
import { type NoticeSwitch, switchesFor } from '#/domain/notice-groups.ts'
import { emailKinds } from '#/features/messaging/emails/compose.ts'
import { queueEmail } from '#/features/messaging/emails/queue-email.server.ts'
import { isInNoticeGroup, switchesOf } from '#/features/messaging/kinds/kinds.ts'
import type { EmailKind } from '#/messages/emails.ts'
import { notificationMessages, type NotificationKind } from '#/messages/notifications.ts'
import { world } from '#/tests/world.ts'
import { notify } from './notify.server.ts'
import { readNotices } from './read-notices.server.ts'
import { keepSwitchedOn, readSwitchedOff } from './switches.server.ts'

const w = await world()

const tell = (to: Actor, kind: NotificationKind, effectKey: string = randomUUID()) =>
  asSystem('a test sends a notification', (tx) =>
    notify(tx, { to: to.id, kind, params: { branch: 'Olaya' }, link: '/freelancer', effectKey }),
  )
const write = (to: Actor, kind: EmailKind) =>
  asSystem('a test queues an email', async (tx) => {
    const mailbox = { profileId: to.id, address: to.email, language: to.language }
    const params = {
      name: to.name,
      branch: 'Olaya',
      link: 'https://itqan.example/freelancer',
      reason: 'r',
      grade: '4.0',
    }
    await queueEmail(tx, { to: mailbox, kind, params, effectKey: randomUUID() })
  })
const mailsOf = async (to: Actor) => {
  const { rows } = await w.owner.query<{ kind: string; body: string }>(
    `select kind, body from app.emails where profile_id = $1 and kind not like 'account.%' order by id`,
    [to.id],
  )
  return rows
}
const kindsOf = async (to: Actor) => (await readNotices(to, { most: 20 })).notices.map(({ kind }) => kind)
const without = (actor: Actor, ...groups: string[]): NoticeSwitch[] =>
  switchesFor(actor.type).filter(({ group, channel }) => !groups.includes(`${group}.${channel}`))

describe('what somebody is told', () => {
  test('everything, until it is switched off', async () => {
    const shopper = await w.shopper()
    expect(await readSwitchedOff(shopper)).toEqual([])
    await tell(shopper, 'report.graded')
    await write(shopper, 'report.graded')
    expect(await kindsOf(shopper)).toEqual(['report.graded'])
    expect((await mailsOf(shopper)).map(({ kind }) => kind)).toEqual(['report.graded'])
  })

  test('no mail of a kind that is off, and the bell always; other kinds come as before', async () => {
    const shopper = await w.shopper()
    await keepSwitchedOn(shopper, without(shopper, 'editor.email'))
    expect(await readSwitchedOff(shopper)).toEqual([{ group: 'editor', channel: 'email' }])
    for (const kind of ['report.graded', 'report.returned'] as const) {
      await tell(shopper, kind)
      await write(shopper, kind)
    }
    expect(await kindsOf(shopper)).toEqual(['report.returned', 'report.graded'])
    expect((await readNotices(shopper, { most: 5 })).unread).toBe(2)
    expect((await mailsOf(shopper)).map(({ kind }) => kind)).toEqual(['report.graded'])
  })

  test('there is no switch for the bell, and a stored one counts for nothing', async () => {
    for (const type of userTypes) expect(switchesFor(type).filter(({ channel }) => channel !== 'email')).toEqual([])
    const shopper = await w.shopper()
    await w.owner.query(`insert into app.notice_switches (profile_id, kind, channel) values ($1, 'reminders', 'app')`, [
      shopper.id,
    ])
    await tell(shopper, 'report.overdue', 'one effect')
    await tell(shopper, 'report.overdue', 'one effect')
    expect(await kindsOf(shopper)).toEqual(['report.overdue'])
  })

  test('what must arrive arrives with everything off', async () => {
    const shopper = await w.shopper()
    await keepSwitchedOn(shopper, [])
    await tell(shopper, 'request.assigned')
    await write(shopper, 'account.password-changed')
    await write(shopper, 'report.graded')
    expect(await kindsOf(shopper)).toEqual(['request.assigned'])
    expect(await mailsOf(shopper)).toEqual([])
    const { rows } = await w.owner.query(
      `select 1 from app.emails where profile_id = $1 and kind = 'account.password-changed'`,
      [shopper.id],
    )
    expect(rows).toHaveLength(1)
  })

  test('a mail that may be switched off says where, one that must arrive does not', async () => {
    const shopper = await w.shopper()
    await write(shopper, 'report.graded')
    await write(shopper, 'request.taken-back')
    const [graded, taken] = await mailsOf(shopper)
    expect(graded!.body).toMatch(/\nChoose which emails you receive: https?:\/\/\S+\/notifications\/settings\n/)
    expect(taken!.body).not.toContain('/notifications/settings')
  })
})

describe('the switches', () => {
  test('are somebody’s own: nobody turns those of another, nor one that must arrive, nor of another type', async () => {
    const [mine, other] = [await w.shopper(), await w.shopper()]
    const client = await w.client()
    await keepSwitchedOn(mine, [])
    await keepSwitchedOn(client, switchesFor('client'))
    expect(await readSwitchedOff(other)).toEqual([])
    expect(await readSwitchedOff(client)).toEqual([])
    expect((await readSwitchedOff(mine)).map(({ group }) => group)).not.toContain('visits')
    expect(switchesFor('client').map(({ group }) => group)).not.toContain('critical')
  })

  test('every kind of notice and every mail about one has its place among them', () => {
    // why: recipients without an account have no switches
    const toPayers = ['share.link', 'share.reminder', 'share.withdrawn', 'share.paid', 'share.part-paid']
    const toMailboxes = ['account.new-email', 'account.email-changed']
    const toWhomever = new Set([
      'message.thanks',
      'team.invited',
      'staff.invited',
      'action.assigned',
      'quote.asked',
      'order.sent',
      'order.accepted',
      'order.revising',
      'order.revised',
      'order.insisted',
      'order.cancelled',
      'supplier-invoice.credit-asked',
      'report.mailing',
      ...toMailboxes,
      ...toPayers,
    ])
    const kinds = [...Object.keys(notificationMessages), ...emailKinds.filter((kind) => !toWhomever.has(kind))]
    expect(kinds.filter((kind) => !isInNoticeGroup(kind))).toEqual([])
  })

  test('none stops an assignment, a cancellation, the account or a critical failure', () => {
    for (const kind of [
      'request.assigned',
      'request.taken-back',
      'account.reset',
      'alert.finding',
      'alert.sent',
      'payout.paid',
    ])
      expect(switchesOf(kind), kind).toEqual([])
    expect(switchesOf('offer.made')).toEqual(['offers'])
    expect(switchesOf('a kind nobody knows')).toEqual([])
  })
})
