import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { branchAttributeKeys } from '#/domain/branch-attributes.ts'
import type { Condition, Question, QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import {
  canDecide,
  conditionOf,
  type Group,
  isGroup,
  type Part,
  type Rule,
  ruleOf,
} from '#/domain/fieldwork/questionnaire-rule.ts'
import { conditionMessages } from '#/messages/fieldwork/questionnaire-builder-checks.ts'
import { Button, IconButton } from '#/ui/button.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { conditionWords } from '../condition-words.ts'
import { answerPart, PartRow, type Shared } from './rule-part.tsx'

type Props = {
  /** Prefix of the inputs' ids. */
  id: string
  definition: QuestionnaireDefinition
  /** Questions asked before this one. */
  earlier: readonly Question[]
  condition: Condition | undefined
  /** Adds or removes statements; focuses the first existing element of these. */
  onChange: (condition: Condition | undefined, ...focus: string[]) => void
  /** Changes of a value while typing: keeps the rendered fields. */
  onType: (condition: Condition | undefined) => void
}

const hows = ['all', 'any', 'none'] as const

/** Builds a condition from statements: answers, attributes of the branch, time of day, and nested groups. */
export function RuleBuilder({ id, definition, earlier, condition, onChange, onType }: Props) {
  const t = useT(conditionMessages)
  const lang = useLang()
  const rule = ruleOf(condition)
  const words = conditionWords(definition, lang)
  if (!rule)
    return (
      <div className="flex flex-col items-start gap-2">
        <p className="text-ui">{words.sentence(condition!)}</p>
        <p className="text-caption text-ink-2">{t('tooDeep')}</p>
        <Button size="dense" icon={Trash2} onClick={() => onChange(undefined, `${id}-add`)}>
          {t('replace')}
        </Button>
      </div>
    )
  const put = (parts: Rule['parts'], ...focus: string[]) => onChange(conditionOf({ how: rule.how, parts }), ...focus)
  const without = (index: number) =>
    put(
      rule.parts.filter((_, place) => place !== index),
      `${id}-${index}`,
      `${id}-${index - 1}`,
      `${id}-add`,
    )
  const at = (index: number, part: Part | Group) => rule.parts.map((old, place) => (place === index ? part : old))
  const shared = { earlier, words }
  return (
    <div className="flex flex-col gap-3">
      {rule.parts.length > 1 && (
        <How id={id} how={rule.how} onChange={(how) => onType(conditionOf({ how, parts: rule.parts }))} />
      )}
      {rule.parts.length === 1 && rule.how === 'none' && (
        <How id={id} how={rule.how} onChange={(how) => onType(conditionOf({ how, parts: rule.parts }))} />
      )}
      {rule.parts.map((part, index) =>
        isGroup(part) ? (
          <GroupBox
            key={index}
            {...shared}
            id={`${id}-${index}`}
            number={index + 1}
            group={part}
            onChange={(group, ...focus) => put(at(index, group), ...focus)}
            onType={(group) => onType(conditionOf({ how: rule.how, parts: at(index, group) }))}
            onRemove={() => without(index)}
          />
        ) : (
          <PartRow
            key={index}
            {...shared}
            id={`${id}-${index}`}
            number={index + 1}
            part={part}
            onChange={(next) => onType(conditionOf({ how: rule.how, parts: at(index, next) }))}
            onRemove={() => without(index)}
          />
        ),
      )}
      {condition && (
        <p className="rounded-control bg-surface-2 px-3 py-2 text-caption text-ink-2">{words.sentence(condition)}</p>
      )}
      <AddPart
        id={id}
        label={t('add')}
        earlier={earlier}
        onAdd={(part) => put([...rule.parts, part], `${id}-${rule.parts.length}`)}
      >
        <Button
          size="dense"
          icon={Plus}
          onClick={() =>
            put([...rule.parts, { how: 'any', parts: [firstPart(earlier)] }], `${id}-${rule.parts.length}-0`)
          }
        >
          {t('addGroup')}
        </Button>
      </AddPart>
    </div>
  )
}

const attributePart: Part = { statement: { attribute: branchAttributeKeys[0]!, is: true }, except: false }
const timePart: Part = { statement: { from: '12:00', until: '16:00' }, except: false }

const firstPart = (earlier: readonly Question[]): Part => {
  const question = earlier.findLast(canDecide)
  return question ? answerPart(question) : attributePart
}

function How({ id, how, onChange }: { id: string; how: Group['how']; onChange: (how: Group['how']) => void }) {
  const t = useT(conditionMessages)
  return (
    <SelectField
      name={`${id}-how`}
      label={t('how')}
      defaultValue={how}
      options={hows.map((value) => ({ value, label: t(`how.${value}`) }))}
      onChange={(value) => onChange(value as Group['how'])}
    />
  )
}

type AddProps = {
  id: string
  label: string
  earlier: readonly Question[]
  onAdd: (part: Part) => void
  children?: ReactNode
}

function AddPart({ id, label, earlier, onAdd, children }: AddProps) {
  const t = useT(conditionMessages)
  const decisive = earlier.findLast(canDecide)
  return (
    <div
      id={`${id}-add`}
      tabIndex={-1}
      role="group"
      aria-label={label}
      className="flex flex-wrap items-center gap-2 outline-offset-4"
    >
      <span className="text-caption text-ink-2">{label}</span>
      {decisive && (
        <Button size="dense" icon={Plus} onClick={() => onAdd(answerPart(decisive))}>
          {t('addAnswer')}
        </Button>
      )}
      <Button size="dense" icon={Plus} onClick={() => onAdd(attributePart)}>
        {t('addAttribute')}
      </Button>
      <Button size="dense" icon={Plus} onClick={() => onAdd(timePart)}>
        {t('addTime')}
      </Button>
      {children}
    </div>
  )
}

type GroupProps = Shared & {
  group: Group
  onChange: (group: Group, ...focus: string[]) => void
  onType: (group: Group) => void
  onRemove: () => void
}

function GroupBox({ id, number, earlier, words, group, onChange, onType, onRemove }: GroupProps) {
  const t = useT(conditionMessages)
  const put = (parts: Group['parts'], ...focus: string[]) => onChange({ how: group.how, parts }, ...focus)
  const at = (index: number, part: Part) => group.parts.map((old, place) => (place === index ? part : old))
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className="flex min-w-0 flex-col gap-3 rounded-control border border-line-input p-3"
    >
      <legend className="px-1 text-caption text-ink-2">{t('group', { number })}</legend>
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <How id={id} how={group.how} onChange={(how) => onType({ ...group, how })} />
        </div>
        <IconButton icon={Trash2} label={t('removeGroup', { number })} onClick={onRemove} />
      </div>
      {group.parts.map((part, index) => (
        <PartRow
          key={index}
          id={`${id}-${index}`}
          number={index + 1}
          earlier={earlier}
          words={words}
          part={part}
          onChange={(next) => onType({ ...group, parts: at(index, next) })}
          onRemove={() => {
            const rest = group.parts.filter((_, place) => place !== index)
            if (rest.length === 0) onRemove()
            else put(rest, `${id}-${index}`, `${id}-${index - 1}`)
          }}
        />
      ))}
      <AddPart
        id={id}
        label={t('addHere')}
        earlier={earlier}
        onAdd={(part) => put([...group.parts, part], `${id}-${group.parts.length}`)}
      />
    </fieldset>
  )
}
