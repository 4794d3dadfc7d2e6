import type { Halalas } from '#/domain/money.ts'
import { type NoticeChannel, noticeChannels, type NoticeGroupName } from '#/domain/notice-groups.ts'
import type { Permission } from '#/domain/permissions.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import type { Text } from '#/domain/text.ts'
import type { emailMessages } from '#/messages/emails.ts'
import type { notificationMessages } from '#/messages/notifications.ts'

/** Value that a caller passes for an argument of each type; `words.ts` formats it in the reader's language. */
export type ValueOf = {
  text: string
  /** Long text: truncated in the bell, complete in the mail. */
  prose: string
  /** In both languages; the reader gets one. */
  words: Text
  halalas: Halalas
  day: Day
  /** ISO 8601, formatted with the time of day. */
  moment: string
  /** ISO 8601, formatted as a day. */
  date: string
  /** Per cent; null: score unknown. */
  score: number | null
  grade: number
  count: number
  /** For links only; never in the text. */
  id: string
  /** A link or code only for the reader of a mail: encrypted in the outbox. */
  secret: Text
}
export type ArgType = keyof ValueOf
type ArgTypes = Record<string, ArgType>
/** Argument values of a kind; for a union of kinds, of one of them. */
export type Values<A> = A extends unknown
  ? [keyof A] extends [never]
    ? Record<string, never>
    : { [N in keyof A]: A[N] extends ArgType ? ValueOf[A[N]] : never }
  : never

/**
 * Possible readers of a kind; `audience.server.ts` looks them up. Those of a company: `client`, by a permission;
 * `alertPeople`, who have to act on a critical failure.
 */
export type Audience = 'admins' | 'admin' | 'client' | 'shopper' | 'person' | 'address' | 'alertPeople'

/** An address of the product with arguments in braces, or one per language. */
export type Link = string | Text
type Way<C extends NoticeChannel, L extends Link> = {
  channels: readonly C[]
  /** The switch that turns it off; null for readers without an account. */
  group: NoticeGroupName | null
  link: L
  /** Link of the mail. Default: the link of the bell. */
  mailLink?: L
  inBoth?: true
  /** Permission of those of a company who are told. */
  needs?: Permission
  /** Permission without which a reader of the company gets no amounts in the mail. */
  amounts?: Permission
}
export type AnyWay = Way<NoticeChannel, Link>
type OfCompany = 'client' | 'alertPeople'
type Ways = { [A in Audience]?: A extends OfCompany ? AnyWay & { needs: Permission } : AnyWay }
export type Kind = { args: ArgTypes; to: Ways }

type Group = NoticeGroupName | null
export const bell = <const L extends Link>(group: Group, link: L): Way<'app', L> => ({ channels: ['app'], group, link })
export const mail = <const L extends Link>(group: Group, link: L): Way<'email', L> => ({
  channels: ['email'],
  group,
  link,
})
/** A mail in both languages, for readers of unknown language. */
export const mailInBoth = <const L extends Link>(link: L): Way<'email', L> => ({ ...mail(null, link), inBoth: true })
export const both = <const L extends Link>(group: Group, link: L): Way<NoticeChannel, L> => ({
  channels: noticeChannels,
  group,
  link,
})
/** Bell and mail with different links. */
export const bothApart = <const L extends Link, const M extends Link>(
  group: Group,
  link: L,
  mailLink: M,
): Way<NoticeChannel, L | M> => ({ ...both<L | M>(group, link), mailLink })

/** A way to those of a company who have a permission: on the branch that the caller names, else on the whole company. */
export const team = <const W extends AnyWay, const P extends Permission>(needs: P, way: W): W & { needs: P } => ({
  ...way,
  needs,
})

/** The same way with amounts only for those of the company who see what visits cost. */
export const withCosts = <const W extends AnyWay>(way: W): W & { amounts: Permission } => ({
  ...way,
  amounts: 'evaluations.costs',
})

/** Address of a public page in each language. */
export const publicPage = <const P extends `/${string}`>(path: P): { en: P; ar: `/ar${P}` } => ({
  en: path,
  ar: `/ar${path}`,
})

/** Declares a kind: its arguments, and the channels, group and link of each audience. */
export const kind = <const A extends ArgTypes, const W extends Kind['to']>(args: A, to: W): { args: A; to: W } => ({
  args,
  to,
})

type Names<S> = S extends `${string}{${infer V}}${infer R}` ? V | Names<R> : never
type NamesOf<T, K> = K extends keyof T ? Names<T[K][keyof T[K]]> : never
type BellNames<K extends string> = NamesOf<typeof notificationMessages, K>
type MailNames<K extends string> = NamesOf<typeof emailMessages, `${K}.subject` | `${K}.body`>
type WayOf<D extends Kind> = Extract<D['to'][keyof D['to']], AnyWay>
type LinkNames<D extends Kind> = WayOf<D>['link'] extends infer L ? Names<L extends Text ? L['en' | 'ar'] : L> : never
type ChannelsOf<D extends Kind> = WayOf<D>['channels'][number]

type Spoken<K extends string, D extends Kind> =
  | ('app' extends ChannelsOf<D> ? BellNames<K> : never)
  | ('email' extends ChannelsOf<D> ? Exclude<MailNames<K>, 'name' | 'link' | 'company'> : never)
type TextsMissing<K extends string, D extends Kind> =
  | ('app' extends ChannelsOf<D> ? Exclude<K, keyof typeof notificationMessages> : never)
  | ('email' extends ChannelsOf<D> ? Exclude<`${K}.subject` | `${K}.body`, keyof typeof emailMessages> : never)
type Given<D extends Kind> = keyof D['args'] & string
type SecretArgs<D extends Kind> = { [N in Given<D>]: D['args'][N] extends 'secret' ? N : never }[Given<D>]

type Fault<Why, Name> = { fault: Why; of: Name }
type Checked<K extends string, D extends Kind> = [TextsMissing<K, D>] extends [never]
  ? [Exclude<Spoken<K, D> | LinkNames<D>, Given<D>>] extends [never]
    ? [Exclude<Given<D>, Spoken<K, D> | LinkNames<D> | MailNames<K>>] extends [never]
      ? [SecretArgs<D> & ('app' extends ChannelsOf<D> ? string : never)] extends [never]
        ? unknown
        : Fault<'a secret belongs in mails only', SecretArgs<D>>
      : Fault<'declared, but neither a text nor a link uses it', Exclude<Given<D>, Spoken<K, D> | LinkNames<D>>>
    : Fault<'a text or a link uses what is not declared', Exclude<Spoken<K, D> | LinkNames<D>, Given<D>>>
  : Fault<'no text', TextsMissing<K, D>>

/**
 * Declares the kinds of an area. The compiler checks arguments, texts of both languages and links against each other.
 */
export const defineKinds = <const T extends Record<string, Kind>>(
  kinds: T & { [K in keyof T & string]: Checked<K, T[K]> },
): T => kinds
