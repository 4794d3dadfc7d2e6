import { classes } from '#/ui/class-names.ts'
import { FieldFrame, inputClasses } from '#/ui/field.tsx'
import { useField } from '#/ui/form-state.ts'

type Props = {
  name?: string
  label: string
  help: string
  /** Media types, comma-separated. */
  accept: string
  /** Several files. */
  multiple?: boolean
}

/** One file of the device, or several. */
export function FileField({ name = 'file', label, help, accept, multiple }: Props) {
  const field = useField({ name, help: true })
  return (
    <FieldFrame {...field} label={label} help={help}>
      <input
        type="file"
        id={field.id}
        name={name}
        accept={accept}
        multiple={multiple}
        aria-invalid={field.error ? true : undefined}
        aria-describedby={field.describedBy}
        className={classes(
          inputClasses,
          'file:me-3 file:rounded-badge file:border-0 file:bg-surface-3 file:px-3 file:py-1',
        )}
      />
    </FieldFrame>
  )
}
