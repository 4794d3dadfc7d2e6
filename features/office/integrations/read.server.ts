import { readAs, readAsSystem, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import {
  type DoorCalls,
  type DoorName,
  doorNames,
  type DoorState,
  doors,
  fieldsOf,
  isDoorName,
  isFaulty,
  secretsOf,
} from '#/domain/doors.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { doorValues, environmentOf, hasOwnSettings, isDoorOn, tilesDoor } from '#/platform/doors.server.ts'
import { mailIsSetUp } from '#/platform/mail.server.ts'
import { onlineProvider } from '#/platform/payment-providers.server.ts'
import { offersPhoneCodes, smsIsSetUp } from '#/platform/sms.server.ts'
import { hasLanguageModel } from '#/platform/language-model.server.ts'

/** `environment`: of the server; `own`: entered on the page; `none`: not set up. */
export type DoorSource = 'environment' | 'own' | 'none'
export type DoorRow = DoorCalls & {
  door: DoorName
  state: DoorState
  source: DoorSource
  isOn: boolean
  changedAt: string | null
  changedBy: string | null
}
/** Whether a secret is set, and by whom and when; never the secret. */
export type SecretView = { name: string; isSet: boolean; at: string | null; by: string | null }
export type DoorView = DoorRow & { values: Record<string, string>; secrets: SecretView[]; units: DoorUnit[] }
export type DoorUnit = { id: string; name: string; world: string }

type Saved = { changedAt: string; changedBy: string | null }

async function readRows(db: Tx) {
  const saved = await db
    .selectFrom('integrations as i')
    .leftJoin('profiles as p', 'p.id', 'i.changed_by')
    .select(['i.door', 'i.changed_at as changedAt', 'p.full_name as changedBy'])
    .execute()
  const calls = await db
    .selectFrom('integration_calls')
    .select(['door', 'good_at as goodAt', 'failed_at as failedAt', 'problem'])
    .execute()
  return {
    saved: new Map<string, Saved>(saved.map(({ door, ...row }) => [door, row])),
    calls: new Map<string, DoorCalls>(calls.map(({ door, ...row }) => [door, row])),
  }
}

/** Units that submit documents: their state is shown to staff who do not see invoices. */
const activeUnits = (): Promise<DoorUnit[]> =>
  readAsSystem('the state of the door to the tax authority is that of its units', (db) =>
    db
      .selectFrom('tax_units')
      .select(['id', 'name', 'world'])
      .where('state', '=', 'active')
      .where('world', '<>', 'none')
      .execute(),
  )

/** State of a door before its calls are looked at. */
function reachOf(door: DoorName, units: readonly DoorUnit[]): 'off' | 'sandbox' | 'on' {
  if (!isDoorOn(door)) return 'off'
  const isTrialKey = doorValues('payment')['secretKey']?.startsWith('sk_test_') ?? false
  const reach: Record<DoorName, () => 'off' | 'sandbox' | 'on'> = {
    payment: () => {
      const name = onlineProvider()?.name
      return name === undefined ? 'off' : name === 'sandbox' || isTrialKey ? 'sandbox' : 'on'
    },
    mail: () => (mailIsSetUp() ? 'on' : 'off'),
    phone: () => (smsIsSetUp() ? 'on' : offersPhoneCodes() ? 'sandbox' : 'off'),
    model: () => (hasLanguageModel() ? 'on' : 'off'),
    tiles: () => (tilesDoor() ? 'on' : 'off'),
    zatca: () => (units.length === 0 ? 'off' : units.some(({ world }) => world === 'production') ? 'on' : 'sandbox'),
  }
  return reach[door]()
}

const noCalls: DoorCalls = { goodAt: null, failedAt: null, problem: null }

function rowOf(door: DoorName, { saved, calls }: Awaited<ReturnType<typeof readRows>>, units: DoorUnit[]): DoorRow {
  const reach = reachOf(door, units)
  const told = calls.get(door) ?? noCalls
  const host = doors[door].host
  const isGiven = host !== null && Boolean(isGivenBy(door))
  return {
    door,
    ...told,
    state: reach !== 'off' && isFaulty(told) ? 'faulty' : reach,
    source: hasOwnSettings(door) ? 'own' : isGiven ? 'environment' : 'none',
    isOn: isDoorOn(door),
    changedAt: saved.get(door)?.changedAt ?? null,
    changedBy: saved.get(door)?.changedBy ?? null,
  }
}

/** A payment service has a usual address, so its key tells whether it is set up. */
const isGivenBy = (door: DoorName): string | undefined =>
  environmentOf(door)[door === 'payment' ? 'secretKey' : (doors[door].host ?? '')]

/** All doors to outside services with their states. */
export async function browseIntegrations(actor: Actor): Promise<DoorRow[]> {
  authorize(actor, 'integrations.read')
  return readAs(actor, async (db) => {
    const [rows, units] = await Promise.all([readRows(db), activeUnits()])
    return doorNames.map((door) => rowOf(door, rows, units))
  })
}

/** One door with its settings in force; of secrets only that they are set. */
export async function readIntegration(actor: Actor, door: string): Promise<DoorView> {
  authorize(actor, 'integrations.read')
  if (!isDoorName(door)) throw new AppError('not-found')
  return readAs(actor, async (db) => {
    const [rows, units, stored] = await Promise.all([
      readRows(db),
      activeUnits(),
      db
        .selectFrom('integration_secrets as s')
        .leftJoin('profiles as p', 'p.id', 's.set_by')
        .select(['s.name', 's.set_at as at', 'p.full_name as by'])
        .where('s.door', '=', door)
        .execute(),
    ])
    const inForce = doorValues(door)
    const shown = fieldsOf(door).filter(([, { kind }]) => kind !== 'secret')
    return {
      ...rowOf(door, rows, units),
      values: Object.fromEntries(shown.map(([name]) => [name, inForce[name] ?? ''])),
      secrets: secretsOf(door).map((name) => {
        const own = stored.find((one) => one.name === name)
        return { name, isSet: inForce[name] !== undefined, at: own?.at ?? null, by: own?.by ?? null }
      }),
      units: door === 'zatca' ? units : [],
    }
  })
}
