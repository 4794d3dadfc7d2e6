import { Check, X } from 'lucide-react'
import { receivingMessages } from '#/messages/kitchen/receiving.ts'
import { Badge } from '#/ui/badge.tsx'
import { Button } from '#/ui/button.tsx'
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

/** One line: as ordered in one tap, or what differs. */
export function LineCard({ line, problems, isOpen, onOpen }: Props) {
  const t = useT(receivingMessages)
  const { store, receiving } = useReceiving()
  const result = resultOfLine(line)
  const content = `${line.quantity} ${t(line.unit)}`
  return (
    <li
      id={`line-${line.id}`}
      data-result={result}
      className="flex scroll-mt-32 flex-col gap-3 rounded-card border border-line p-4"
    >
      <div className="flex items-start justify-between gap-3">
        <div className="flex min-w-0 flex-col gap-0.5">
          <h3 className="text-body font-medium">
            <bdi>{line.name}</bdi>
          </h3>
          <p className="text-caption text-ink-2">{t('pack', { pack: line.pack, content })}</p>
          {line.ordered !== null && (
            <p className="num text-ui">
              {line.due === line.ordered
                ? t('ordered', { count: String(line.ordered) })
                : t('due', { count: String(line.due ?? 0), of: String(line.ordered) })}
            </p>
          )}
        </div>
        <Badge tone={tones[result]}>{t(`result_${result}`)}</Badge>
      </div>
      {!isOpen && problems.length > 0 && line.isChecked && <Problem text={t(`problem_${problems[0]!}`)} />}
      <div className="grid grid-cols-2 gap-2">
        {line.due !== null && (
          <Button
            size="large"
            icon={Check}
            aria-pressed={result === 'fine'}
            onClick={() => {
              store.setLine(line.id, { delivered: line.due, refused: 0, reason: null, isChecked: true })
              onOpen(false)
            }}
          >
            {t('fine')}
          </Button>
        )}
        <Button size="large" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
          {t(isOpen ? 'hide' : 'differs')}
        </Button>
        {!receiving.order && (
          <Button size="large" variant="quiet" icon={X} onClick={() => store.removeLine(line.id)}>
            {t('removeLine', { name: line.name })}
          </Button>
        )}
      </div>
      {isOpen && <LineEditor line={line} problems={problems} />}
    </li>
  )
}
