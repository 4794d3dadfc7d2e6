import { Download, PenLine } from 'lucide-react'
import { href, Link, redirect } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { langs } from '#/domain/text.ts'
import { DayMoney } from '#/features/operations/daily-reports/components/day-money.tsx'
import { DayHints, DaySide } from '#/features/operations/daily-reports/components/day-side.tsx'
import { DayWork } from '#/features/operations/daily-reports/components/day-work.tsx'
import { DailyStatus } from '#/features/operations/daily-reports/components/status-mark.tsx'
import { reopenDailyForm } from '#/features/operations/daily-reports/form.ts'
import { readDay } from '#/features/operations/daily-reports/read-day.server.ts'
import { reopenDaily } from '#/features/operations/daily-reports/reopen.server.ts'
import { askedParams } from '#/features/reporting/report-documents/asked.ts'
import { dailyDocumentMessages } from '#/messages/operations/daily-documents.ts'
import { dailyMessages } from '#/messages/operations/daily-reports.ts'
import { dailyViewMessages } from '#/messages/operations/daily-reports-view.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Badge } from '#/ui/badge.tsx'
import { AnchorButton, LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import type { Route } from './+types/$shift'

export const loader = pageData(({ context, params, url }: Route.LoaderArgs) => {
  const asked = url.searchParams.get('revision') ?? ''
  return readDay(actorOf(context), params, /^\d{1,4}$/.test(asked) ? Number(asked) : null)
})

export const action = formAction(reopenDailyForm, async (actor, { reason }, { params }) => {
  const { branchId = '', day = '', shift = '' } = params
  await reopenDaily(actor, { branchId, day, shift }, reason)
  return redirect(href('/client/daily-operations-report/:branchId/:day/:shift', { branchId, day, shift }))
})

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, dailyMessages.report) }]

/** One daily report with its comparison, signature and revisions. */
export default function Page({ loaderData: day, actionData }: Route.ComponentProps) {
  const t = useT(dailyViewMessages)
  const word = useT(dailyMessages)
  const lang = useLang()
  const place = { branchId: day.branchId, day: day.day, shift: day.shift }
  const page = href('/client/daily-operations-report/:branchId/:day/:shift', place)
  const paper = useT(dailyDocumentMessages)
  const file = href('/client/daily-operations-report/:branchId/:day/:shift/document', place)
  const revision = day.current ? null : day.revision
  const title = `${day.branch} · ${formatDay(day.day, lang)}`
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/client/daily-operations-report'), label: word('title') }, { label: title }]}
        title={<bdi>{title}</bdi>}
        badge={
          <>
            <DailyStatus status={day.state} />
            {day.late && <Badge tone="yellow">{t('lateForGood')}</Badge>}
            {day.revision > 1 && <Badge>{word('revision', { number: day.revision })}</Badge>}
          </>
        }
        description={day.shiftName[lang]}
        actions={
          <>
            {langs.map((asked) => (
              <AnchorButton key={asked} icon={Download} href={`${file}?${askedParams(asked, revision)}`}>
                {paper(`in_${asked}`)}
              </AnchorButton>
            ))}
            {day.may.fill && (
              <LinkButton
                variant="primary"
                icon={PenLine}
                reloadDocument
                to={href('/client/field/daily/:branchId/:day/:shift', place)}
              >
                {t(day.state === 'submitted' ? 'signIt' : 'fill')}
              </LinkButton>
            )}
          </>
        }
      />
      {!day.current && (
        <Notice>
          <span className="me-2">{t('older')}</span>
          <Link className="link" to={page}>
            {t('toNewest')}
          </Link>
        </Notice>
      )}
      <DayHints day={day} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          <DayMoney day={day} />
          <DayWork day={day} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <DaySide day={day} />
          {day.may.ownSignature && <p className="text-caption text-ink-2">{t('ownSignature')}</p>}
          {day.may.reopen && (
            <Card title={t('reopen')} description={t('reopenHint')}>
              <ActionForm result={actionData}>
                <TextArea name="reason" label={t('reason')} rows={3} required />
                <FormActions>
                  <SubmitButton intent="reopen" variant="secondary">
                    {t('reopen')}
                  </SubmitButton>
                </FormActions>
              </ActionForm>
            </Card>
          )}
        </div>
      </div>
    </div>
  )
}
