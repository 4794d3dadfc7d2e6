import type { Tx } from '#/db/database.server.ts'
import { endOfMatter } from '#/domain/messaging/urgency.ts'
import type { NoticeChannel } from '#/domain/notice-groups.ts'
import { otherLang } from '#/domain/text.ts'
import { queueEmail } from '#/features/messaging/emails/queue-email.server.ts'
import type { AnyWay, Audience, Kind as Declared } from '#/features/messaging/kinds/kind.ts'
import { type ArgsOf, type AudienceOf, type Kind, kindOf } from '#/features/messaging/kinds/kinds.ts'
import { bellWords, linkIn, secretsIn, wordsIn } from '#/features/messaging/kinds/words.ts'
import { notify } from '#/features/messaging/notifications/notify.server.ts'
import type { EmailKind } from '#/messages/emails.ts'
import type { NotificationKind } from '#/messages/notifications.ts'
import { env } from '#/platform/env.server.ts'
import { type Reader, type Readers, readersOf, readersWith, type Recipient } from './audience.server.ts'

type Effect = {
  /** Idempotency key: a job that runs twice notifies once. */
  effectKey: string
  /** Key of the mail. Default: that of the bell. With several readers, a part for each is appended. */
  mailKey?: string
  /** Time of the event, ISO 8601. Default: now. Earlier for delayed jobs and the demo world. */
  at?: string | null
  /** Sends the mail's text as a text message to this number instead. */
  phone?: string
  /** Only one of the kind's channels. */
  by?: NoticeChannel
  /** The person who did it, who gets the mail for the record and no line in the bell. */
  doneBy?: string | null
}
type Message = {
  name: string
  kind: Declared
  way: AnyWay
  given: Readonly<Record<string, unknown>>
  effect: Effect
  about: Readers['about']
  /** Readers who see what visits cost; null: all of them. */
  seeCosts: ReadonlySet<string> | null
}

async function ring(tx: Tx, reader: Reader, { name, kind, way, given, effect, about }: Message): Promise<void> {
  if (reader.profileId === null || reader.profileId === effect.doneBy) return
  await notify(tx, {
    to: reader.profileId,
    kind: name as NotificationKind,
    params: bellWords(name, kind, given),
    link: linkIn(way.link, wordsIn(kind, given, reader.language), reader.language),
    effectKey: effect.effectKey,
    about,
    ...(effect.at ? { at: effect.at } : {}),
  })
}

async function write(tx: Tx, reader: Reader, message: Message): Promise<void> {
  const { name, kind, way, given, effect, about, seeCosts } = message
  const { keyPart, name: called, ...to } = reader
  const hidesAmounts = seeCosts !== null && !seeCosts.has(reader.profileId ?? '')
  const paramsIn = (lang: Reader['language']) => {
    const words = wordsIn(kind, given, lang, hidesAmounts)
    const link = linkIn(way.mailLink ?? way.link, words, lang)
    return { name: called, ...words, link: link.startsWith('/') ? env().origin + link : link }
  }
  const other = otherLang(to.language)
  await queueEmail(tx, {
    to: effect.phone ? { ...to, address: effect.phone } : to,
    kind: name as EmailKind,
    params: paramsIn(to.language),
    secrets: secretsIn(kind, given),
    about,
    end: endOfMatter(way.group, given),
    effectKey: `${effect.mailKey ?? effect.effectKey}${keyPart}`,
    ...(way.inBoth ? { also: { language: other, params: paramsIn(other) } } : {}),
  })
}

/**
 * Notifies an audience by bell and mail, as the kind declares, each reader in their language; channels that a reader
 * has switched off are skipped. Of a company those members are told who have the permission that the kind names. Idempotent. Only for transactions of the platform (`asSystem`).
 */
export async function tell<K extends Kind>(
  tx: Tx,
  to: Recipient<AudienceOf<K>>,
  name: K,
  given: ArgsOf<K>,
  effect: Effect,
): Promise<void> {
  const kind = kindOf(name)!
  const { audience, readers, about } = await readersOf(tx, to as unknown as Recipient<Audience>, kind.to)
  const way = kind.to[audience]!
  const uses = (channel: NoticeChannel) => way.channels.includes(channel) && (effect.by ?? channel) === channel
  const seeCosts = way.amounts && about ? await readersWith(tx, about, way.amounts) : null
  for (const reader of readers) {
    const message = { name, kind, way, given, effect, about, seeCosts }
    if (uses('app')) await ring(tx, reader, message)
    if (uses('email')) await write(tx, reader, message)
  }
}
