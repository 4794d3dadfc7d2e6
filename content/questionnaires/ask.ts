import type { MeasureLimit } from '#/domain/fieldwork/measure.ts'
import type {
  Failure,
  MeasureQuestion,
  NumberQuestion,
  PhotoRule,
  RatingQuestion,
  RatingSteps,
  TextQuestion,
  TimingLimits,
  TimingQuestion,
  YesNoQuestion,
} from '#/domain/questionnaire.ts'
import type { Text } from '#/domain/text.ts'

type Options = {
  guidance?: Text
  failure?: Failure
  allowNotApplicable?: boolean
  critical?: boolean
  major?: boolean
  photo?: PhotoRule
  actionPhoto?: boolean
}

const base = (key: string, weight: number, text: Text, options: Options) => ({
  key,
  text,
  weight,
  required: true,
  allowNotApplicable: false,
  critical: false,
  major: false,
  photo: 'none' as const,
  ...options,
})

/** A question where 'yes' is always the good answer. */
export const yesNo = (key: string, weight: number, text: Text, options: Options = {}): YesNoQuestion => ({
  ...base(key, weight, text, options),
  type: 'yes_no',
})

/** A rating of 1 to 5 with a description per step, worst first. */
export const rating = (
  key: string,
  weight: number,
  text: Text,
  steps: RatingSteps,
  options: Options & { partly?: Failure } = {},
): RatingQuestion => ({ ...base(key, weight, text, options), type: 'rating', steps })

/** Minutes between two moments, with the limits that still earn 1, 0.75 and 0.5. */
export const timing = (
  key: string,
  weight: number,
  text: Text,
  limits: TimingLimits,
  options: Options = {},
): TimingQuestion => ({ ...base(key, weight, text, options), type: 'timing', limits })

/** Temperatures against a limit; one reading is enough. */
export const measure = (
  key: string,
  weight: number,
  text: Text,
  limit: MeasureLimit,
  options: Options = {},
): MeasureQuestion => ({ ...base(key, weight, text, options), type: 'measure', fewest: 1, ...limit })

export const note = (
  key: string,
  text: Text,
  options: { guidance?: Text; long?: boolean; minWords?: number; required?: boolean } = {},
): TextQuestion => ({ ...base(key, 0, text, {}), ...options, type: 'text' })

export const figure = (
  key: string,
  text: Text,
  range: { min: number; max: number; decimals: number; unit?: Text; guidance?: Text },
): NumberQuestion => ({ ...base(key, 0, text, {}), ...range, type: 'number' })
