import type { EvidenceFacts } from '#/domain/fieldwork/evidence.ts'
import { differingBits, alikeWithin } from '#/domain/fieldwork/picture-look.ts'
import { answerTo, needsPhoto, type Question, type ReceiptValue, visibleQuestions } from '#/domain/questionnaire.ts'
import { addMinutes, fromRiyadh, riyadhDay } from '#/domain/riyadh-time.ts'
import { largeDifferences } from '#/domain/fieldwork/visit-hints.ts'
import { type Contradiction, contradictions, minutesByStamps } from '#/domain/visit-times.ts'
import { answersForRules } from '#/features/fieldwork/visits/answer.ts'
import type { EvidenceVisit } from './select-visit.server.ts'

const seconds = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / 1000
const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text))
const longAfterHours = 4
/** Tolerance around the visit for the time of a photo or a receipt. */
const graceMinutes = { before: 15, after: 30 }
const unknownStayMinutes = 240

export type Findings = { known: number; words: EvidenceFacts['words'] }

/** Facts of a visit, as input for weighing. */
export function factsOf(visit: EvidenceVisit, found: Findings): EvidenceFacts {
  const arrived = new Date(visit.checked_in_at)
  const deviceArrived = dateOf(visit.check_in_device_at)
  const left = dateOf(visit.left_at)
  const scheduled = new Date(visit.scheduled_date)
  return {
    evaluationType: visit.evaluationType,
    place: {
      given: visit.has_place === true || visit.check_in_distance !== null,
      distance: visit.check_in_distance,
      accuracy: visit.check_in_accuracy,
    },
    secondsOff: seconds(scheduled, arrived),
    otherDay: riyadhDay(scheduled) !== riyadhDay(arrived),
    clockOff: deviceArrived && seconds(arrived, deviceArrived),
    heldBackSeconds: seconds(arrived, new Date(visit.created_at)),
    staySeconds: left && Math.max(0, seconds(arrived, left)),
    pace: paceOf(visit),
    answers: momentsOfAnswers(visit),
    stamps: stampsOf(visit),
    receipt: receiptOf(visit),
    photos: { ...photosOf(visit), known: found.known },
    words: found.words,
  }
}

/** Time of the first answer of each question, by the phone's log. */
const loggedAnswers = ({ moments }: EvidenceVisit): ReadonlyMap<string, Date> => {
  const first = new Map<string, Date>()
  for (const { kind, name, detail, deviceAt } of moments)
    if (kind === 'question' && detail.event === 'answered' && !first.has(name)) first.set(name, deviceAt)
  return first
}

function paceOf(visit: EvidenceVisit): number[] {
  const times = [...loggedAnswers(visit).values()].toSorted((a, b) => a.getTime() - b.getTime())
  return times.slice(1).map((time, before) => seconds(times[before]!, time))
}

/** Compares times of the device's own clock, whose error is the same on both sides. */
function momentsOfAnswers(visit: EvidenceVisit): EvidenceFacts['answers'] {
  const logged = loggedAnswers(visit)
  const arrived = dateOf(visit.check_in_device_at)
  const left = dateOf(visit.left_device_at)
  const skew = arrived ? arrived.getTime() - Date.parse(visit.checked_in_at) : 0
  const handedIn = visit.firstHandIn ? visit.firstHandIn.getTime() + skew : Infinity
  const times = visit.answers
    .map(({ questionKey, answeredAt }) => logged.get(questionKey) ?? answeredAt)
    .filter((time) => time.getTime() <= handedIn)
  return {
    total: times.length,
    beforeArrival: arrived ? times.filter((time) => time < addMinutes(arrived, -1)).length : 0,
    longAfter: left ? times.filter((time) => time > addMinutes(left, 60 * longAfterHours)).length : 0,
  }
}

/** The last stamp of each name, which counts. */
export const finalStamps = ({ moments }: Pick<EvidenceVisit, 'moments'>): EvidenceVisit['moments'] => {
  const stamps = new Map<string, EvidenceVisit['moments'][number]>()
  for (const moment of moments) if (moment.kind === 'stamp') stamps.set(moment.name, moment)
  return [...stamps.values()]
}

// why: in a coffee shop payment comes before serving
const mustFollow = [
  ['arrived', 'ordered'],
  ['ordered', 'served'],
  ['ordered', 'paid'],
  ['served', 'left'],
  ['paid', 'left'],
  ['arrived', 'left'],
] as const

