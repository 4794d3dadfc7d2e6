import { sheetMessages } from '#/messages/kitchen/recipe-sheet.ts'
import { Button } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { inputClasses } from '#/ui/field.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { DraftLine } from '../draft.ts'
import type { SheetState } from './use-sheet.ts'

const fields = [
  { key: 'heading', most: 80, lang: undefined },
  { key: 'noteEn', most: 200, lang: 'en' },
  { key: 'noteAr', most: 200, lang: 'ar' },
] as const

/** The note of a line in a language, or in the other one. */
export const noteOf = ({ noteEn, noteAr }: Pick<DraftLine, 'noteEn' | 'noteAr'>, lang: 'en' | 'ar'): string | null =>
  lang === 'ar' ? (noteAr ?? noteEn) : (noteEn ?? noteAr)

type Props = { sheet: SheetState; line: DraftLine; name: string; isOpen: boolean; onClose: () => void }

/** The heading above a line and its note, to be read or written. */
export function LineWords({ sheet, line, name, isOpen, onClose }: Props) {
  const t = useT(sheetMessages)
  const lang = useLang()
  const note = noteOf(line, lang)
  if (!isOpen)
    return note === null ? null : (
      <p className="order-6 col-span-3 text-caption text-ink-2 md:order-none md:col-span-7">
        <bdi>{note}</bdi>
      </p>
    )
  return (
    <div className="order-6 col-span-3 grid items-end gap-2 md:order-none md:col-span-7 md:grid-cols-[1fr_1fr_1fr_auto]">
      {fields.map(({ key, most, lang: of }) => (
        <label key={key} className="flex min-w-0 flex-col gap-1">
          <span className="text-caption text-ink-2">{t(key)}</span>
          <input
            aria-label={t(`${key}Of`, { name })}
            maxLength={most}
            lang={of}
            dir={of === 'en' ? 'ltr' : of === 'ar' ? 'rtl' : 'auto'}
            defaultValue={line[key] ?? ''}
            onBlur={(event) => {
              const text = event.target.value.trim() || null
              if (text !== line[key]) sheet.changeLine(line.id, { [key]: text })
            }}
            className={classes(inputClasses, 'input-free')}
          />
        </label>
      ))}
      <Button onClick={onClose}>{t('closeWords')}</Button>
    </div>
  )
}
