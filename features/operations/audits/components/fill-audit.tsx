import { useEffect, useRef, useState } from 'react'
import { X } from 'lucide-react'
import { href, Link, useSearchParams } from 'react-router'
import { isFillingAudit } from '#/domain/operations/audits/state.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { auditFillMessages } from '#/messages/operations/audits-fill.ts'
import { auditMessages } from '#/messages/operations/audits.ts'
import { Button } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ProgressBar } from '#/ui/meter.tsx'
import { useAuditStore } from '../device/use-audit-store.ts'
import type { AuditFilling } from '../read-filling.server.ts'
import { AuditConflicts } from './audit-conflicts.tsx'
import { AuditContext, useAudit } from './audit-context.ts'
import { AuditFoot } from './audit-foot.tsx'
import { AuditReceipt } from './audit-receipt.tsx'
import { AuditSyncBar } from './audit-sync-bar.tsx'
import { QuestionCard } from './question-card.tsx'
import { SummaryStep } from './summary-step.tsx'

const summary = 'summary'

/** An audit on the phone, section by section, with the signature at the end. */
export function FillAudit({ filling }: { filling: AuditFilling }) {
  const t = useT(auditFillMessages)
  const { store, state, hold, takeOver } = useAuditStore(filling)
  if (hold === 'elsewhere')
    return (
      <Frame filling={filling} at={null}>
        <Notice kind="warning" actions={<Button onClick={takeOver}>{t('takeOver')}</Button>}>
          {t('elsewhere')}
        </Notice>
      </Frame>
    )
  const isCancelled = state.state === 'cancelled'
  const fills = isFillingAudit(state.state) || isCancelled || filling.taken !== null
  return (
    <AuditContext value={{ filling, store, state, readOnly: filling.taken !== null || isCancelled }}>
      {fills && !(state.step && filling.taken === null) ? (
        <Steps />
      ) : (
        <Frame filling={filling} at={null}>
          <AuditReceipt />
        </Frame>
      )}
    </AuditContext>
  )
}

function Steps() {
  const t = useT(auditFillMessages)
  const lang = useLang()
  const { filling, state, readOnly } = useAudit()
  const [search, setSearch] = useSearchParams()
  const { sections } = filling.definition
  const [isMissed, setMissed] = useState(false)
  const asked = search.get('section')
  const found = sections.findIndex(({ key }) => key === asked)
  const at = asked === summary ? sections.length : Math.max(0, found)
  const section = sections[at]
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(at)
  useEffect(() => {
    if (shown.current !== at) heading.current?.focus()
    shown.current = at
  }, [at])
  const go = (step: number, question?: string) => {
    setSearch({ section: sections[step]?.key ?? summary }, { preventScrollReset: question !== undefined })
    // why: the section is drawn first
    if (question !== undefined)
      setTimeout(() => document.getElementById(`q-${question}`)?.scrollIntoView({ block: 'center' }), 50)
  }
  return (
    <Frame filling={filling} at={at}>
      {filling.taken !== null && (
        <Notice kind="warning" title={t('taken')}>
          {t('takenBy', { name: filling.taken })}
        </Notice>
      )}
      {state.state === 'cancelled' && (
        <Notice kind="warning" title={t('cancelled')}>
          {t('cancelledHint')}
        </Notice>
      )}
      {Object.keys(state.conflicts).length > 0 && <AuditConflicts />}
      <h2 ref={heading} tabIndex={-1} className="text-h2 outline-none">
        {section ? section.title[lang] : t('summary')}
      </h2>
      {section ? (
        <div className="flex flex-col gap-4">
          {section.questions.map((question) => (
            <QuestionCard key={question.key} question={question} />
          ))}
        </div>
      ) : (
        <SummaryStep go={go} isMissed={isMissed} />
      )}
      {!(readOnly && !section) && <AuditFoot at={at} go={go} onMissed={() => setMissed(true)} />}
    </Frame>
  )
}

type FrameProps = { filling: AuditFilling; at: number | null; children: React.ReactNode }

function Frame({ filling, at, children }: FrameProps) {
  const t = useT(auditFillMessages)
  const word = useT(auditMessages)
  const lang = useLang()
  const of = filling.definition.sections.length + 1
  return (
    <div className="min-h-dvh bg-page text-ink">
      <header className="sticky top-0 z-20 bg-card">
        <div className="mx-auto flex min-h-14 max-w-[640px] items-center gap-3 px-4 py-2">
          <Link
            to={href('/client/audits')}
            reloadDocument
            aria-label={t('leave')}
            className="-ms-2 inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-surface-2"
          >
            <Icon as={X} />
          </Link>
          <div className="min-w-0 flex-1">
            <h1 className="truncate text-ui font-semibold">
              {word(`kind_${filling.kind}`)} · {formatDay(filling.plannedOn, lang)}
            </h1>
            <p className="truncate text-caption text-ink-2">
              <bdi>{filling.branch}</bdi>
              {at !== null && <> · {t('step', { at: at + 1, of })}</>}
            </p>
          </div>
        </div>
        {at !== null && (
          <ProgressBar value={at + 1} max={of} label={t('steps')} text={t('step', { at: at + 1, of })} thin />
        )}
        <AuditSyncBar />
      </header>
      <main className="mx-auto flex max-w-[640px] flex-col gap-6 bg-card px-4 pt-6 pb-4">{children}</main>
    </div>
  )
}
