import { addMinutes } from '#/domain/riyadh-time.ts'

/**
 * Cooling of cooked food: from 60 to 21 °C within two hours, to 5 °C within four hours more. Both count from the first
 * reading, so the second limit ends six hours after it. To be compared with the municipality and SFDA once a year.
 */
export const coolingStart = 60
export const coolingStages = {
  middle: { limit: 21, minutes: 120 },
  end: { limit: 5, minutes: 360 },
} as const
export type CoolingStage = keyof typeof coolingStages

export const coolingDoneChoices = ['discarded', 'reheated'] as const
export type CoolingDone = (typeof coolingDoneChoices)[number]

export type CoolingReading = { degrees: number; at: string }
/** One batch of food that cools down, with a reading at each stage. */
export type Cooling = {
  item: string
  start: CoolingReading
  middle?: CoolingReading
  end?: CoolingReading
  done?: CoolingDone[]
  /** Left to the next shift before its last reading was due. */
  handedOver?: boolean
  /** Where it began, in the report that took it over. */
  from?: { day: string; shift: string }
}

export const coolingDueAt = ({ start }: Pick<Cooling, 'start'>, stage: CoolingStage): Date =>
  addMinutes(new Date(start.at), coolingStages[stage].minutes)

type StageResult = 'open' | 'within' | 'late' | 'warm'

/** A reading above the limit is open until the time is over; one within it that came later proves nothing. */
function stageResult(cooling: Cooling, stage: CoolingStage): StageResult {
  const reading = cooling[stage]
  if (!reading) return 'open'
  const isInTime = new Date(reading.at) <= coolingDueAt(cooling, stage)
  if (reading.degrees <= coolingStages[stage].limit) return isInTime ? 'within' : 'late'
  return isInTime ? 'open' : 'warm'
}

export type CoolingState =
  | { result: 'running'; next: CoolingStage; dueAt: Date }
  | { result: 'within' }
  | { result: 'failed'; stage: CoolingStage; why: 'late' | 'warm' }

/** State of a batch that cools. */
export function coolingState(cooling: Cooling): CoolingState {
  for (const stage of ['middle', 'end'] as const) {
    const result = stageResult(cooling, stage)
    if (result === 'open') return { result: 'running', next: stage, dueAt: coolingDueAt(cooling, stage) }
    if (result !== 'within') return { result: 'failed', stage, why: result }
  }
  return { result: 'within' }
}

/** What a batch still needs before the report can be submitted. */
export function coolingNeeds(cooling: Cooling): 'cooling' | 'done' | null {
  const { result } = coolingState(cooling)
  if (result === 'running') return cooling.handedOver ? null : 'cooling'
  return result === 'failed' && (cooling.done ?? []).length === 0 ? 'done' : null
}

/** Name of the state of a batch. */
export function coolingMark(cooling: Cooling): 'running' | 'handedOver' | 'within' | 'late' | 'warm' {
  const state = coolingState(cooling)
  if (state.result === 'failed') return state.why
  return state.result === 'running' && cooling.handedOver ? 'handedOver' : state.result
}
