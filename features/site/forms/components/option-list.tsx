import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { formEditorMessages } from '#/messages/site/forms-admin.ts'
import { Button, IconButton } from '#/ui/button.tsx'
import { useT } from '#/ui/language.tsx'
import { addOption, changeOption, moveOption, removeOption } from '../editor-state.ts'
import { type FormField, mostOptions } from '../fields.ts'
import { newKey } from '../new-key.ts'
import { TextPair } from './text-pair.tsx'

type Props = {
  field: FormField
  /** Keys of answers required by the page. */
  own: readonly string[]
  onChange: (part: Partial<FormField>) => void
  onType: (part: Partial<FormField>, place: string) => void
}

/** Answers of a choice. */
export function OptionList({ field, own, onChange, onType }: Props) {
  const t = useT(formEditorMessages)
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-ui font-medium">{t('options')}</legend>
      <ol className="flex flex-col gap-3">
        {field.options.map((option, index) => {
          const number = index + 1
          return (
            <li key={option.key} className="flex items-end gap-2 rounded-control border border-line p-3">
              <div className="min-w-0 flex-1">
                <TextPair
                  id={`${field.key}-${option.key}`}
                  label={t('option', { number })}
                  value={option.label}
                  most={200}
                  onChange={(label) => onType(changeOption(field, option.key, label), option.key)}
                />
              </div>
              <div className="flex flex-col">
                <IconButton
                  icon={ArrowUp}
                  label={t('optionUp', { number })}
                  disabled={index === 0}
                  onClick={() => onChange(moveOption(field, option.key, -1))}
                />
                <IconButton
                  icon={ArrowDown}
                  label={t('optionDown', { number })}
                  disabled={index === field.options.length - 1}
                  onClick={() => onChange(moveOption(field, option.key, 1))}
                />
                {!own.includes(option.key) && (
                  <IconButton
                    icon={Trash2}
                    label={t('removeOption', { number })}
                    onClick={() => onChange(removeOption(field, option.key))}
                  />
                )}
              </div>
            </li>
          )
        })}
      </ol>
      {field.options.length < mostOptions && own.length === 0 && (
        <div>
          <Button size="dense" icon={Plus} onClick={() => onChange(addOption(field, newKey))}>
            {t('addOption')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
