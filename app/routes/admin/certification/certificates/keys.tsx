import { rotateKey } from '#/features/certification/credentials/rotate-key.server.ts'
import { statusPurposes } from '#/features/certification/credentials/addresses.ts'
import { RotateKey } from '#/features/certification/signing-keys/components/key-dialogs.tsx'
import { KeyName, SigningAnew } from '#/features/certification/signing-keys/components/key-parts.tsx'
import { KeysTable } from '#/features/certification/signing-keys/components/keys-table.tsx'
import { rotateForm } from '#/features/certification/signing-keys/form.ts'
import { keysOnPage, pageIn } from '#/features/certification/signing-keys/lists.ts'
import { readKeys } from '#/features/certification/signing-keys/read-keys.server.ts'
import { signingKeyMessages } from '#/messages/certification/signing-keys.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import { CertificatesTabs } from '../certificates-tabs.tsx'
import type { Route } from './+types/keys'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, signingKeyMessages.title) }]

export const loader = pageData(({ context, url }: Route.LoaderArgs) =>
  readKeys(actorOf(context), pageIn(url.searchParams)),
)

export const action = formAction(rotateForm, (actor, { kid, reason }) => rotateKey(actor, { kid, reason }))

/** Signing keys: the current one, earlier ones, and their published parts. */
export default function Page({ loaderData: { rows, total, used, opens, newestList } }: Route.ComponentProps) {
  const t = useT(signingKeyMessages)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('title')} description={t('description')} actions={used && <RotateKey kid={used.kid} />} />
      <CertificatesTabs />
      {!opens && (
        <Notice kind="danger" title={t('unreadable')}>
          {t('unreadableText')}
        </Notice>
      )}
      {rows
        .filter(({ done, affected }) => done < affected)
        .map((row) => (
          <SigningAnew key={row.kid} {...row} />
        ))}
      <Card flush>
        <KeysTable rows={rows} />
      </Card>
      <Pagination total={total} pageSize={keysOnPage} />
      <Published used={used?.kid ?? null} newestList={newestList} />
    </div>
  )
}

const OwnAddress = ({ path }: { path: string }) => (
  <a className="link inline-flex min-h-11 items-center" href={path}>
    <bdi dir="ltr">{path}</bdi>
  </a>
)

function Published({ used, newestList }: { used: string | null; newestList: number | null }) {
  const t = useT(signingKeyMessages)
  const lists = newestList === null ? [] : statusPurposes
  const items = [
    { term: t('allKeys'), value: <OwnAddress path="/.well-known/jwks.json" /> },
    { term: t('issuer'), value: <OwnAddress path="/credentials/issuer" /> },
    ...lists.map((purpose) => ({
      term: t(`listOf_${purpose}`),
      value: <OwnAddress path={`/credentials/status/${purpose}/${newestList}`} />,
    })),
  ]
  return (
    <Card title={t('published')} description={t('publishedHint')}>
      <DescriptionList
        columns={2}
        items={used === null ? items : [{ term: t('state_used'), value: <KeyName kid={used} /> }, ...items]}
      />
    </Card>
  )
}
