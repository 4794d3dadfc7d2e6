import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { inboxMessages } from '#/messages/site/forms-admin.ts'
import { Button } from '#/ui/button.tsx'
import { ActionForm } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { showToast } from '#/ui/toast.tsx'
import { type SubmissionState, submissionStates } from '../inbox-list.ts'

export type Chosen = { ids: ReadonlySet<string>; all: boolean }
type Changed = { changed: number; more: boolean }

type Props = {
  chosen: Chosen
  /** Number of matches on all pages. */
  total: number
  /** The whole page is selected, and there are more pages. */
  mayChooseAll: boolean
  search: string
  onChooseAll: () => void
  onClear: () => void
}

/** Bulk steps for selected messages. */
export function InboxToolbar({ chosen, total, mayChooseAll, search, onChooseAll, onClear }: Props) {
  const t = useT(inboxMessages)
  const fetcher = useFetcher<FormResult<Changed>>()
  const done = (result: unknown) => {
    const { changed, more } = result as Changed
    showToast({ text: t(more ? 'changedMore' : 'changed', { count: changed }), kind: 'success' })
    onClear()
  }
  return (
    <ActionForm
      fetcher={fetcher}
      errors="inline"
      onDone={done}
      className="rounded-card border border-line bg-surface-1 p-3"
    >
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="num text-ui font-medium">
          {t('chosen', { count: chosen.all ? total : chosen.ids.size })}
        </p>
        {mayChooseAll && !chosen.all && (
          <Button variant="quiet" size="dense" onClick={onChooseAll}>
            {t('chooseMatching', { count: total })}
          </Button>
        )}
        <input type="hidden" name="scope" value={chosen.all ? 'matching' : 'chosen'} />
        {chosen.all ? (
          <input type="hidden" name="search" value={search} />
        ) : (
          [...chosen.ids].map((id) => <input key={id} type="hidden" name="ids" value={id} />)
        )}
        <span className="flex flex-wrap items-center gap-2 md:ms-auto">
          <span className="text-caption text-ink-2">{t('markAs')}</span>
          {submissionStates.map((state: SubmissionState) => (
            <Button
              key={state}
              type="submit"
              name="state"
              value={state}
              size="dense"
              pending={fetcher.formData?.get('state') === state}
            >
              {t(`mark.${state}`)}
            </Button>
          ))}
          <Button variant="quiet" size="dense" onClick={onClear}>
            {t('clear')}
          </Button>
        </span>
      </div>
    </ActionForm>
  )
}
