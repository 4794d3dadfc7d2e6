import { randomUUID } from 'node:crypto'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, test } from 'vitest'
import routes from '#/app/routes.ts'
import { asSystem, type Tx } from '#/db/database.server.ts'
import { noticeGroups } from '#/domain/notice-groups.ts'
import { isLang, type Lang, langs, type Text } from '#/domain/text.ts'
import { emailKinds } from '#/features/messaging/emails/compose.ts'
import { putBack } from '#/features/messaging/emails/hidden-links.ts'
import { openHidden } from '#/features/messaging/emails/seal-hidden.server.ts'
import {
  type ArgType,
  type Audience,
  bell,
  both,
  bothApart,
  defineKinds,
  kind,
  mail,
  team,
} from '#/features/messaging/kinds/kind.ts'
import { kindOf, kinds } from '#/features/messaging/kinds/kinds.ts'
import { noticeText } from '#/features/messaging/notifications/notice.ts'
import { readNotices } from '#/features/messaging/notifications/read-notices.server.ts'
import { notificationMessages } from '#/messages/notifications.ts'
import { env } from '#/platform/env.server.ts'
import { world } from '#/tests/world.ts'
import type { Recipient } from './audience.server.ts'
import { tell } from './tell.server.ts'

const w = await world()
const people = {
  en: { admin: await w.admin(), client: await w.client(), shopper: await w.shopper() },
  ar: {
    admin: await w.admin({ language: 'ar' }),
    client: await w.client({ language: 'ar' }),
    shopper: await w.shopper({ language: 'ar' }),
  },
}

const inBoth = (path: string) => ({ en: path, ar: `/ar${path}` })
const token = 'S3cretS3cretS3cret-S3cret_S3cretS3cretS3cre'
const samples: Record<ArgType, unknown> = {
  text: 'Olaya & Sons',
  prose: 'Please read the brief again.\n'.repeat(20),
  words: { en: 'in English', ar: 'بالعربية' },
  halalas: 115_000,
  day: '2026-03-05',
  moment: '2026-03-05T11:30:00Z',
  date: '2026-03-05T11:30:00Z',
  score: 87.5,
  grade: 4,
  count: 3,
  id: randomUUID(),
  secret: {
    en: `${env().origin}/reset-password?token=${token}`,
    ar: `${env().origin}/ar/reset-password?token=${token}`,
  },
}
/** Values of arguments whose type alone does not give a valid sample. */
const pages: Record<string, unknown> = {
  home: '/admin/dashboard',
  wayOn: `/client/certificates/${randomUUID()}`,
  asked: 'lang=ar',
  pay: inBoth(`/payment?invoice=${randomUUID()}`),
}
const givenFor = (name: string): object =>
  Object.fromEntries(
    Object.entries(kindOf(name)!.args).map(([arg, type]) => [
      arg,
      arg === 'page' && type === 'id' ? '/admin/logs' : (pages[arg] ?? samples[type]),
    ]),
  )

const pathsOf = (entries: readonly RouteConfigEntry[], above = ''): string[] =>
  entries.flatMap((entry) => {
    const path = entry.path === undefined ? above : `${above}/${entry.path}`
    return [...(entry.path === undefined && !entry.index ? [] : [path]), ...pathsOf(entry.children ?? [], path)]
  })
const addresses = pathsOf(routes)
  .filter((path) => !path.includes('*'))
  .map((path) => new RegExp(`^${path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`))
const isAddress = (link: string): boolean =>
  addresses.some((address) => address.test(new URL(link, env().origin).pathname))

const recipientFor = (audience: Audience, lang: Lang): Recipient<Audience> => {
  const { admin, client, shopper } = people[lang]
  const recipients: { [A in Audience]: Recipient<A> } = {
    admins: { admins: 'all' },
    admin: { admin: admin.id },
    client: { client: client.id },
    shopper: { shopper: shopper.id },
    person: { person: shopper.id },
    address: { address: { address: `payer-${lang}@example.com`, name: 'Huda', language: lang } },
    alertPeople: { alertPeople: client.id },
  }
  return recipients[audience]
}

