import { withoutMarks } from '#/domain/text.ts'
import { type ReactNode, useState } from 'react'
import { AppWindow, type LucideIcon, MapPin, RefreshCw, Smartphone } from 'lucide-react'
import { href, useNavigate } from 'react-router'
import { errorMessages } from '#/messages/errors.ts'
import { questionnaireMessages } from '#/messages/fieldwork/questionnaire.ts'
import { Button, LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Spinner } from '#/ui/spinner.tsx'
import { Time } from '#/ui/time.tsx'
import type { ReportFormData } from '../read-report-form.server.ts'
import { useDim } from './use-dim.ts'
import { useVisit } from './visit-context.ts'
import { SyncChip } from './sync-chip.tsx'

function Alone({ children }: { children: ReactNode }) {
  const { around } = useDim()
  return (
    <div {...around} className="min-h-dvh bg-page p-4 text-ink md:py-10">
      <main id="main" tabIndex={-1} className="mx-auto flex max-w-[560px] flex-col gap-5 outline-none">
        {children}
      </main>
    </div>
  )
}

type StandstillProps = { icon: LucideIcon; title: string; children: ReactNode; action: ReactNode }

/** No action possible here: shows the reason and one link. */
function Standstill({ icon, title, children, action }: StandstillProps) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-line bg-card px-4 py-12 text-center">
      <span className="flex size-12 items-center justify-center rounded-full bg-surface-2 text-ink-2">
        <Icon as={icon} size={24} />
      </span>
      <h1 className="text-h3">{title}</h1>
      <p className="max-w-[48ch] text-ui text-ink-2">{children}</p>
      <div className="mt-1">{action}</div>
    </div>
  )
}

/** Only one tab may write a report, so that two never overwrite each other. */
export function OpenElsewhere({ onTakeOver }: { onTakeOver: () => void }) {
  const t = useT(questionnaireMessages)
  return (
    <Alone>
      <Standstill
        icon={AppWindow}
        title={t('elsewhereTitle')}
        action={
          <Button variant="primary" onClick={onTakeOver}>
            {t('takeOver')}
          </Button>
        }
      >
        {t('elsewhereText')}
      </Standstill>
    </Alone>
  )
}

/** Questionnaire opened before the check-in: links back to it. */
export function NotArrived({ requestId, opening }: { requestId: string; opening: boolean }) {
  const t = useT(questionnaireMessages)
  if (opening)
    return (
      <Alone>
        <h1 className="sr-only">{t('titleAnyBranch')}</h1>
        <Spinner label={t('opening')} />
      </Alone>
    )
  return (
    <Alone>
      <Standstill
        icon={MapPin}
        title={t('notArrivedTitle')}
        action={
          <LinkButton
            to={href('/freelancer/secret-shopper/:requestId', { requestId })}
            variant="primary"
            reloadDocument
          >
            {t('toCheckIn')}
          </LinkButton>
        }
      >
        {t('notArrivedText')}
      </Standstill>
    </Alone>
  )
}

/** Errors of the server for the check-in or the submission. */
export function Refused() {
  const t = useT(questionnaireMessages)
  const tError = useT(errorMessages)
  const { state } = useVisit()
  const { failure, code, arrival } = state.outbox
  if (failure !== 'refused' || !code) return null
  return (
    <Notice kind="danger" title={t(arrival ? 'arrivalRefused' : 'handInRefused')} live>
      {withoutMarks(tError(code))}
    </Notice>
  )
}

/** Submitted report: stored on the phone until sent, then with its number. */
export function HandedIn({ report }: { report: ReportFormData }) {
  const t = useT(questionnaireMessages)
  const { state, store } = useVisit()
  const navigate = useNavigate()
  const { receiptNumber, handIn, reportId } = state.outbox
  const [leaving, setLeaving] = useState(false)
  const sent = receiptNumber !== null
  return (
    <Alone>
      <PageHeader
        title={t(sent ? 'receiptTitle' : 'keptTitle')}
        description={t(sent ? 'receiptText' : 'keptText')}
        badge={sent ? undefined : <SyncChip />}
      />
      {!sent && <Notice kind="info">{t('keptHow')}</Notice>}
      <Card>
        <DescriptionList
          items={[
            {
              term: t('receiptNumber'),
              value: sent ? (
                <bdi dir="ltr" data-receipt className="num text-h2 font-semibold">
                  {receiptNumber}
                </bdi>
              ) : (
                t('receiptLater')
              ),
            },
            { term: t('branch'), value: report.branchName },
            { term: t('fee'), value: report.feeHalalas === null ? null : <Money halalas={report.feeHalalas} /> },
            { term: t('finishedAt'), value: handIn && <Time at={handIn.at} mode="datetime" /> },
          ]}
        />
      </Card>
      {sent ? (
        <Button
          variant="primary"
          full="phone"
          pending={leaving}
          onClick={() => {
            setLeaving(true)
            void navigate(href('/freelancer/submit-report/:reportId', { reportId: (reportId ?? report.reportId)! }), {
              replace: true,
            })
          }}
        >
          {t('toReceipt')}
        </Button>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" icon={RefreshCw} full="phone" onClick={store.retry}>
            {t('sendNow')}
          </Button>
          {handIn && !handIn.attempted && (
            <Button icon={Smartphone} full="phone" onClick={store.withdraw}>
              {t('changeAgain')}
            </Button>
          )}
        </div>
      )}
    </Alone>
  )
}
