import { FieldError, FieldHelp } from '#/ui/field.tsx'
import { useField } from '#/ui/form-state.ts'

type CheckBoxesProps = {
  name: string
  label: string
  help?: string
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
}

/** A group of check boxes with one name. */
export function CheckBoxes({ name, label, help, options, chosen }: CheckBoxesProps) {
  const field = useField({ name, help })
  return (
    <fieldset aria-describedby={field.describedBy} className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 text-ui font-medium">{label}</legend>
      {help && <FieldHelp id={field.helpId}>{help}</FieldHelp>}
      {field.error && <FieldError id={field.errorId}>{field.error}</FieldError>}
      <div className="grid grid-cols-2 gap-x-4 gap-y-1 md:grid-cols-3">
        {options.map((option, index) => (
          <label key={option.value} className="flex min-h-11 items-center gap-3 text-ui">
            <input
              type="checkbox"
              id={index === 0 ? field.id : undefined}
              name={name}
              value={option.value}
              defaultChecked={chosen.includes(option.value)}
              className="size-6 shrink-0 accent-primary"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
