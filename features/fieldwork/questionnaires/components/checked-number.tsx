import { useState } from 'react'
import { isTenth } from '#/domain/fieldwork/measure.ts'
import { builderMessages } from '#/messages/fieldwork/questionnaire-builder.ts'
import { useT } from '#/ui/language.tsx'
import { NumberField } from '#/ui/text-field.tsx'

type Props = {
  name: string
  label: string
  value: number | undefined
  least: number
  most: number
  whole?: boolean
  /** At most one decimal. */
  tenths?: boolean
  help?: string
  /** Empty means none; otherwise empty is refused. */
  optional?: boolean
  onNumber: (value: number | undefined) => void
}

const numberOf = (text: string): number | null => (/^-?\d{1,10}(\.\d{1,6})?$/.test(text.trim()) ? Number(text) : null)

/** A number within bounds: shows an invalid one's error beside it and keeps the last valid value. */
export function CheckedNumber({ name, label, value, least, most, whole, tenths, help, optional, onNumber }: Props) {
  const t = useT(builderMessages)
  const [wrong, setWrong] = useState(false)
  return (
    <NumberField
      name={name}
      label={label}
      decimals={!whole}
      {...(help ? { help } : {})}
      {...(optional ? { optional } : {})}
      {...(value === undefined ? {} : { defaultValue: value })}
      {...(wrong
        ? { error: t(whole ? 'wholeBetween' : tenths ? 'tenthsBetween' : 'numberBetween', { least, most }) }
        : {})}
      onChange={(text) => {
        const found = numberOf(text)
        const none = optional === true && text.trim() === ''
        const fine = found !== null && (!whole || Number.isInteger(found)) && (!tenths || isTenth(found))
        const fits = fine && found >= least && found <= most
        setWrong(!none && !fits)
        if (none) onNumber(undefined)
        else if (fits) onNumber(found)
      }}
    />
  )
}
