import sharp from 'sharp'
import { boh1 } from '#/content/questionnaires/boh-1.ts'
import { asSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { type AuditAct, type AuditValues, emptyAnswer } from '#/domain/operations/audits/answers.ts'
import type { AuditKind } from '#/domain/operations/audits/state.ts'
import { type Question, scoredQuestions } from '#/domain/questionnaire.ts'
import { addDays, addHours, addMinutes, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { memberOf } from '#/features/companies/members/acting-member.server.ts'
import { storeAuditPhoto } from '#/features/operations/audits/photos.server.ts'
import { planAudits, releaseAudit } from '#/features/operations/audits/plan.server.ts'
import { saveAudit } from '#/features/operations/audits/save.server.ts'
import { lockAudits } from '#/features/operations/audits/tell.server.ts'
import { type Cast, findPerson } from '../demo-person.server.ts'
import { sameIdFor } from '../same-id.ts'
import { teamPeople } from '../team.ts'
import { happeningAt } from '../time-travel.server.ts'

type Failed = Readonly<Record<string, { note: string; degrees?: number; task?: string; fixed?: true; photo?: true }>>
type PastAudit = { branch: number; daysAgo: number; kind: AuditKind; failed: Failed; signer: string; released: boolean }

const hood = {
  note: 'Grease on two filters, last cleaning not dated',
  fixed: true,
  photo: true,
  task: 'Clean the filters and date the record',
} as const
const dates = { note: 'Two boxes of tomatoes without a date' } as const
const cloths = {
  note: 'Colour code mixed up at the grill',
  fixed: true,
  photo: true,
  task: 'Sort the boards by colour',
} as const

/** The branches are those of the company by name; audits of the company by its owner, self-audits by the branch manager. */
const past: readonly PastAudit[] = [
  {
    branch: 0,
    daysAgo: 96,
    kind: 'company',
    failed: { F4: hood, A4: dates },
    signer: 'Maha Al-Subaie',
    released: true,
  },
  { branch: 1, daysAgo: 71, kind: 'company', failed: { C2: cloths }, signer: 'Yousef Al-Mutairi', released: true },
  {
    branch: 2,
    daysAgo: 49,
    kind: 'company',
    failed: { A4: dates, F5: { note: 'Not signed for three days' } },
    signer: 'Sami Haddad',
    released: true,
  },
  { branch: 0, daysAgo: 30, kind: 'company', failed: { F4: hood }, signer: 'Maha Al-Subaie', released: true },
  {
    branch: 1,
    daysAgo: 4,
    kind: 'company',
    failed: {
      B1: {
        note: 'Walk-in chiller, door does not close. Dairy moved to the second chiller.',
        degrees: 9.2,
        photo: true,
        task: 'Repair the door of the walk-in chiller',
      },
      E2: { note: 'Hands not washed after the delivery, 2 of 5 times' },
    },
    signer: 'Yousef Al-Mutairi',
    released: true,
  },
]
const selfAudit: PastAudit = {
  branch: -1,
  daysAgo: 9,
  kind: 'self',
  failed: { C2: cloths },
  signer: 'Maha Al-Subaie',
  released: true,
}
const laterSelfAudit: PastAudit = {
  branch: -1,
  daysAgo: 2,
  kind: 'self',
  failed: {},
  signer: 'Maha Al-Subaie',
  released: false,
}

/** An open chiller with a thermometer; drawn, so that it shows no real kitchen. */
const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#d8dde1"/>
  <rect x="180" y="60" width="300" height="500" rx="14" fill="#f7f8f9"/><rect x="205" y="90" width="250" height="200" fill="#dfe8ee"/>
  <rect x="205" y="320" width="250" height="210" fill="#dfe8ee"/><path d="M480 60l170 40v420l-170 40z" fill="#eef1f3"/>
  <rect x="240" y="200" width="70" height="90" fill="#c8663d"/><rect x="330" y="220" width="90" height="70" fill="#6f9c5b"/>
  <rect x="560" y="220" width="26" height="170" rx="13" fill="#fff"/><rect x="567" y="300" width="12" height="80" rx="6" fill="#c23b2e"/></svg>`

const passing = (question: Question): AuditValues[string]['value'] =>
  question.type === 'measure'
    ? {
        readings: Array.from({ length: Math.max(1, question.fewest) }, (_, at) => ({
          place: ['Walk-in', 'Line', 'Bar'][at % 3]!,
          value: question.direction === 'at_most' ? question.limit - 1.5 - at / 2 : question.limit + 3 + at,
        })),
      }
    : true

function answersOf(name: string, failed: Failed, owner: string, due: string): AuditValues {
  return Object.fromEntries(
    scoredQuestions(boh1).map((question): [string, AuditValues[string]] => {
      const found = failed[question.key]
      if (!found) return [question.key, { ...emptyAnswer, value: passing(question) }]
      const act: AuditAct | null = found.task
        ? {
            id: sameIdFor(`audit action ${name} ${question.key}`),
            kind: found.fixed ? 'fixed' : 'open',
            title: found.task,
            ownerId: null,
            ownerName: owner,
            dueOn: due,
            note: '',
          }
        : null
      const fewest = question.type === 'measure' ? Math.max(1, question.fewest) : 1
      const value =
        question.type === 'measure'
          ? {
              readings: Array.from({ length: fewest }, () => ({
                place: 'Walk-in',
                value: found.degrees ?? question.limit,
              })),
            }
          : false
      return [question.key, { value, na: false, note: found.note, act }]
    }),
  )
}

const findAudit = (clientId: string, branchId: string, day: string) =>
  asSystem('the demo world finds an audit', (tx) =>
    tx
      .selectFrom('audits')
      .select(['id', 'version', 'state', 'auditor_id'])
      .where('client_id', '=', clientId)
      .where('branch_id', '=', branchId)
      .where('planned_on', '=', day)
      .executeTakeFirstOrThrow(),
  )

type Place = { id: string; name: string }

async function tellAudit(owner: Actor, auditor: Actor, place: Place, audit: PastAudit, present: Date): Promise<void> {
  const name = `${place.id} ${audit.kind} ${audit.daysAgo}`
  const day = addDays(riyadhDay(present), -audit.daysAgo)
  const at = addHours(startOfDay(day), 13)
  const clientKey = sameIdFor(`audit plan ${name}`)
  await happeningAt(addHours(at, -4), () =>
    planAudits(owner, {
      clientKey,
      kind: audit.kind,
      day,
      auditor: audit.kind === 'self' ? '' : auditor.id,
      branch: [place.id],
    }),
  )
  const { id, state } = await findAudit(owner.id, place.id, day)
  if (state !== 'planned') return
  for (const [key, { photo, fixed }] of Object.entries(audit.failed))
    if (photo) {
      const bytes = await sharp(Buffer.from(drawn)).jpeg().toBuffer()
      const photoId = sameIdFor(`audit photo ${name} ${key}`)
      const questionKey = fixed ? `fix:${key}` : key
      await happeningAt(at, () =>
        storeAuditPhoto(auditor, { id: photoId, auditId: id, questionKey, takenAt: at.toISOString(), bytes }),
      )
    }
  const values = answersOf(name, audit.failed, audit.signer, addDays(day, 5))
  await happeningAt(addMinutes(at, 70), () =>
    saveAudit(auditor, {
      auditId: id,
      changes: Object.entries(values).map(([key, to]) => ({ key, from: null, to })),
      device: '',
      step: {
        key: sameIdFor(`audit signature ${name}`),
        at: addMinutes(at, 68).toISOString(),
        signature: {
          name: audit.signer,
          path: 'M40 90L70 40L95 96L120 60L150 92L190 52L230 88',
          verdict: audit.daysAgo === 4 ? 'disagree' : 'seen',
        },
      },
    }),
  )
  if (!audit.released) return
  const { version } = await findAudit(owner.id, place.id, day)
  await happeningAt(addHours(at, 22), () => releaseAudit(owner, { auditId: id, version }))
}

async function branchManager(owner: Actor): Promise<Actor | null> {
  const person = await findPerson(teamPeople.branchManager.email)
  return person && asSystem('the demo world acts as a member of a company', (tx) => memberOf(tx, owner.id, person.id))
}

/**
 * Audits of the restaurants: some of the company and of a branch itself over three months, one with a critical failure and
 * its action, one planned for today for the branch manager, and one for next week. Idempotent.
 */
export async function tellAudits({ saffron }: Cast, present: Date): Promise<void> {
  const branches = await asSystem('the demo world finds the branches to audit', (tx) =>
    tx
      .selectFrom('branches')
      .select(['id', 'name'])
      .where('client_id', '=', saffron.id)
      .where('closed_at', 'is', null)
      .orderBy('name')
      .limit(50)
      .execute(),
  )
  for (const audit of past) {
    const place = branches[audit.branch]
    if (place) await tellAudit(saffron, saffron, place, audit, present)
  }
  const today = riyadhDay(present)
  const runner = await branchManager(saffron)
  const own = branches.find(({ name }) => name.includes(teamPeople.branchManager.path[2]))
  if (runner && own) {
    for (const audit of [selfAudit, laterSelfAudit]) await tellAudit(saffron, runner, own, audit, present)
    const clientKey = sameIdFor(`audit plan today ${own.id}`)
    await happeningAt(addHours(present, -3), () =>
      planAudits(saffron, { clientKey, kind: 'self', day: today, auditor: '', branch: [own.id] }),
    )
  }
  const next = branches[2]
  if (next) {
    const clientKey = sameIdFor(`audit plan next ${next.id}`)
    const branch = [next.id]
    await planAudits(saffron, { clientKey, kind: 'company', day: addDays(today, 6), auditor: saffron.id, branch })
  }
  await lockAudits()
}
