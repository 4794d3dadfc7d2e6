import { Copy } from 'lucide-react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { timelineMessages } from '#/messages/fieldwork/timeline.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { FeedState } from '../feed.server.ts'

type Made = { address: string } | null

/** Private address for calendar programs: create, renew and end; shown once. */
export function FeedCard({ feed, made }: { feed: FeedState | null; made: FormResult<Made> | undefined }) {
  const t = useT(timelineMessages)
  const toast = useToast()
  const fetcher = useFetcher<FormResult<Made>>()
  const result = fetcher.data ?? made
  const address = feed && result?.ok ? result.result?.address : undefined
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text)
    toast({ text: t('copied') })
  }
  return (
    <Card title={t('feed')} id="feed">
      <div className="flex flex-col gap-4">
        <p className="prose-width text-ui text-ink-2">{t('feedAbout')}</p>
        {address && (
          <Notice kind="success" title={t('address')} live>
            <p className="mb-2">{t('addressOnce')}</p>
            <p className="rounded-control bg-card p-2 text-caption [overflow-wrap:anywhere]">
              <bdi dir="ltr" data-feed>
                {address}
              </bdi>
            </p>
            <div className="mt-2">
              <Button icon={Copy} onClick={() => void copy(address)}>
                {t('copy')}
              </Button>
            </div>
          </Notice>
        )}
        {feed && (
          <DescriptionList
            items={[
              { term: t('madeAt'), value: <Time at={feed.madeAt} mode="datetime" /> },
              {
                term: t('lastRead'),
                value: feed.lastReadAt ? <Time at={feed.lastReadAt} mode="datetime" /> : t('neverRead'),
              },
            ]}
          />
        )}
        <ActionForm fetcher={fetcher} errors="inline">
          {feed && <p className="text-caption text-ink-2">{t('renewHint')}</p>}
          <FormActions>
            <SubmitButton intent="make" variant="secondary" full="phone">
              {t(feed ? 'renew' : 'make')}
            </SubmitButton>
            {feed && (
              <SubmitButton intent="end" variant="danger-quiet" full="phone">
                {t('end')}
              </SubmitButton>
            )}
          </FormActions>
        </ActionForm>
      </div>
    </Card>
  )
}
