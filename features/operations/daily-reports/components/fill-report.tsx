import { useEffect, useRef } from 'react'
import { X } from 'lucide-react'
import { href, Link, useSearchParams } from 'react-router'
import { formatDay } from '#/domain/riyadh-time.ts'
import { isFilling } from '#/domain/operations/daily-reports/state.ts'
import { type DailySection, dailySections } from '#/domain/operations/daily-reports/template.ts'
import { dailyFillMessages } from '#/messages/operations/daily-reports-fill.ts'
import { dailyMessages } from '#/messages/operations/daily-reports.ts'
import { Button } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ProgressBar } from '#/ui/meter.tsx'
import { useDailyStore } from '../device/use-daily-store.ts'
import type { DailyFilling } from '../read-filling.server.ts'
import { CashStep } from './cash-step.tsx'
import { ChecklistStep } from './checklist-step.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { DailyContext, useDaily } from './daily-context.ts'
import { DailyReceipt } from './daily-receipt.tsx'
import { FillFoot } from './fill-foot.tsx'
import { SalesStep } from './sales-step.tsx'
import { SyncBar } from './sync-bar.tsx'
import { TemperatureStep } from './temperature-step.tsx'
import { SectionFields } from './value-fields.tsx'
import { WasteStep } from './waste-step.tsx'

const bodies: Record<DailySection, () => React.ReactNode> = {
  sales: SalesStep,
  cash: CashStep,
  waste: WasteStep,
  staff: () => <OnlyFields section="staff" />,
  temperatures: TemperatureStep,
  checklist: ChecklistStep,
  incidents: () => <OnlyFields section="incidents" />,
}

function OnlyFields({ section }: { section: DailySection }) {
  return (
    <section>
      <SectionFields section={section} />
    </section>
  )
}

/** A shift's report on the phone, step by step. */
export function FillReport({ filling }: { filling: DailyFilling }) {
  const t = useT(dailyFillMessages)
  const { store, state, hold, takeOver } = useDailyStore(filling)
  if (hold === 'elsewhere')
    return (
      <Frame filling={filling} step={null}>
        <Notice kind="warning" actions={<Button onClick={takeOver}>{t('takeOver')}</Button>}>
          {t('elsewhere')}
        </Notice>
      </Frame>
    )
  return (
    <DailyContext value={{ filling, store, state }}>
      {isFilling(state.state) && state.step?.kind !== 'sign' ? <Steps /> : <Settled filling={filling} />}
    </DailyContext>
  )
}

function Settled({ filling }: { filling: DailyFilling }) {
  return (
    <Frame filling={filling} step={null}>
      <DailyReceipt />
    </Frame>
  )
}

function Steps() {
  const t = useT(dailyFillMessages)
  const word = useT(dailyMessages)
  const { filling, state } = useDaily()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('step')
  const at = Math.max(
    0,
    dailySections.findIndex((section) => section === asked),
  )
  const section = dailySections[at]!
  const Body = bodies[section]
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(section)
  useEffect(() => {
    if (shown.current !== section) heading.current?.focus()
    shown.current = section
  }, [section])
  const go = (next: DailySection) => setSearch({ step: next }, { preventScrollReset: false })
  return (
    <Frame filling={filling} step={at}>
      {Object.keys(state.conflicts).length > 0 && <ConflictNotice />}
      {state.other && <Notice>{t('other', { name: state.other })}</Notice>}
      <h2 ref={heading} tabIndex={-1} className="text-h2 outline-none">
        {word(`section_${section}`)}
      </h2>
      <Body />
      <FillFoot at={at} go={go} />
    </Frame>
  )
}

function Frame({ filling, step, children }: { filling: DailyFilling; step: number | null; children: React.ReactNode }) {
  const t = useT(dailyFillMessages)
  const word = useT(dailyMessages)
  const lang = useLang()
  const of = dailySections.length
  return (
    <div className="min-h-dvh bg-page text-ink">
      <header className="sticky top-0 z-20 bg-card">
        <div className="mx-auto flex min-h-14 max-w-[640px] items-center gap-3 px-4 py-2">
          <Link
            to={href('/client/daily-operations-report')}
            reloadDocument
            aria-label={t('leave')}
            className="-ms-2 inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-surface-2"
          >
            <Icon as={X} />
          </Link>
          <div className="min-w-0 flex-1">
            <h1 className="truncate text-ui font-semibold">
              {word('report')} · {formatDay(filling.day, lang)}
            </h1>
            <p className="truncate text-caption text-ink-2">
              <bdi>{filling.branch}</bdi> · {filling.shiftName[lang]}
              {step !== null && <> · {t('step', { at: step + 1, of })}</>}
            </p>
          </div>
        </div>
        {step !== null && (
          <ProgressBar value={step + 1} max={of} thin label={t('steps')} text={t('step', { at: step + 1, of })} />
        )}
        <SyncBar />
      </header>
      <main className="mx-auto flex max-w-[640px] flex-col gap-6 bg-card px-4 pt-6 pb-4">{children}</main>
    </div>
  )
}
