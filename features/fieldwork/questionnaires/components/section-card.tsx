import { ArrowDown, ArrowUp, ChevronDown, Plus, Trash2 } from 'lucide-react'
import { isScored, type Question, type QuestionType, type Section } from '#/domain/questionnaire.ts'
import { type Finding, isError } from '#/domain/fieldwork/questionnaire-check.ts'
import { builderMessages, questionTypeMessages } from '#/messages/fieldwork/questionnaire-builder.ts'
import { Badge } from '#/ui/badge.tsx'
import { IconButton } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Menu } from '#/ui/menu.tsx'
import { textIn } from '../condition-words.ts'
import type { Path } from '../editor-state.ts'
import { limits } from '../limits.ts'
import { sectionId } from './builder-ids.ts'
import { kindIcons, questionKinds } from './question-kinds.ts'
import { CheckedNumber } from './checked-number.tsx'
import { InsertFromBank } from './insert-from-bank.tsx'
import { QuestionCard } from './question-card.tsx'
import { RuleBuilder } from './rule-builder.tsx'
import { TextPair } from './text-pair.tsx'
import type { Builder } from './use-builder.ts'

type Props = {
  builder: Builder
  at: Path['section']
  /** Index among the sections; null for unscored questions. */
  section: Section | null
  questions: readonly Question[]
  /** All questions of the questionnaire, in order. */
  order: readonly Question[]
  findings: readonly Finding[]
}

const tidy = (n: number): number => Number(n.toFixed(2))

/** A section: its weight beside the sum of its questions, its display condition, and its questions. */
export function SectionCard({ builder, at, section, questions, order, findings }: Props) {
  const t = useT(builderMessages)
  const lang = useLang()
  const { definition, closed, toggleSection } = builder
  const open = !closed.has(String(at))
  const last = definition.sections.length - 1
  const before = questions[0] ? order.indexOf(questions[0]) : order.length
  const title = section ? textIn(section.title, lang) || t('unnamed') : t('unscored')
  const label = section ? `${section.key} ${title}` : title
  return (
    <section id={sectionId(at)} tabIndex={-1} aria-label={label} className="rounded-card border border-line bg-card">
      <div className="flex flex-wrap items-center gap-2 p-3">
        <button
          type="button"
          aria-expanded={open}
          onClick={() => toggleSection(String(at))}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-3 text-start max-md:basis-full"
        >
          <Icon as={ChevronDown} size={20} className={classes('transition-transform', open && 'rotate-180')} />
          <span className="min-w-0">
            <span className="text-body font-semibold [overflow-wrap:anywhere]">
              {section && (
                <>
                  <span className="me-1.5">
                    <bdi dir="ltr" className="text-ink-2">
                      {section.key}
                    </bdi>
                  </span>
                </>
              )}
              <bdi>{title}</bdi>
            </span>
            <SectionFacts section={section} questions={questions} builder={builder} findings={findings} />
          </span>
        </button>
        {section && typeof at === 'number' && (
          <div className="flex max-md:ms-auto">
            <IconButton
              id={`${sectionId(at)}-up`}
              icon={ArrowUp}
              label={`${t('up')}: ${label}`}
              disabled={at === 0}
              onClick={() => builder.moveSection(at, -1)}
            />
            <IconButton
              id={`${sectionId(at)}-down`}
              icon={ArrowDown}
              label={`${t('down')}: ${label}`}
              disabled={at === last}
              onClick={() => builder.moveSection(at, 1)}
            />
            <IconButton icon={Trash2} label={`${t('remove')}: ${label}`} onClick={() => builder.removeSection(at)} />
          </div>
        )}
      </div>
      {open && (
        <div className="flex flex-col gap-4 border-t border-line bg-surface-1 p-3 md:p-4">
          {section && typeof at === 'number' && (
            <SectionFields builder={builder} at={at} section={section} earlier={order.slice(0, before)} />
          )}
          {questions.length === 0 && <p className="text-ui text-ink-2">{t('noQuestions')}</p>}
          <ol className="flex flex-col gap-2">
            {questions.map((question, index) => {
              const path = { section: at, index }
              const first = index === 0 && (at === 0 || (at === 'unscored' && last < 0))
              const final = index === questions.length - 1 && at === 'unscored'
              return (
                <QuestionCard
                  key={`${index} ${question.type}`}
                  path={path}
                  question={question}
                  definition={definition}
                  earlier={order.slice(0, order.indexOf(question))}
                  findings={findings.filter((one) => one.question === question.key)}
                  open={builder.isOpen(path)}
                  onToggle={(on) => builder.open(on ? path : null)}
                  mayMove={{ up: !first, down: !final }}
                  mayAdd={order.length < limits.questions}
                  actions={builder.actionsOf(path)}
                />
              )
            })}
          </ol>
          {order.length < limits.questions && (
            <div className="flex flex-wrap gap-2">
              <AddQuestion onAdd={(type) => builder.addQuestion(at, type)} />
              <InsertFromBank onInsert={(banked) => builder.insertFromBank(at, banked)} />
            </div>
          )}
        </div>
      )}
    </section>
  )
}

