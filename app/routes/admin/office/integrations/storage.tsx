import { z } from 'zod'
import { pageTitle } from '#/app/shell/page-title.ts'
import { may } from '#/domain/permissions.ts'
import { DoorTabs } from '#/features/office/integrations/components/door-tabs.tsx'
import { StorageTables } from '#/features/office/storage/components/storage-tables.tsx'
import { SizeText } from '#/features/office/storage/components/size-text.tsx'
import { checkStorage, readStorage, type StorageView } from '#/features/office/storage/read-storage.server.ts'
import { isNearlyFull } from '#/features/office/storage/nearly-full.ts'
import { integrationMessages } from '#/messages/office/integrations.ts'
import { partnerDoorMessages } from '#/messages/office/partner-doors.ts'
import { storageMessages } from '#/messages/office/storage.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Time } from '#/ui/time.tsx'
import type { Route } from './+types/storage'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, storageMessages.title) }]

export const loader = pageData(async ({ context }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  return { storage: await readStorage(actor), mayChange: may(actor, 'integrations.change') }
})

export const action = formAction(z.strictObject({ intent: z.literal('check') }), async (actor) => ({
  unnamed: await checkStorage(actor),
}))

/** Stored files: the store, space by kind and by company, files without a record. */
export default function StoragePage({ loaderData: { storage, mayChange }, actionData }: Route.ComponentProps) {
  const t = useT(storageMessages)
  const doors = useT(partnerDoorMessages)
  const title = useT(integrationMessages)('title')
  const found = actionData?.ok ? actionData.result?.unnamed : undefined
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={title} tabs={<DoorTabs />} />
      {isNearlyFull(storage.store) && <Notice kind="warning" title={doors('littleSpace')} />}
      <Card>
        <Facts storage={storage} />
      </Card>
      <StorageTables storage={storage} />
      <Card title={t('orphans')}>
        <div className="flex flex-col items-start gap-3">
          <p className="prose-width text-ui text-ink-2">{t('orphansText')}</p>
          {found !== undefined && (
            <Notice kind={found === 0 ? 'success' : 'warning'} live>
              {t('orphansFound', { count: found })}
            </Notice>
          )}
          {mayChange && (
            <ActionForm>
              <SubmitButton intent="check" variant="secondary">
                {t('checkNow')}
              </SubmitButton>
            </ActionForm>
          )}
        </div>
      </Card>
    </div>
  )
}

function Facts({ storage: { store, files, bytes, sweptAt } }: { storage: StorageView }) {
  const t = useT(storageMessages)
  const known = store.free !== null && store.size !== null
  return (
    <DescriptionList
      columns={3}
      items={[
        { term: t('store'), value: t(`store_${store.kind}`) },
        {
          term: t('used'),
          value: (
            <>
              <SizeText bytes={bytes} /> <span className="text-ink-2">{t('files', { count: files })}</span>
            </>
          ),
        },
        {
          term: t('free'),
          value: known ? <SizeText bytes={store.free!} of={store.size!} /> : t('notKnown'),
        },
        { term: t('sweptAt'), value: sweptAt ? <Time at={sweptAt} mode="datetime" /> : t('notKnown') },
      ]}
    />
  )
}
