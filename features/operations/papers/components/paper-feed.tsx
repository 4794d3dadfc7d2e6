import { Copy } from 'lucide-react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { paperCalendarMessages } from '#/messages/operations/paper-calendar.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { useRights } from '#/ui/rights.tsx'
import { Time } from '#/ui/time.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { PaperFeedState } from '../feed.server.ts'

type Made = { address: string } | null

/** Private address of the calendar of papers: create, renew and withdraw; shown once. */
export function PaperFeed({ feed, made }: { feed: PaperFeedState | null; made: FormResult<Made> | undefined }) {
  const t = useT(paperCalendarMessages)
  const toast = useToast()
  const { viewing } = useRights()
  const fetcher = useFetcher<FormResult<Made>>()
  const result = fetcher.data ?? made
  const address = feed && result?.ok ? result.result?.address : undefined
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text)
    toast({ text: t('copied') })
  }
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <p className="prose-width text-ui">{t('lead')}</p>
        <p className="prose-width text-ui text-ink-2">{t('secret')}</p>
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
              { term: t('language'), value: t(`language_${feed.language}`) },
              {
                term: t('lastRead'),
                value: feed.lastReadAt ? <Time at={feed.lastReadAt} mode="datetime" /> : t('neverRead'),
              },
            ]}
          />
        )}
        {!viewing && (
          <ActionForm fetcher={fetcher} errors="inline">
            {feed && <p className="text-caption text-ink-2">{t('renewHint')}</p>}
            <FormActions>
              <SubmitButton intent="make" variant={feed ? 'secondary' : 'primary'} full="phone">
                {t(feed ? 'renew' : 'make')}
              </SubmitButton>
              {feed && (
                <SubmitButton intent="end" variant="danger-quiet" full="phone">
                  {t('end')}
                </SubmitButton>
              )}
            </FormActions>
          </ActionForm>
        )}
      </div>
    </Card>
  )
}
