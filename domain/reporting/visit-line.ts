import { measuredBy, type StampedAt, type StampName, stampNames } from '../visit-times.ts'

export type Shot = { id: string; src: string; at: string }
type Found = { key: string; at: string | null; critical: boolean; lost: number; photo: Shot | null }
/** `kept`: lost nothing; `lost`: a finding; `critical`: a failed critical question. */
export type MomentState = 'kept' | 'lost' | 'critical'
export type Moment = {
  at: string
  stamp: StampName | null
  /** Question of a finding, or of the wait that ended here. */
  question: string | null
  state: MomentState
  photo: Shot | null
}

type Visit = {
  /** Code of the questionnaire. */
  code: string
  stamps: readonly StampedAt[]
  findings: readonly Found[]
  photos: readonly Shot[]
}

const mostMoments = 9
/** A photo belongs to a stamp taken so close to it, in minutes. */
const near = 5

const minutes = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 60_000
const isStamp = (stamp: StampedAt): stamp is StampedAt & { name: StampName } =>
  stampNames.some((name) => name === stamp.name)

/**
 * A visit from door to bill: its stamps, and the worst findings seen between them, by time, at the same time the worst first. Each photo appears once.
 * Empty for a visit with fewer than two stamps.
 */
export function visitLine({ code, stamps, findings, photos }: Visit): Moment[] {
  const known = stamps.filter(isStamp)
  const [first, last] = [known[0], known.at(-1)]
  if (!first || !last || first === last) return []
  const waits = new Set(known.flatMap(({ name }) => measuredBy(code, name) ?? []))
  const during = findings
    .flatMap((finding) => (finding.at === null ? [] : [{ ...finding, at: finding.at }]))
    .filter(({ key, at }) => !waits.has(key) && minutes(first.at, at) >= 0 && minutes(at, last.at) >= 0)
    .toSorted((a, b) => Number(b.critical) - Number(a.critical) || b.lost - a.lost)
    .slice(0, Math.max(0, mostMoments - known.length))
  const used = new Set(during.flatMap(({ photo }) => photo?.id ?? []))
  const ofStamps = known.map(({ name, at }): Moment => {
    const wait = measuredBy(code, name)
    const late = findings.find(({ key }) => key === wait)
    const photo = nearest(photos, at, used)
    if (photo) used.add(photo.id)
    return { at, stamp: name, question: wait ?? null, state: late ? 'lost' : 'kept', photo }
  })
  const ofFindings = during.map(({ key, at, critical, photo }): Moment => ({
    at,
    stamp: null,
    question: key,
    state: critical ? 'critical' : 'lost',
    photo,
  }))
  return [...ofStamps, ...ofFindings].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

function nearest(photos: readonly Shot[], at: string, used: ReadonlySet<string>): Shot | null {
  const away = (photo: Shot) => Math.abs(minutes(photo.at, at))
  return (
    photos.filter((photo) => !used.has(photo.id) && away(photo) <= near).toSorted((a, b) => away(a) - away(b))[0] ??
    null
  )
}
