import type { Permission } from './permissions.ts'

/** A transition of a state machine, with the required permission. */
export type Step<Status extends string = string> = {
  from: readonly Status[]
  to: Status
  permission: Permission
}

type Steps = Record<string, Step>
export type StepName<S extends Steps> = keyof S & string
export type StatusIn<S extends Steps> = S[keyof S]['from'][number] | S[keyof S]['to']

/** Status after the step, or null when it is not allowed. */
export const takeStep = <S extends Steps>(steps: S, name: StepName<S>, status: StatusIn<S>): StatusIn<S> | null => {
  const step = steps[name]!
  return step.from.includes(status) ? step.to : null
}

/** Allowed steps of a status, in the table's order. */
export const stepsFrom = <S extends Steps>(steps: S, status: StatusIn<S>): StepName<S>[] =>
  (Object.keys(steps) as StepName<S>[]).filter((name) => takeStep(steps, name, status) !== null)
