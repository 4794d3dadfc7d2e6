import { Download, FileKey } from 'lucide-react'
import { href, useSearchParams } from 'react-router'
import { keyAddress } from '#/features/certification/credentials/addresses.ts'
import { markCompromised } from '#/features/certification/credentials/rotate-key.server.ts'
import { browseSigned } from '#/features/certification/signing-keys/browse-signed.server.ts'
import { CompromiseKey } from '#/features/certification/signing-keys/components/key-dialogs.tsx'
import { KeyStateBadge, SigningAnew } from '#/features/certification/signing-keys/components/key-parts.tsx'
import { SignedTable } from '#/features/certification/signing-keys/components/signed-table.tsx'
import { compromiseForm } from '#/features/certification/signing-keys/form.ts'
import { shortName, signedOnPage, signedQuery } from '#/features/certification/signing-keys/lists.ts'
import { type KeyRow, readKey } from '#/features/certification/signing-keys/read-keys.server.ts'
import { signingKeyMessages } from '#/messages/certification/signing-keys.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { AnchorButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { FilterBar, NoResults } from '#/ui/filter-bar.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import { Time } from '#/ui/time.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/$kid'

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const named = (text: string) => text.replace('{name}', shortName(params.kid))
  const { en, ar } = signingKeyMessages.keyOf
  return [{ title: pageTitle(matches, { en: named(en), ar: named(ar) }) }]
}

export const loader = pageData(async ({ context, params, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const row = await readKey(actor, params.kid)
  const query = signedQuery(url.searchParams)
  const isCompromised = row.state === 'compromised'
  return { row, query, isCompromised, signed: await browseSigned(actor, { kid: row.kid, isCompromised, query }) }
})

export const action = formAction(compromiseForm, (actor, { kid, reason }) => markCompromised(actor, { kid, reason }))

/** A key: its dates, its certificates, and the step that revokes it. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { row, query, signed, isCompromised } = loaderData
  const t = useT(signingKeyMessages)
  const [search] = useSearchParams()
  const file = (format: string) =>
    `${href('/admin/certificates/keys/:kid/export', { kid: row.kid })}?${new URLSearchParams([...search, ['format', format]])}`
  const again = {
    name: 'again',
    label: t('again'),
    options: (['waiting', 'done'] as const).map((value) => ({ value, label: t(`again_${value}`) })),
  }
  const isNarrowed = query.q !== '' || query.again !== null
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('keyOf', { name: shortName(row.kid) })}
        badge={<KeyStateBadge state={row.state} />}
        breadcrumbs={[
          { to: href('/admin/certificates/keys'), label: t('title') },
          { label: t('keyOf', { name: shortName(row.kid) }) },
        ]}
        actions={!isCompromised && <CompromiseKey row={row} />}
      />
      {isCompromised && <SigningAnew {...row} />}
      <KeyFacts row={row} />
      <FilterBar search={{ label: t('search'), placeholder: t('searchHint') }} filters={isCompromised ? [again] : []} />
      <Card
        flush
        title={t(isCompromised ? 'affectedCaption' : 'signedCaption')}
        actions={
          signed.total > 0 && (
            <>
              <AnchorButton href={file('csv')} icon={Download}>
                {t('exportCsv')}
              </AnchorButton>
              <AnchorButton href={file('xlsx')} icon={Download}>
                {t('exportXlsx')}
              </AnchorButton>
            </>
          )
        }
      >
        <SignedTable
          rows={signed.rows}
          isCompromised={isCompromised}
          empty={isNarrowed ? <NoResults /> : <EmptyState icon={FileKey} title={t('nothingSigned')} />}
        />
      </Card>
      <Pagination total={signed.total} pageSize={signedOnPage} />
    </div>
  )
}

const kindOfKey = 'RS256 · RSA 2048'

function KeyFacts({ row }: { row: KeyRow }) {
  const t = useT(signingKeyMessages)
  const path = keyAddress('', row.kid)
  return (
    <Card>
      <DescriptionList
        columns={2}
        items={[
          { term: t('fullName'), value: <bdi dir="ltr">{row.kid}</bdi> },
          {
            term: t('address'),
            value: (
              <a className="link inline-flex min-h-11 items-center" href={path}>
                <bdi dir="ltr">{path}</bdi>
              </a>
            ),
          },
          { term: t('kind'), value: <bdi dir="ltr">{kindOfKey}</bdi> },
          { term: t('made'), value: <Time at={row.createdAt} mode="datetime" /> },
          { term: t('madeBy'), value: row.createdBy ?? t('itself') },
          { term: t('retired'), value: row.retiredAt && <Time at={row.retiredAt} mode="datetime" /> },
          { term: t('compromised'), value: row.compromisedAt && <Time at={row.compromisedAt} mode="datetime" /> },
          { term: t('reason'), value: row.reason },
          { term: t('bears'), value: String(row.bears) },
        ]}
      />
    </Card>
  )
}
