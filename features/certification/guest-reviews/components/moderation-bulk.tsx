import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { moderationMessages } from '#/messages/certification/guest-review-moderation.ts'
import { Button } from '#/ui/button.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { showToast } from '#/ui/toast.tsx'
import type { ModerationTab } from '../lists.ts'
import type { Decided } from '../moderate.server.ts'
import { ReasonDialog } from './reason-dialog.tsx'

type Props = {
  tab: ModerationTab
  chosen: ReadonlySet<string>
  all: boolean
  onAll: () => void
  onClear: () => void
}

/** Bulk steps for selected reviews. */
export function ModerationBulk({ tab, chosen, all, onAll, onClear }: Props) {
  const t = useT(moderationMessages)
  const [asking, setAsking] = useState(false)
  const fetcher = useFetcher()
  const canPublish = tab === 'waiting' || tab === 'refused'
  const published = (result: unknown) => {
    const { done, left } = result as Decided
    const others = left.length > 0 ? ` ${t('others')}` : ''
    showToast({ text: `${t('published', { count: done })}${others}`, kind: 'success' })
    onClear()
  }
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface-1 p-3 md:px-6">
      <label className="flex min-h-8 items-center gap-3 text-ui coarse:min-h-11">
        <input type="checkbox" checked={all} onChange={onAll} className="size-6 accent-primary" />
        {t('chooseAll')}
      </label>
      <p role="status" className="num text-ui text-ink-2">
        {chosen.size > 0 && t('chosen', { count: chosen.size })}
      </p>
      {chosen.size > 0 && (
        <div className="flex flex-wrap items-center gap-2 md:ms-auto">
          {canPublish && (
            <ActionForm fetcher={fetcher} errors="inline" onDone={published} className="contents">
              {[...chosen].map((id) => (
                <input key={id} type="hidden" name="reviewId" value={id} />
              ))}
              <SubmitButton intent="publish" icon={Check}>
                {t('publish')}
              </SubmitButton>
            </ActionForm>
          )}
          {tab !== 'refused' && (
            <Button icon={X} onClick={() => setAsking(true)}>
              {t(tab === 'waiting' ? 'refuse' : 'takeDown')}
            </Button>
          )}
          <Button variant="quiet" onClick={onClear}>
            {t('clear')}
          </Button>
        </div>
      )}
      {asking && <ReasonDialog about="refuse" ids={[...chosen]} onClose={() => setAsking(false)} onDone={onClear} />}
    </div>
  )
}
