import { ArrowDown, ArrowUp, ChevronDown, Copy, Lock, Trash2 } from 'lucide-react'
import { fieldTypeMessages, formEditorMessages } from '#/messages/site/forms-admin.ts'
import { Badge } from '#/ui/badge.tsx'
import { IconButton } from '#/ui/button.tsx'
import { Checkbox } from '#/ui/choice-field.tsx'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { NumberField } from '#/ui/text-field.tsx'
import { type FormField, hasLength, hasOptions } from '../fields.ts'
import type { OpenPoint } from '../open-points.ts'
import { OptionList } from './option-list.tsx'
import { TextPair } from './text-pair.tsx'

export type FieldActions = {
  type: (part: Partial<FormField>, place: string) => void
  change: (part: Partial<FormField>) => void
  move: (by: -1 | 1) => void
  duplicate: () => void
  remove: () => void
}

type Props = {
  field: FormField
  place: { number: number; total: number }
  /** Required by the product's own page: neither removable nor convertible. */
  own: boolean
  ownOptions: readonly string[]
  points: readonly OpenPoint[]
  open: boolean
  onToggle: (open: boolean) => void
  actions: FieldActions
  mayAdd: boolean
}

export const fieldCardId = (key: string): string => `field-${key}`

const numberOf = (text: string): number | null => (/^-?\d{1,9}$/.test(text.trim()) ? Number(text) : null)

/** One question: collapsed to a line with buttons, or expanded. */
export function FieldCard(props: Props) {
  const { field, place, own, points, open, onToggle, actions, mayAdd } = props
  const t = useT(formEditorMessages)
  const kinds = useT(fieldTypeMessages)
  const lang = useLang()
  const name = field.label[lang] || field.label.en || field.label.ar || t('unnamed')
  return (
    <li
      id={fieldCardId(field.key)}
      tabIndex={-1}
      aria-label={name}
      data-field={field.key}
      className={classes(
        'rounded-card border bg-card outline-offset-2',
        points.length > 0 ? 'border-line-input' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-center gap-2 p-2 ps-3">
        <button
          type="button"
          aria-expanded={open}
          onClick={() => onToggle(!open)}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-3 text-start max-md:basis-full"
        >
          <Icon as={ChevronDown} size={16} className={classes('transition-transform', open && 'rotate-180')} />
          <span className="min-w-0">
            <bdi className="block text-ui font-medium [overflow-wrap:anywhere]">{name}</bdi>
            <span className="flex flex-wrap items-center gap-x-2 text-caption text-ink-2">
              {kinds(field.type)}
              {own && (
                <span className="inline-flex items-center gap-1">
                  <Icon as={Lock} size={12} />
                  {t('ownField')}
                </span>
              )}
            </span>
          </span>
          {points.length > 0 && <Badge tone="yellow">{points.length}</Badge>}
        </button>
        <div className="flex max-md:ms-auto">
          <IconButton
            icon={ArrowUp}
            label={`${t('up')}: ${name}`}
            disabled={place.number === 1}
            onClick={() => actions.move(-1)}
          />
          <IconButton
            icon={ArrowDown}
            label={`${t('down')}: ${name}`}
            disabled={place.number === place.total}
            onClick={() => actions.move(1)}
          />
          {!field.unseen && (
            <IconButton
              icon={Copy}
              label={`${t('duplicate')}: ${name}`}
              disabled={!mayAdd}
              onClick={actions.duplicate}
            />
          )}
          {!own && <IconButton icon={Trash2} label={`${t('remove')}: ${name}`} onClick={actions.remove} />}
        </div>
      </div>
      {open && <FieldRules {...props} />}
    </li>
  )
}

function FieldRules({ field, own, ownOptions, actions }: Props) {
  const t = useT(formEditorMessages)
  return (
    <div className="flex flex-col gap-5 border-t border-line p-4">
      {field.unseen && <p className="text-ui text-ink-2">{t('unseenField')}</p>}
      <TextPair
        id={`${field.key}-label`}
        label={t(field.type === 'consent' ? 'consentLabel' : 'label')}
        value={field.label}
        most={200}
        onChange={(label) => actions.type({ label }, 'label')}
      />
      {!field.unseen && (
        <TextPair
          id={`${field.key}-help`}
          label={t('help')}
          value={field.help}
          most={500}
          optional
          onChange={(help) => actions.type({ help }, 'help')}
        />
      )}
      {hasOptions(field.type) && (
        <OptionList field={field} own={own ? ownOptions : []} onChange={actions.change} onType={actions.type} />
      )}
      <Limits field={field} onType={actions.type} />
      {!own && (
        <Checkbox
          name={`${field.key}-required`}
          label={t('required')}
          defaultChecked={field.required}
          onChange={(required) => actions.type({ required }, 'required')}
        />
      )}
    </div>
  )
}

function Limits({ field, onType }: { field: FormField; onType: FieldActions['type'] }) {
  const t = useT(formEditorMessages)
  const isNumber = field.type === 'number'
  if (field.unseen || (!isNumber && !hasLength(field.type))) return null
  const limit = (part: 'min' | 'max', label: string) => {
    const value = field[part]
    return (
      <NumberField
        name={`${field.key}-${part}`}
        label={label}
        optional
        {...(value === null ? {} : { defaultValue: value })}
        maxLength={10}
        onChange={(text) => onType({ [part]: numberOf(text) }, part)}
      />
    )
  }
  return (
    <div className="grid grid-cols-2 gap-4">
      {limit('min', t(isNumber ? 'least' : 'shortest'))}
      {limit('max', t(isNumber ? 'most' : 'longest'))}
    </div>
  )
}
