import { Check, ChevronDown, X } from 'lucide-react'
import { receivingMessages } from '#/messages/kitchen/receiving.ts'
import { Badge } from '#/ui/badge.tsx'
import { Button } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { type DraftLine, type LineResult, problemsOfLine, resultOfLine } from '../device/draft.ts'
import { LineEditor, Problem } from './line-editor.tsx'
import { useReceiving } from './receiving-context.ts'

const tones = {
  open: 'grey',
  fine: 'green',
  short: 'yellow',
  over: 'yellow',
  part: 'red',
  refused: 'red',
  warm: 'red',
} as const satisfies Record<LineResult, string>

type Props = {
  line: DraftLine
  problems: ReturnType<typeof problemsOfLine>
  isOpen: boolean
  onOpen: (open: boolean) => void
}

/** One line: ticked as ordered in one tap, or opened where something differs. */
export function LineCard({ line, problems, isOpen, onOpen }: Props) {
  const t = useT(receivingMessages)
  const { store, receiving } = useReceiving()
  const result = resultOfLine(line)
  return (
    <li
      id={`line-${line.id}`}
      data-result={result}
      className={classes('flex scroll-mt-32 flex-col gap-2 py-2', isOpen && 'pb-5')}
    >
      <div className="flex items-center gap-3">
        <Head line={line} result={result} isOpen={isOpen} onOpen={onOpen} />
        {line.due !== null && (
          <button
            type="button"
            aria-pressed={result === 'fine'}
            aria-label={t('fineLine', { name: line.name })}
            onClick={() => {
              if (result === 'fine') return store.setLine(line.id, { isChecked: false })
              store.setLine(line.id, { delivered: line.due, refused: 0, reason: null, isChecked: true })
              onOpen(false)
            }}
            className="inline-flex size-12 shrink-0 items-center justify-center rounded-full border border-line-input text-ink-2 hover:bg-surface-2 aria-pressed:border-transparent aria-pressed:bg-primary aria-pressed:text-on-primary"
          >
            <Icon as={Check} />
          </button>
        )}
      </div>
      {!isOpen && problems.length > 0 && line.isChecked && <Problem text={t(`problem_${problems[0]!}`)} />}
      {isOpen && (
        <>
          <LineEditor line={line} problems={problems} />
          <div className="flex flex-wrap gap-2">
            <Button size="large" onClick={() => onOpen(false)}>
              {t('hide')}
            </Button>
            {!receiving.order && (
              <Button size="large" variant="quiet" icon={X} onClick={() => store.removeLine(line.id)}>
                {t('removeLine', { name: line.name })}
              </Button>
            )}
          </div>
        </>
      )}
    </li>
  )
}

type HeadProps = Omit<Props, 'problems'> & { result: LineResult }

/** What was ordered and how it came out; opens the line. */
function Head({ line, result, isOpen, onOpen }: HeadProps) {
  const t = useT(receivingMessages)
  const { due, ordered } = line
  return (
    <h3 className="min-w-0 flex-1 font-normal">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
        className="-ms-2 flex min-h-14 w-full items-center gap-2 rounded-control px-2 py-1.5 text-start hover:bg-surface-2"
      >
        <span className="flex min-w-0 flex-1 flex-col gap-0.5">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <bdi className="text-body font-medium">{line.name}</bdi>
            {result !== 'open' && result !== 'fine' && <Badge tone={tones[result]}>{t(`result_${result}`)}</Badge>}
          </span>
          <span className="num text-caption text-ink-2">
            {ordered !== null && due !== null && (
              <span className="font-medium text-ink">
                {due === ordered
                  ? t('ordered', { count: String(ordered) })
                  : t('due', { count: String(due), of: String(ordered) })}
              </span>
            )}
            {ordered !== null && ' · '}
            <bdi>{line.pack}</bdi>
            {' · '}
            <bdi>{[line.quantity, t(line.unit)].join(' ')}</bdi>
          </span>
        </span>
        <Icon as={ChevronDown} size={16} className={classes('shrink-0 text-ink-2', isOpen && 'rotate-180')} />
      </button>
    </h3>
  )
}
