import { KeyRound } from 'lucide-react'
import { href } from 'react-router'
import { readList } from '#/domain/list.ts'
import { rotateKey } from '#/features/certification/credentials/rotate-key.server.ts'
import { statusPurposes } from '#/features/certification/credentials/addresses.ts'
import { RotateKey } from '#/features/certification/signing-keys/components/key-dialogs.tsx'
import { KeyName, KeyStateBadge, SigningAnew } from '#/features/certification/signing-keys/components/key-parts.tsx'
import { rotateForm } from '#/features/certification/signing-keys/form.ts'
import { keyList } from '#/features/certification/signing-keys/key-list.ts'
import { readKeys } from '#/features/certification/signing-keys/read-keys.server.ts'
import { signingKeyMessages } from '#/messages/certification/signing-keys.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { EmptyState, Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import { CertificatesTabs } from '../certificates-tabs.tsx'
import type { Route } from './+types/keys'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, signingKeyMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readList(keyList, url.searchParams)
  return { query, ...(await readKeys(actorOf(context), query)) }
})

export const action = formAction(rotateForm, (actor, { kid, reason }) => rotateKey(actor, { kid, reason }))

/** Signing keys: the current one, earlier ones, and their published parts. */
export default function Page({ loaderData: { query, rows, total, used, opens, newestList } }: Route.ComponentProps) {
  const t = useT(signingKeyMessages)
  return (
    <div className="flex flex-col gap-6">
      <ListPage
        list={keyList}
        query={query}
        rows={rows}
        total={total}
        cells={{ name: ({ kid }) => <KeyName kid={kid} />, state: ({ state }) => <KeyStateBadge state={state} /> }}
        rowKey={({ kid }) => kid}
        rowLink={({ kid }) => href('/admin/certificates/keys/:kid', { kid })}
        title={t('title')}
        actions={used && <RotateKey kid={used.kid} />}
        tabs={<CertificatesTabs />}
        empty={
          <EmptyState icon={KeyRound} title={t('none')}>
            {t('noneHint')}
          </EmptyState>
        }
      >
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
      </ListPage>
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
