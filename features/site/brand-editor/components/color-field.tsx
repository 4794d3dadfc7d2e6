import { withoutMarks } from '#/domain/text.ts'
import { isColor } from '#/domain/contrast.ts'
import { brandingMessages } from '#/messages/site/branding.ts'
import { classes } from '#/ui/class-names.ts'
import { FieldFrame, type FieldProps, inputClasses } from '#/ui/field.tsx'
import { useField } from '#/ui/form-state.ts'
import { useT } from '#/ui/language.tsx'

type ColorFieldProps = Omit<FieldProps, 'label'> & {
  label: string
  value: string
  onChange: (value: string) => void
}

/** A colour, typed as #rrggbb or picked natively. */
export function ColorField({ name, label, help, value, onChange }: ColorFieldProps) {
  const t = useT(brandingMessages)
  const field = useField({ name, help })
  return (
    <FieldFrame {...field} label={label} help={help}>
      <div className="flex items-center gap-2">
        <input
          type="color"
          aria-label={withoutMarks(t('pickColor', { label }))}
          value={isColor(value) ? value.toLowerCase() : '#000000'}
          onChange={(event) => onChange(event.target.value.toUpperCase())}
          className="h-10 w-14 shrink-0 cursor-pointer rounded-control border border-line-input bg-canvas p-1 coarse:h-11 max-md:h-11"
        />
        <input
          id={field.id}
          name={name}
          type="text"
          spellCheck={false}
          autoComplete="off"
          maxLength={7}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={field.describedBy}
          className={classes(inputClasses, 'num input-ltr')}
        />
      </div>
    </FieldFrame>
  )
}
