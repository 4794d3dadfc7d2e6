import { ClipboardList, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { clientApprovalTone } from '#/domain/client-approval.ts'
import type { Lang } from '#/domain/text.ts'
import { clientListMessages, clientPageMessages } from '#/messages/office/clients.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { Beside, BesidePart } from '#/ui/beside.tsx'
import { LinkButton } from '#/ui/button.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { clientNameIn, type ClientRow } from '../list.ts'
import type { BesideClient } from '../read-beside.server.ts'
import { AttentionList } from './attention-list.tsx'
import { ClientFacts } from './client-facts.tsx'
import { ContactFacts, LatestList, useClientLine } from './overview-part.tsx'

const nameOf = ({ about }: BesideClient, lang: Lang) => clientNameIn(about.names, lang)

/** The list of clients with the client of a pressed row beside it. */
export function BesideClients({ rows, children }: { rows: readonly ClientRow[]; children: ReactNode }) {
  const t = useT(clientListMessages)
  const lang = useLang()
  return (
    <Beside<BesideClient>
      ids={rows.map(({ id }) => id)}
      version={rows}
      page={(clientId) => href('/admin/clients/:clientId', { clientId })}
      name={(client) => nameOf(client, lang)}
      head={({ about: { state } }) => <StatusBadge tone={clientApprovalTone[state]}>{t(`state_${state}`)}</StatusBadge>}
      body={(client) => <ClientBody client={client} />}
      foot={(client) => <ClientFoot client={client} />}
    >
      {children}
    </Beside>
  )
}

function ClientBody({ client }: { client: BesideClient }) {
  const t = useT(clientPageMessages)
  const lang = useLang()
  const trade = useClientLine(client.about)
  return (
    <>
      <div>
        <h2 className="text-h3 font-semibold">
          <bdi>{nameOf(client, lang)}</bdi>
        </h2>
        {trade && (
          <p className="text-caption text-ink-2">
            <bdi>{trade}</bdi>
          </p>
        )}
      </div>
      <ClientFacts
        client={client}
        linkTo={(part) => ({ to: `${href('/admin/clients/:clientId', { clientId: client.about.id })}?part=${part}` })}
        narrow
      />
      <BesidePart title={t('needsAttention')}>
        <AttentionList items={client.attention} />
      </BesidePart>
      <BesidePart title={t('facts')}>
        <ContactFacts about={client.about} />
      </BesidePart>
      <BesidePart title={t('latest')}>
        <LatestList latest={client.latest} />
      </BesidePart>
    </>
  )
}

function ClientFoot({ client: { about } }: { client: BesideClient }) {
  const t = useT(clientPageMessages)
  return (
    <>
      <LinkButton to={`${href('/admin/invoices/new')}?client=${about.id}`} icon={Plus}>
        {t('newInvoice')}
      </LinkButton>
      {about.state === 'pending' ? (
        <LinkButton to={`${href('/admin/client-approval')}?client=${about.id}`} variant="primary">
          {t('decide')}
        </LinkButton>
      ) : (
        <LinkButton to={`${href('/admin/secret-shopper')}?client=${about.id}`} icon={ClipboardList} variant="primary">
          {t('part_visits')}
        </LinkButton>
      )}
    </>
  )
}
