import { ArrowDown, ArrowUp, ChevronDown, Copy, Trash2 } from 'lucide-react'
import type { Question, QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import { isScored } from '#/domain/questionnaire.ts'
import { type Finding, isError } from '#/domain/fieldwork/questionnaire-check.ts'
import { builderMessages, questionTypeMessages } from '#/messages/fieldwork/questionnaire-builder.ts'
import { Badge } from '#/ui/badge.tsx'
import { IconButton } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { textIn } from '../condition-words.ts'
import type { Path } from '../editor-state.ts'
import { questionId } from './builder-ids.ts'
import type { FieldActions } from './field-props.ts'
import { QuestionFields } from './question-fields.tsx'
import { kindIcons } from './question-kinds.ts'

export type CardActions = FieldActions & {
  move: (by: -1 | 1) => void
  duplicate: () => void
  remove: () => void
}
type Props = {
  path: Path
  question: Question
  definition: QuestionnaireDefinition
  earlier: readonly Question[]
  findings: readonly Finding[]
  open: boolean
  onToggle: (open: boolean) => void
  mayMove: { up: boolean; down: boolean }
  mayAdd: boolean
  actions: CardActions
}

/** One question: folded a summary line, open all its fields. */
export function QuestionCard(props: Props) {
  const { path, question, definition, earlier, findings, open, onToggle, mayMove, mayAdd, actions } = props
  const t = useT(builderMessages)
  const lang = useLang()
  const id = questionId(path)
  const name = textIn(question.text, lang) || t('unnamed')
  const label = `${question.key} ${name}`
  return (
    <li
      id={id}
      tabIndex={-1}
      aria-label={label}
      data-question={`${path.section} ${path.index}`}
      className={classes('rounded-card border bg-card outline-offset-2', open ? 'border-line-input' : 'border-line')}
    >
      <div className="flex flex-wrap items-center gap-x-2 p-2 ps-3">
        <button
          type="button"
          aria-expanded={open}
          onClick={() => onToggle(!open)}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-3 text-start max-md:basis-full"
        >
          <Icon as={ChevronDown} size={16} className={classes('transition-transform', open && 'rotate-180')} />
          <span className="flex min-w-0 flex-1 flex-col gap-1">
            <span className="text-ui font-medium [overflow-wrap:anywhere]">
              <span className="me-1.5">
                <bdi dir="ltr" className="text-ink-2">
                  {question.key}
                </bdi>
              </span>
              <bdi>{name}</bdi>
            </span>
            <Marks question={question} inSection={path.section !== 'unscored'} findings={findings} />
          </span>
        </button>
        <div className="flex max-md:ms-auto">
          <IconButton
            id={`${id}-up`}
            icon={ArrowUp}
            label={`${t('up')}: ${label}`}
            disabled={!mayMove.up}
            onClick={() => actions.move(-1)}
          />
          <IconButton
            id={`${id}-down`}
            icon={ArrowDown}
            label={`${t('down')}: ${label}`}
            disabled={!mayMove.down}
            onClick={() => actions.move(1)}
          />
          <IconButton
            icon={Copy}
            label={`${t('duplicate')}: ${label}`}
            disabled={!mayAdd}
            onClick={actions.duplicate}
          />
          <IconButton icon={Trash2} label={`${t('remove')}: ${label}`} onClick={actions.remove} />
        </div>
      </div>
      {open && (
        <QuestionFields
          id={id}
          question={question}
          definition={definition}
          earlier={earlier}
          section={path.section}
          actions={actions}
        />
      )}
    </li>
  )
}

type MarksProps = { question: Question; inSection: boolean; findings: readonly Finding[] }

function Marks({ question, inSection, findings }: MarksProps) {
  const t = useT(builderMessages)
  const kinds = useT(questionTypeMessages)
  const errors = findings.filter(isError)
  const missing = errors.filter(({ code }) => code === 'text-missing').length
  const other = errors.length - missing
  const photo = question.type !== 'photo' && question.type !== 'receipt' && question.photo === 'required'
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-caption text-ink-2">
      <span className="inline-flex items-center gap-1">
        <Icon as={kindIcons[question.type]} size={16} />
        {kinds(question.type)}
      </span>
      {inSection && isScored(question) && (
        <span className="num">
          {t('weight')} {question.weight}
        </span>
      )}
      {question.critical && <Badge tone="red">{t('critical')}</Badge>}
      {question.major && <Badge tone="yellow-deep">{t('major')}</Badge>}
      {photo && <Badge tone="grey">{t('photo')}</Badge>}
      {question.showIf && <Badge tone="violet">{t('conditional')}</Badge>}
      {missing > 0 && <Badge tone="yellow">{t('missing', { count: missing })}</Badge>}
      {other > 0 && <Badge tone="red">{t('problems', { count: other })}</Badge>}
    </span>
  )
}
