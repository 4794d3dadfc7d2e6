import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { moderationMessages } from '#/messages/certification/guest-review-moderation.ts'
import { Button } from '#/ui/button.tsx'
import { AskingSubmit } from '#/ui/asking-submit.tsx'
import { ActionForm } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { type Selection, SelectionBar } from '#/ui/list-selection.tsx'
import { showToast } from '#/ui/toast.tsx'
import type { ModerationTab } from '../lists.ts'
import type { ModerationRow } from '../moderation-list.ts'
import type { Decided } from '../moderate.server.ts'
import { ReasonDialog } from './reason-dialog.tsx'

type Props = { tab: ModerationTab; selection: Selection<ModerationRow> }

/** Bulk steps for selected reviews. */
export function ModerationBulk({ tab, selection }: Props) {
  const t = useT(moderationMessages)
  const [asking, setAsking] = useState(false)
  const fetcher = useFetcher()
  const canPublish = tab === 'waiting' || tab === 'refused'
  const published = (result: unknown) => {
    const { done, left } = result as Decided
    const others = left.length > 0 ? ` ${t('others')}` : ''
    showToast({ text: `${t('published', { count: done })}${others}`, kind: 'success' })
    selection.clear()
  }
  return (
    <>
      <SelectionBar
        selection={selection}
        start={
          <label className="flex min-h-8 items-center gap-3 text-ui coarse:min-h-11 noscript:hidden">
            <input
              type="checkbox"
              checked={selection.isPage}
              onChange={selection.togglePage}
              className="size-6 accent-primary"
            />
            {selection.pageLabel}
          </label>
        }
        text={t('chosen', { count: selection.count })}
        clear={t('clear')}
      >
        {canPublish && (
          <ActionForm id={selection.form} fetcher={fetcher} errors="inline" onDone={published} className="contents">
            <AskingSubmit
              intent="publish"
              icon={Check}
              ask={() => ({ title: t('publishTitle', { count: selection.count }), text: t('publishText') })}
            >
              {t('publish')}
            </AskingSubmit>
          </ActionForm>
        )}
        {tab !== 'refused' && (
          <span className="contents noscript:hidden">
            <Button changes icon={X} onClick={() => setAsking(true)}>
              {t(tab === 'waiting' ? 'refuse' : 'takeDown')}
            </Button>
          </span>
        )}
      </SelectionBar>
      {asking && (
        <ReasonDialog
          about="refuse"
          ids={selection.ids}
          reported={tab === 'reported'}
          onClose={() => setAsking(false)}
          onDone={selection.clear}
        />
      )}
    </>
  )
}
