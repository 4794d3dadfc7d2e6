import { useRef, useState } from 'react'
import { ChevronDown } from 'lucide-react'
import { Button, ComboBox, Input, Label, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { normaliseArabic } from '#/domain/digits.ts'
import { directionOf } from '#/domain/text.ts'
import { uiMessages } from '#/messages/ui.ts'
import { type Option, SelectField, type SelectFieldProps } from '#/ui/choice-field.tsx'
import { classes } from '#/ui/class-names.ts'
import { FieldError, inputClasses, OptionalMark } from '#/ui/field.tsx'
import { useField } from '#/ui/form-state.ts'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { popoverLook } from '#/ui/popover-look.ts'
import { useHydrated } from '#/ui/use-hydrated.ts'

/** Choices up to which a plain select is quicker than searching. */
const mostInSelect = 20
/** Choices listed at once; typing narrows them. */
const mostListed = 100

/**
 * A choice among many, such as the groups and branches of a company: a text box that searches as one types. With few
 * choices, and without scripts, it is a plain select; the form sends the same field in each case.
 */
export function SearchableSelect(props: SelectFieldProps) {
  const isHydrated = useHydrated()
  return isHydrated && props.options.length > mostInSelect ? <Searching {...props} /> : <SelectField {...props} />
}

const nothing = '-'
const nameOf = ({ label }: Option): string => label.trim()
const matching = (options: readonly Option[], typed: string): readonly Option[] => {
  const wanted = normaliseArabic(typed.trim())
  return wanted === '' ? options : options.filter(({ label }) => normaliseArabic(label).includes(wanted))
}

function Searching({ options, defaultValue, placeholder, onChange, required, disabled, ...props }: SelectFieldProps) {
  const { name, label, help, error, optional, id, hideLabel } = props
  const t = useT(uiMessages)
  const field = useField({ name, id, error, help })
  const select = useRef<HTMLSelectElement>(null)
  const given = field.typed ?? defaultValue ?? ''
  const empty = placeholder ?? t('choose')
  const labelOf = (value: string) => {
    const option = options.find((candidate) => candidate.value === value)
    return option ? nameOf(option) : ''
  }
  const [value, setValue] = useState(given)
  const [seen, setSeen] = useState(given)
  const [text, setText] = useState(() => labelOf(given))
  const [typed, setTyped] = useState('')
  // why: a filter taken away by its link changes the address, and with it the given value
  if (seen !== given) {
    setSeen(given)
    setValue(given)
    setText(labelOf(given))
  }
  const choose = (next: string) => {
    setValue(next)
    setText(labelOf(next))
    setTyped('')
    if (!select.current || select.current.value === next) return
    select.current.value = next
    // why: forms of filters send themselves when a select changes
    select.current.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const none: Option = { value: '', label: empty }
  const found = [...(required ? [] : [none]), ...matching(options, typed)]
  return (
    <ComboBox
      id={field.id}
      className="flex min-w-0 flex-col gap-1.5"
      menuTrigger="focus"
      allowsEmptyCollection
      isInvalid={Boolean(field.error)}
      {...(disabled && { isDisabled: true })}
      {...(required && { isRequired: true })}
      items={found.slice(0, mostListed).map((option) => ({ ...option, id: option.value || nothing }))}
      defaultFilter={() => true}
      inputValue={text}
      selectedKey={value || nothing}
      onInputChange={(next) => {
        setText(next)
        setTyped(next === labelOf(value) ? '' : next)
      }}
      onSelectionChange={(key) => {
        // why: null is said while the typed text hides the chosen one; only an entry of the list changes the choice
        if (key !== null) choose(key === nothing ? '' : String(key))
      }}
      onOpenChange={(isOpen) => {
        if (isOpen) return
        setText(labelOf(value))
        setTyped('')
      }}
    >
      <Label className={classes('text-ui font-medium', hideLabel && 'sr-only')}>
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
          placeholder={empty}
          aria-describedby={field.errorId}
          onFocus={(event) => event.currentTarget.select()}
          className={classes(inputClasses, 'input-free pe-11')}
        />
        <Button
          aria-label={t('showOptions')}
          className="absolute inset-y-0 end-0 flex w-11 items-center justify-center rounded-control text-ink-2 hover:text-ink"
        >
          <Icon as={ChevronDown} size={16} />
        </Button>
      </Group>
      <select
        ref={select}
        name={name}
        defaultValue={given}
        onChange={onChange && ((event) => onChange(event.target.value))}
        hidden
        aria-hidden
        tabIndex={-1}
      >
        <option value="">{empty}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Found count={found.length} />
    </ComboBox>
  )
}

function Found({ count }: { count: number }) {
  const t = useT(uiMessages)
  const lang = useLang()
  return (
    <Popover
      offset={4}
      dir={directionOf(lang)}
      lang={lang}
      className={classes(popoverLook, 'w-(--trigger-width) min-w-64 p-1')}
    >
      <ListBox<Option & { id: string }>
        className="outline-none"
        renderEmptyState={() => <div className="flex min-h-10 items-center px-3 py-2 text-ink-2">{t('noOptions')}</div>}
      >
        {(option) => (
          <ListBoxItem
            id={option.id}
            textValue={nameOf(option)}
            isDisabled={option.disabled === true}
            className="flex min-h-10 cursor-pointer flex-col justify-center rounded-control px-3 py-1.5 outline-none focus:bg-surface-2 selected:font-medium coarse:min-h-11"
          >
            <bdi className="whitespace-pre-wrap">{option.label}</bdi>
          </ListBoxItem>
        )}
      </ListBox>
      {count > mostListed && <p className="px-3 py-2 text-caption text-ink-2">{t('typeToNarrow')}</p>}
    </Popover>
  )
}
