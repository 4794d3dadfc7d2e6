import type { GradePoint } from '#/domain/report.ts'
import { reportReviewMessages } from '#/messages/reports.ts'
import { FieldError } from '#/ui/field.tsx'
import { useField } from '#/ui/form-state.ts'
import { useT } from '#/ui/language.tsx'

const steps = [0, 1, 2, 3, 4, 5] as const

/** One point of the grade: six boxes in a row, native radio buttons underneath. */
export function GradeField({ point, given }: { point: GradePoint; given: number | undefined }) {
  const t = useT(reportReviewMessages)
  const field = useField({ name: point })
  const value = field.typed ?? (given === undefined ? undefined : String(given))
  return (
    <fieldset
      role="radiogroup"
      tabIndex={-1}
      aria-describedby={field.describedBy}
      aria-invalid={field.error ? true : undefined}
      data-grade={point}
      className="flex min-w-0 flex-col gap-1 max-lg:basis-full"
    >
      <legend className="text-caption text-ink-2">{t(`grade_${point}`)}</legend>
      {field.error && <FieldError id={field.errorId}>{field.error}</FieldError>}
      <div className="grid grid-cols-6 gap-1 lg:gap-0.5">
        {steps.map((step) => (
          <label
            key={step}
            className="num relative flex min-h-9 items-center lg:min-h-7 lg:min-w-6 justify-center rounded-control border border-line-input bg-canvas text-ui hover:bg-surface-2 has-checked:border-primary has-checked:bg-primary has-checked:font-semibold has-checked:text-on-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus coarse:min-h-11"
          >
            <input
              type="radio"
              id={step === 0 ? field.id : undefined}
              name={point}
              value={step}
              defaultChecked={value === String(step)}
              className="absolute inset-0 text-body size-full cursor-pointer opacity-0"
            />
            {step}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