type Notice = { kind: string; params: Record<string, string>; link: string; language: Lang }
const noticesOf = async (effectKey: string): Promise<Notice[]> =>
  (
    await w.owner.query(
      `select n.kind, n.params, n.link, p.language from app.notifications n join app.profiles p on p.id = n.profile_id
       where n.effect_key = $1`,
      [effectKey],
    )
  ).rows
type Mail = { subject: string; body: string; language: string; to_address: string; secrets_sealed: string | null }
const mailsOf = async (effectKey: string): Promise<Mail[]> =>
  (await w.owner.query('select * from app.emails where effect_key like $1', [`${effectKey}%`])).rows

/** Traces of a missing or unformatted argument in a text. */
const broken = /[{}\uE000]|undefined|null|NaN|\[object/

const cases = Object.entries(kinds).flatMap(([name, { to }]) =>
  Object.keys(to).flatMap((audience) => langs.map((lang) => [name, audience as Audience, lang] as const)),
)

describe('every kind is told', () => {
  test.each(cases)('%s to %s, %s', async (name, audience, lang) => {
    const effectKey = `every ${name} ${audience} ${lang} `
    const tellIt = () =>
      asSystem('a test sends every kind of notification', (tx) =>
        (tell as (tx: Tx, to: object, name: string, given: object, effect: object) => Promise<void>)(
          tx,
          recipientFor(audience, lang),
          name,
          givenFor(name),
          { effectKey },
        ),
      )
    await tellIt()
    const way = kindOf(name)!.to[audience]!
    const [notices, mails] = [await noticesOf(effectKey), await mailsOf(effectKey)]
    const readers = audience === 'admins' ? Object.keys(people).length : 1
    expect(notices).toHaveLength(way.channels.includes('app') ? readers : 0)
    expect(mails).toHaveLength(way.channels.includes('email') ? readers : 0)
    for (const { language, link, ...notice } of notices) {
      expect(noticeText(language, notice)).not.toMatch(broken)
      expect(isAddress(link), link).toBe(true)
    }
    for (const { subject, body, to_address, secrets_sealed } of mails) {
      const whole = putBack(body, openHidden(to_address, secrets_sealed)!)
      expect(subject).not.toMatch(broken)
      expect(whole).not.toMatch(broken)
      const ours = (whole.match(/https?:\/\/\S+/g) ?? []).filter((link) => link.startsWith(env().origin))
      expect(ours.filter((link) => !isAddress(link))).toEqual([])
    }
    await tellIt()
    expect([await noticesOf(effectKey), await mailsOf(effectKey)]).toEqual([notices, mails])
  })

  test('each reader in their own language', async () => {
    await asSystem('a test notifies every administrator', (tx) =>
      tell(tx, { admins: 'all' }, 'office.powerful-step', givenFor('office.powerful-step') as never, {
        effectKey: 'languages',
      }),
    )
    const mails = await mailsOf('languages')
    expect(mails.map(({ language }) => language).toSorted()).toEqual(['ar', 'en'])
    for (const { language, body } of mails) {
      expect(isLang(language)).toBe(true)
      expect(body).toContain(language === 'ar' ? 'بالعربية' : 'in English')
    }
  })

  test('the bell keeps no more than its text says', async () => {
    const given = givenFor('report.returned') as { branch: Text; reason: string; report: string }
    await asSystem('a test notifies a shopper', (tx) =>
      tell(tx, { shopper: people.en.shopper.id }, 'report.returned', given, { effectKey: 'no more' }),
    )
    expect((await noticesOf('no more'))[0]!.params).toEqual({ branch_en: given.branch.en, branch_ar: given.branch.ar })
  })

  test('an administrator counts it as unread, the one who is left out does not', async () => {
    const [first, second] = [await w.admin(), await w.admin()]
    await asSystem('a test notifies administrators', async (tx) => {
      const given = { client: { en: 'Saffron', ar: 'الزعفران' }, id: randomUUID() }
      await tell(tx, { admins: 'all' }, 'client.waiting', given, { effectKey: randomUUID() })
      await tell(tx, { admins: { but: second.id } }, 'client.waiting', given, { effectKey: randomUUID() })
    })
    expect((await readNotices(first, { most: 10 })).unread).toBe(2)
    expect((await readNotices(second, { most: 10 })).unread).toBe(1)
  })
})

describe('the declarations', () => {
  test('hold every text', () => {
    const declared = Object.entries(kinds)
    const by = (channel: 'app' | 'email') =>
      declared
        .filter(([, { to }]) => Object.values(to).some(({ channels }) => (channels as string[]).includes(channel)))
        .map(([name]) => name)
        .toSorted()
    expect(by('app')).toEqual(Object.keys(notificationMessages).toSorted())
    expect(by('email')).toEqual([...emailKinds].toSorted())
  })

  test('put each kind into a group of its readers, on channels that the group has', () => {
    const groupsOf = {
      admins: 'admin',
      admin: 'admin',
      client: 'client',
      alertPeople: 'client',
      shopper: 'freelancer',
    } as const
    const wrong = Object.entries(kinds).flatMap(([name, { to }]) =>
      Object.entries(to).flatMap(([audience, { group, channels }]) => {
        if (group === null || !(audience in groupsOf)) return []
        const groups: readonly { name: string; channels: readonly string[] }[] =
          noticeGroups[groupsOf[audience as keyof typeof groupsOf]]
        const found = groups.find((one) => one.name === group)
        return found && (channels as readonly string[]).every((channel) => found.channels.includes(channel))
          ? []
          : [`${name} to ${audience}`]
      }),
    )
    expect(wrong).toEqual([])
  })
})

/** Must not compile; never run. */
export const refused = {
  aMissingArgument: (tx: Tx) =>
    // @ts-expect-error the score is missing
    tell(tx, { client: 'c' }, 'report.released', { branch: 'Olaya', report: 'r' }, { effectKey: 'k' }),
  anExtraArgument: (tx: Tx) =>
    // @ts-expect-error no text says a city
    tell(tx, { client: 'c' }, 'client.approved', { city: 'Riyadh' }, { effectKey: 'k' }),
  anArgumentOfAnotherType: (tx: Tx) =>
    // @ts-expect-error money is written from halalas
    tell(tx, { shopper: 's' }, 'visit.bonus-raised', { branch: 'Olaya', bonus: '150 SAR' }, { effectKey: 'k' }),
  anotherAudience: (tx: Tx) =>
    // @ts-expect-error a kind for shoppers has no texts for clients
    tell(tx, { client: 'c' }, 'visit.bonus-raised', { branch: 'Olaya', bonus: 15_000 }, { effectKey: 'k' }),
  anUnknownKind: (tx: Tx) =>
    // @ts-expect-error no such kind
    tell(tx, { client: 'c' }, 'client.praised' as const, {}, { effectKey: 'k' }),
  aPlaceholderThatIsNotDeclared: () =>
    defineKinds({
      // @ts-expect-error the text says {score}
      'report.released': kind(
        { branch: 'text', report: 'id' },
        { client: team('reports.read', bell('results', '/client/reports/{report}')) },
      ),
    }),
  anArgumentThatNoTextSays: () =>
    defineKinds({
      // @ts-expect-error neither text nor link says {city}
      'report.submitted': kind({ branch: 'text', city: 'text' }, { admins: bell('officeReports', '/admin/reports') }),
    }),
  anArgumentOfTheLinkThatIsNotDeclared: () =>
    defineKinds({
      // @ts-expect-error the link says {report}
      'report.submitted': kind({ branch: 'text' }, { admins: bell('officeReports', '/admin/reports/{report}') }),
    }),
  anArgumentOfTheMailsLinkThatIsNotDeclared: () =>
    defineKinds({
      // @ts-expect-error the mail leads to {page}
      'client.approved': kind({}, { client: bothApart('account', '/client/dashboard', '{page}') }),
    }),
  aMailWithoutText: () =>
    defineKinds({
      // @ts-expect-error this kind has a text for the bell only
      'report.submitted': kind({ branch: 'text' }, { admins: both('officeReports', '/admin/reports') }),
    }),
  aSecretUnderTheBell: () =>
    defineKinds({
      // @ts-expect-error notices are stored unsealed
      'report.submitted': kind({ branch: 'text', url: 'secret' }, { admins: bell('officeReports', '{url}') }),
    }),
  aMailWithItsArguments: () =>
    defineKinds({ 'account.iban-changed': kind({ account: 'words' }, { shopper: mail('account', '/freelancer') }) }),
} satisfies Record<string, (tx: Tx) => unknown>
