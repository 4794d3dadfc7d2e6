import { useState } from 'react'
import { ChevronDown, Plus } from 'lucide-react'
import {
  Button,
  ComboBox as AriaComboBox,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { normaliseArabic } from '#/domain/digits.ts'
import { directionOf } from '#/domain/text.ts'
import { uiMessages } from '#/messages/ui.ts'
import { classes } from '#/ui/class-names.ts'
import { FieldError, inputClasses, OptionalMark, type FieldProps } from '#/ui/field.tsx'
import { useField } from '#/ui/form-state.ts'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { popoverLook } from '#/ui/popover-look.ts'

export type ComboOption = { id: string; label: string; description?: string }

export type ComboBoxProps = Omit<FieldProps, 'hideLabel'> & {
  options: readonly ComboOption[]
  /** Name of the hidden value: id of the chosen option, empty for a new entry. */
  idName?: string
  /** Accepts text that matches no option. */
  allowNew?: boolean
  defaultText?: string
  defaultId?: string
  placeholder?: string
  onChange?: (chosen: { id: string | null; text: string }) => void
}

const sameName = (a: string, b: string): boolean => normaliseArabic(a.trim()) === normaliseArabic(b.trim())

/** Text box with options. Submits the text as `name` and the matching option's id as `idName`. */
export function ComboBox({
  name,
  label,
  help,
  error,
  optional,
  id,
  options,
  idName,
  allowNew,
  ...props
}: ComboBoxProps) {
  const t = useT(uiMessages)
  const field = useField({ name, id, error, help })
  const initialId = props.defaultId ?? null
  const initialText = field.typed ?? props.defaultText ?? options.find((option) => option.id === initialId)?.label ?? ''
  const [text, setText] = useState(initialText)
  const [selected, setSelected] = useState<string | null>(initialId)
  const chosen = (typed: string, key: string | null) =>
    options.find((option) => option.id === key && sameName(option.label, typed)) ??
    options.find((option) => sameName(option.label, typed))
  const current = chosen(text, selected)
  const tell = (typed: string, key: string | null) =>
    props.onChange?.({ id: chosen(typed, key)?.id ?? null, text: typed })
  return (
    <AriaComboBox
      id={field.id}
      name={name}
      formValue="text"
      className="flex min-w-0 flex-col gap-1.5"
      menuTrigger="focus"
      allowsCustomValue={allowNew}
      allowsEmptyCollection
      isInvalid={Boolean(field.error)}
      defaultInputValue={initialText}
      defaultSelectedKey={initialId}
      defaultFilter={(option, typed) => normaliseArabic(option).includes(normaliseArabic(typed))}
      onInputChange={(typed) => {
        setText(typed)
        tell(typed, selected)
      }}
      onSelectionChange={(key) => {
        const next = key === null ? null : String(key)
        setSelected(next)
        const option = options.find((candidate) => candidate.id === next)
        if (option) tell(option.label, next)
      }}
    >
      <Label className="text-ui font-medium">
        {label}
        {optional && <OptionalMark />}
      </Label>
      {help && (
        <Text slot="description" className="text-caption text-ink-2">
          {help}
        </Text>
      )}
      {field.error && <FieldError id={field.errorId}>{field.error}</FieldError>}
      <Group className="relative">
        <Input
          placeholder={props.placeholder}
          aria-describedby={field.errorId}
          className={classes(inputClasses, 'input-free pe-11')}
        />
        <Button
          aria-label={t('showOptions')}
          className="absolute inset-y-0 end-0 flex w-11 items-center justify-center rounded-control text-ink-2 hover:text-ink"
        >
          <Icon as={ChevronDown} size={16} />
        </Button>
      </Group>
      {idName && <input type="hidden" name={idName} value={current?.id ?? ''} readOnly />}
      <Options options={options} typed={text} isNew={Boolean(allowNew) && text.trim() !== '' && !current} />
    </AriaComboBox>
  )
}

function Options({ options, typed, isNew }: { options: readonly ComboOption[]; typed: string; isNew: boolean }) {
  const t = useT(uiMessages)
  const lang = useLang()
  return (
    <Popover offset={4} dir={directionOf(lang)} lang={lang} className={classes(popoverLook, 'w-(--trigger-width) p-1')}>
      <ListBox
        className="outline-none"
        renderEmptyState={() => (
          <div className="flex min-h-10 items-center gap-2 px-3 py-2 text-ink-2">
            {isNew && <Icon as={Plus} size={16} />}
            {isNew ? t('newEntry', { text: typed }) : t('noOptions')}
          </div>
        )}
      >
        {options.map((option) => (
          <ListBoxItem
            key={option.id}
            id={option.id}
            textValue={option.label}
            className="flex min-h-10 cursor-pointer flex-col justify-center rounded-control px-3 py-1.5 outline-none focus:bg-surface-2 selected:font-medium coarse:min-h-11"
          >
            <bdi>{option.label}</bdi>
            {option.description && <bdi className="text-caption text-ink-2">{option.description}</bdi>}
          </ListBoxItem>
        ))}
      </ListBox>
    </Popover>
  )
}
