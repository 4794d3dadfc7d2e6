import { sql } from 'kysely'
import { readAsSystem } from '#/db/database.server.ts'
import { type DoorName, isDoorName } from '#/domain/doors.ts'
import { env } from './env.server.ts'
import { unseal } from './seal.server.ts'

/** Values of a door by name; a missing one is not set. */
export type DoorValues = Record<string, string | undefined>
type Saved = { isOn: boolean; settings: Record<string, string> | null; secrets: Record<string, string> }

export const secretPurpose = (door: DoorName, name: string): string => `integration ${door} ${name}`

/** A copy of what is saved in the database. Doors are asked in places that cannot wait, so it is kept here and renewed. */
let saved: ReadonlyMap<DoorName, Saved> = new Map()
let renewal: NodeJS.Timeout | undefined
const renewalMs = 20_000

async function readSaved(): Promise<Map<DoorName, Saved>> {
  const { rows } = await readAsSystem('the doors read their settings and sealed secrets', (db) =>
    sql<{ door: string; isOn: boolean; settings: Record<string, string> | null; secrets: Record<string, string> }>`
      select i.door, i.is_on as "isOn", i.settings, coalesce((select jsonb_object_agg(s.name, s.sealed)
        from app.integration_secrets s where s.door = i.door), '{}') as secrets
      from app.integrations i`.execute(db),
  )
  return new Map(
    rows.flatMap(({ door, isOn, settings, secrets }) => {
      if (!isDoorName(door)) return []
      const open = Object.entries(secrets).flatMap(([name, sealed]) => {
        const text = unseal(secretPurpose(door, name), sealed)
        return text === null ? [] : [[name, text] as const]
      })
      return [[door, { isOn, settings, secrets: Object.fromEntries(open) }] as const]
    }),
  )
}

/** Reads the saved settings of all doors. */
export async function loadDoors(): Promise<void> {
  saved = await readSaved()
}

/** Loads the doors and renews them from time to time, for a process that misses an announcement. */
export async function openDoors(failed: (error: unknown) => void): Promise<void> {
  await loadDoors()
  renewal = setInterval(() => void loadDoors().catch(failed), renewalMs)
  renewal.unref()
}

export function closeDoors(): void {
  clearInterval(renewal)
  saved = new Map()
}

/** Address of SMTP_URL in parts. */
function mailParts(): DoorValues {
  const { SMTP_URL: url, MAIL_FROM: sender } = env()
  const from = /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender.trim()
  if (!url) return { from }
  const { protocol, host, username, password } = new URL(url)
  const said = (text: string) => (text ? decodeURIComponent(text) : undefined)
  return { server: `${protocol}//${host}`, user: said(username), password: said(password), from }
}

/** Settings of a door by the environment of the server. */
export function environmentOf(door: DoorName): DoorValues {
  const of = env()
  const values: Record<DoorName, () => DoorValues> = {
    payment: () => ({
      address: of.MOYASAR_URL,
      secretKey: of.MOYASAR_SECRET_KEY,
      webhookSecret: of.MOYASAR_WEBHOOK_SECRET,
    }),
    mail: mailParts,
    phone: () => ({ address: of.SMS_URL, key: of.SMS_KEY, sender: of.SMS_SENDER, body: of.SMS_BODY }),
    model: () => ({
      address: of.LANGUAGE_MODEL_URL,
      key: of.LANGUAGE_MODEL_KEY,
      model: of.LANGUAGE_MODEL_NAME,
    }),
    tiles: () => ({ address: of.MAP_TILES_URL, attribution: of.MAP_TILES_ATTRIBUTION }),
    zatca: () => ({ address: of.TAX_AUTHORITY_URL }),
  }
  return values[door]()
}

/** Whether our team left the door on. */
export const isDoorOn = (door: DoorName): boolean => saved.get(door)?.isOn ?? true

/** Whether the door has settings of its own, in place of the environment's. */
export const hasOwnSettings = (door: DoorName): boolean => (saved.get(door)?.settings ?? null) !== null

/** Settings in force: own ones with own secrets, else the environment's. The two are never mixed. */
export function doorValues(door: DoorName): DoorValues {
  const own = saved.get(door)
  return own?.settings ? { ...own.settings, ...own.secrets } : environmentOf(door)
}

/** Mail server with its sign-in, or null when no mail goes out. Parameters of SMTP_URL are kept. */
export function mailDoor(): { url: string | null; from: string } {
  const { server, user, password, from } = doorValues('mail')
  const sender = from ?? env().MAIL_FROM
  if (!isDoorOn('mail') || !server) return { url: null, from: sender }
  if (!hasOwnSettings('mail')) return { url: env().SMTP_URL ?? null, from: sender }
  const url = new URL(server)
  if (user) url.username = encodeURIComponent(user)
  if (password) url.password = encodeURIComponent(password)
  return { url: url.href, from: sender }
}

/** Tile server for the maps, or null. */
export function tilesDoor(): { tiles: string; attribution: string } | null {
  const { address, attribution } = doorValues('tiles')
  return isDoorOn('tiles') && address ? { tiles: address, attribution: attribution ?? '' } : null
}
