import { ScrollText } from 'lucide-react'
import { href, Link } from 'react-router'
import { useBusinessTypes } from '#/features/identity/accounts/components/business-types.ts'
import { actionText } from '#/features/core/activity/entry.ts'
import { clientPageMessages } from '#/messages/office/clients.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { DescriptionList, Timeline } from '#/ui/facts.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { ClientHead } from '../read-client.server.ts'
import type { PartData } from '../read-client-part.server.ts'
import type { ClientPart } from '../lists.ts'
import { AttentionList } from './attention-list.tsx'
import { InvoiceTable } from './listed-parts.tsx'
import { BranchTable } from './parts.tsx'

type Props = {
  client: ClientHead
  overview: PartData<'overview'>
  to: (part: ClientPart) => string
}

/** What waits for a step first, then branches and open invoices, with facts and the latest at the side. */
export function OverviewPart({ client, overview, to }: Props) {
  const t = useT(clientPageMessages)
  const { branches, invoices } = overview
  const { about, attention } = client
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col gap-6">
        {about.state === 'pending' && (
          <Notice
            title={t('approvalWaits')}
            actions={
              <LinkButton to={`${href('/admin/client-approval')}?client=${about.id}`} variant="primary">
                {t('decide')}
              </LinkButton>
            }
          />
        )}
        <Card title={t('needsAttention')}>
          <AttentionList items={attention} />
        </Card>
        <Card title={t('part_branches')} actions={<All to={to('branches')} name={t('part_branches')} />} flush>
          <BranchTable clientId={about.id} rows={branches.rows} />
        </Card>
        {invoices.rows.length > 0 && (
          <Card title={t('openInvoices')} actions={<All to={to('invoices')} name={t('part_invoices')} />} flush>
            <InvoiceTable query={invoices.query} rows={invoices.rows} short />
          </Card>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <CompanyFacts about={about} />
        <Latest latest={overview.latest} to={to('activity')} />
      </div>
    </div>
  )
}

function All({ to, name }: { to: string; name: string }) {
  const t = useT(clientPageMessages)
  return (
    <Link to={to} className="link inline-flex min-h-11 items-center text-ui" aria-label={`${t('all')}: ${name}`}>
      {t('all')}
    </Link>
  )
}

function CompanyFacts({ about }: { about: ClientHead['about'] }) {
  const t = useT(clientPageMessages)
  return (
    <Card title={t('facts')}>
      <ContactFacts about={about} />
    </Card>
  )
}

/** Whom to reach at the company. */
export function ContactFacts({ about }: { about: ClientHead['about'] }) {
  const t = useT(clientPageMessages)
  const { person, email, phone } = about
  const ltr = (value: string | null) => value && <bdi dir="ltr">{value}</bdi>
  return (
    <DescriptionList
      items={[
        { term: t('contact'), value: person },
        { term: t('email'), value: ltr(email) },
        { term: t('phone'), value: ltr(phone) },
      ]}
    />
  )
}

type LatestEntries = Props['overview']['latest']

function Latest({ latest, to }: { latest: LatestEntries; to: string }) {
  const t = useT(clientPageMessages)
  return (
    <Card title={t('latest')} actions={<All to={to} name={t('part_activity')} />}>
      <LatestList latest={latest} />
    </Card>
  )
}

/** The latest steps of the client and on its records. */
export function LatestList({ latest }: { latest: LatestEntries }) {
  const t = useT(clientPageMessages)
  const lang = useLang()
  return (
    <>
      {latest.length === 0 ? (
        <p className="text-ui text-ink-2">{t('noActivity')}</p>
      ) : (
        <Timeline
          items={latest.map(({ id, at, who, action, entity, record }) => ({
            id,
            at,
            title: actionText(lang, action),
            by: who?.name ?? t('platform'),
            icon: ScrollText,
            ...(record && entity !== 'client' && { detail: <bdi>{record.label}</bdi> }),
          }))}
        />
      )}
    </>
  )
}

/** Line under the name: trade and since when. */
export function useClientLine({ business, industry }: ClientHead['about']): string | null {
  const types = useBusinessTypes()
  return types.find(({ value }) => value === business)?.label ?? industry
}
