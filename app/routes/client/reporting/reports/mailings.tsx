import { Mails, Plus } from 'lucide-react'
import { href, Link } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { nameFor } from '#/domain/branch-names.ts'
import { formatDate, formatDay } from '#/domain/riyadh-time.ts'
import { WithRight } from '#/features/companies/members/components/rights.tsx'
import { MailingState, useRhythm } from '#/features/reporting/mailings/components/mailing-parts.tsx'
import { type Mailing, readMailings } from '#/features/reporting/mailings/mailings.server.ts'
import { teamMessages } from '#/messages/companies/team.ts'
import { reportMailingMessages } from '#/messages/reporting/mailings.ts'
import { reportMessages } from '#/messages/reports.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/mailings'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, reportMailingMessages.title) }]

export const loader = pageData(({ context }: Route.LoaderArgs) => readMailings(actorOf(context)))

/** Lists of addresses to which new reports are sent, at most twenty. */
export default function Page({ loaderData: mailings }: Route.ComponentProps) {
  const t = useT(reportMailingMessages)
  const word = useT(reportMessages)
  const create = (
    <WithRight to="reports.share">
      <LinkButton to={href('/client/reports/mailings/new')} variant="primary" icon={Plus}>
        {t('new')}
      </LinkButton>
    </WithRight>
  )
  return (
    <>
      <PageHeader
        breadcrumbs={[{ to: href('/client/reports'), label: word('reports') }, { label: t('title') }]}
        title={t('title')}
        description={t('intro')}
        actions={mailings.length > 0 && create}
      />
      {mailings.length === 0 ? (
        <EmptyState icon={Mails} title={t('none')} action={create}>
          {t('noneHint')}
        </EmptyState>
      ) : (
        <ul className="flex flex-col">
          {mailings.map((mailing) => (
            <MailingRow key={mailing.id} mailing={mailing} />
          ))}
        </ul>
      )}
    </>
  )
}

function MailingRow({ mailing }: { mailing: Mailing }) {
  const t = useT(reportMailingMessages)
  const team = useT(teamMessages)
  const lang = useLang()
  const rhythm = useRhythm()
  const { id, name, part, addresses, lastSentAt, lastCount, state, nextOn } = mailing
  return (
    <li className="flex flex-col gap-1 border-b border-line py-4 first:border-t">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-ui font-semibold">
          <Link to={href('/client/reports/mailings/:mailingId', { mailingId: id })} className="link">
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <MailingState mailing={mailing} />
      </div>
      <p className="flex flex-wrap gap-x-4 text-caption text-ink-2">
        <span>{rhythm(mailing)}</span>
        <bdi>{part ? nameFor(part, lang) : team('wholeCompany')}</bdi>
        <span>{t('people', { count: addresses.length })}</span>
        {state === 'active' && <span>{t('next', { date: formatDay(nextOn, lang) })}</span>}
        {lastSentAt && (
          <span>{t('last', { date: formatDate(new Date(lastSentAt), lang), count: lastCount ?? 0 })}</span>
        )}
      </p>
    </li>
  )
}