type FactsProps = Pick<Props, 'section' | 'questions' | 'findings'> & { builder: Builder }

function SectionFacts({ section, questions, findings, builder }: FactsProps) {
  const t = useT(builderMessages)
  const all = builder.definition.sections.reduce((sum, { weight }) => sum + weight, 0)
  const sum = questions.filter(isScored).reduce((total, { weight }) => total + weight, 0)
  const errors = findings.filter(isError).length
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-ink-2">
      <span>{t('questionCount', { count: questions.length })}</span>
      {section && (
        <>
          <span className="num">
            {t('weight')} {tidy(section.weight)}
          </span>
          {all > 0 && <span>{t('share', { share: tidy((section.weight / all) * 100) })}</span>}
          <span>{t('weightSum', { sum: tidy(sum) })}</span>
          {section.showIf && <Badge tone="violet">{t('conditional')}</Badge>}
        </>
      )}
      {errors > 0 && <Badge tone="yellow">{t('problems', { count: errors })}</Badge>}
    </span>
  )
}

type FieldsProps = { builder: Builder; at: number; section: Section; earlier: readonly Question[] }

function SectionFields({ builder, at, section, earlier }: FieldsProps) {
  const t = useT(builderMessages)
  const id = sectionId(at)
  const open = builder.settings.has(at)
  return (
    <div className="rounded-card border border-line bg-card">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => builder.toggleSettings(at)}
        className="flex min-h-11 w-full items-center gap-2 px-3 text-start text-ui text-ink-2"
      >
        <Icon as={ChevronDown} size={16} className={classes('transition-transform', open && 'rotate-180')} />
        {t('sectionSettings')}
      </button>
      {open && (
        <div className="flex flex-col gap-4 border-t border-line p-3">
          <TextPair
            id={`${id}-title`}
            label={t('sectionTitle')}
            value={section.title}
            most={200}
            onChange={(title) => builder.typeSection(at, { title }, 'title')}
          />
          <div className="max-w-40">
            <CheckedNumber
              name={`${id}-weight`}
              label={t('weight')}
              value={section.weight}
              least={0}
              most={1000}
              onNumber={(weight = 0) => builder.typeSection(at, { weight }, 'weight')}
            />
          </div>
          <fieldset className="flex flex-col gap-3">
            <legend className="mb-2 text-ui font-medium">{t('rule')}</legend>
            {!section.showIf && <p className="text-ui text-ink-2">{t('shownAlways')}</p>}
            <RuleBuilder
              id={`${id}-rule`}
              definition={builder.definition}
              earlier={earlier}
              condition={section.showIf}
              onChange={(showIf, ...focus) => builder.ruleOfSection(at, showIf, focus)}
              onType={(showIf) => builder.typeRule(at, showIf)}
            />
          </fieldset>
        </div>
      )}
    </div>
  )
}

function AddQuestion({ onAdd }: { onAdd: (type: QuestionType) => void }) {
  const t = useT(builderMessages)
  const names = useT(questionTypeMessages)
  return (
    <div>
      <Menu
        label={t('addQuestion')}
        trigger={
          <>
            <Icon as={Plus} size={16} />
            {t('addQuestion')}
          </>
        }
        items={questionKinds.map((type) => ({
          id: type,
          label: names(type),
          icon: kindIcons[type],
          onAction: () => onAdd(type),
        }))}
      />
    </div>
  )
}