function stampsOf(visit: EvidenceVisit): EvidenceFacts['stamps'] {
  const stamps = finalStamps(visit)
  const at = (name: string) => stamps.find((stamp) => stamp.name === name)?.deviceAt
  const disordered = mustFollow.filter(([first, then]) => {
    const [earlier, later] = [at(first), at(then)]
    return earlier !== undefined && later !== undefined && later < earlier
  })
  return {
    disordered: disordered.length,
    edited: stamps.filter(({ detail }) => detail.editedFrom).length,
    differing: timesInDoubt(visit)[0] ?? null,
  }
}

/** Answers that contradict the time between their two stamps, the largest difference first. */
export function timesInDoubt(visit: EvidenceVisit): Contradiction[] {
  const stamped = finalStamps(visit).map(({ name, deviceAt }) => ({ name, at: deviceAt.toISOString() }))
  const answers = answersForRules(visit.answers, visit.photos)
  const all = largeDifferences(contradictions(answers, minutesByStamps(visit.definition.code, stamped)))
  const far = (one: Contradiction) => Math.abs(one.answered - one.stamped)
  return all.toSorted((a, b) => far(b) - far(a))
}

/** Time span of a visit, as far as known. */
const windowOf = (arrived: Date, left: Date | null) => ({
  from: addMinutes(arrived, -graceMinutes.before),
  until: left ? addMinutes(left, graceMinutes.after) : addMinutes(arrived, unknownStayMinutes),
})

/** The question for the total: among several amounts of money only the one marked so. */
export function totalAsked(asked: readonly Question[]): Question | undefined {
  const amounts = asked.filter((question) => question.type === 'number' && question.unit?.en === 'SAR')
  return amounts.length > 1
    ? amounts.find(({ key, text }) => /total/i.test(`${key} ${text.en}`) || text.ar.includes('إجمالي'))
    : amounts[0]
}

function receiptOf(visit: EvidenceVisit): EvidenceFacts['receipt'] {
  const answers = answersForRules(visit.answers, visit.photos)
  const asked = visibleQuestions(visit.definition, answers)
  const valueOf = (key: string | undefined) =>
    key === undefined || answerTo(answers, key)?.notApplicable ? undefined : answerTo(answers, key)?.value
  const receipt = valueOf(asked.find(({ type }) => type === 'receipt')?.key) as ReceiptValue | null | undefined
  const at = receipt && fromRiyadh(receipt.at)
  if (!receipt || !at) return null
  const stated = valueOf(totalAsked(asked)?.key)
  const arrived = new Date(visit.checked_in_at)
  const left = dateOf(visit.left_at)
  const { from, until } = windowOf(arrived, left)
  const outside = at < from ? seconds(at, from) : at > until ? seconds(until, at) : 0
  return {
    otherDay: outside > 0 && ![riyadhDay(arrived), riyadhDay(left ?? arrived)].includes(riyadhDay(at)),
    minutesOff: Math.ceil(outside / 60),
    total: receipt.total,
    statedTotal: typeof stated === 'number' ? Math.round(stated * 100) : null,
  }
}

/** Photos that repeat an earlier one of the report, and photos taken outside the visit. */
export function photosInDoubt(visit: EvidenceVisit) {
  const arrived = dateOf(visit.check_in_device_at)
  const within = arrived && windowOf(arrived, dateOf(visit.left_device_at))
  const isOutside = (at: Date | null) => within && at && (at < within.from || at > within.until)
  const repeated = visit.photos.filter(({ look }, place) =>
    visit.photos
      .slice(0, place)
      .some((earlier) => look !== null && earlier.look !== null && differingBits(look, earlier.look) <= alikeWithin),
  )
  return { repeated, outside: visit.photos.filter(({ takenAt }) => isOutside(takenAt)) }
}

function photosOf(visit: EvidenceVisit): Omit<EvidenceFacts['photos'], 'known'> {
  const answers = answersForRules(visit.answers, visit.photos)
  const missing = visibleQuestions(visit.definition, answers).filter((question) => {
    const answer = answerTo(answers, question.key)
    return answer && !answer.notApplicable && answer.photos === 0 && needsPhoto(question, answer.value)
  })
  const { repeated, outside } = photosInDoubt(visit)
  return {
    total: visit.photos.length,
    missing: missing.length,
    blank: visit.photos.filter(({ look }) => look === null).length,
    repeated: repeated.length,
    outside: outside.length,
  }
}
