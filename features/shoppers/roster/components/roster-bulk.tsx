import { Check, MessageSquare } from 'lucide-react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { errorMessages } from '#/messages/errors.ts'
import { rosterMessages } from '#/messages/roster.ts'
import { shopperPageMessages } from '#/messages/roster-page.ts'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { showToast } from '#/ui/toast.tsx'
import type { ManyDone } from '../approve-many.server.ts'
import type { RosterRow } from '../list.ts'
import { LettersForm } from './letters-form.tsx'

type Props = { rows: readonly RosterRow[]; chosen: ReadonlySet<string>; onClear: () => void }

/** Bulk steps for the selection. */
export function RosterBulk({ rows, chosen, onClear }: Props) {
  const t = useT(rosterMessages)
  const page = useT(shopperPageMessages)
  const [writing, setWriting] = useState(false)
  const fetcher = useFetcher<FormResult<ManyDone>>()
  const answer = fetcher.data?.ok ? fetcher.data.result : null
  const nameOf = (id: string) => rows.find((row) => row.id === id)?.name ?? ''
  const done = (result: unknown) => {
    const { done: count, refused } = result as ManyDone
    if (refused.length > 0) return
    showToast({ text: t('approvedCount', { count }), kind: 'success' })
    onClear()
  }
  return (
    <>
      {answer && answer.refused.length > 0 && <Refused answer={answer} nameOf={nameOf} />}
      {chosen.size > 0 && (
        <div className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface-1 p-3">
          <p role="status" className="num text-ui font-medium">
            {t('chosen', { count: chosen.size })}
          </p>
          <div className="flex flex-wrap items-center gap-2 md:ms-auto">
            <ActionForm fetcher={fetcher} errors="inline" onDone={done} className="contents">
              {[...chosen].map((id) => (
                <input key={id} type="hidden" name="shopperId" value={id} />
              ))}
              <SubmitButton intent="approve-many" icon={Check}>
                {t('approveChosen')}
              </SubmitButton>
            </ActionForm>
            <Button icon={MessageSquare} onClick={() => setWriting(true)}>
              {page('messageMany')}
            </Button>
            <Button variant="quiet" onClick={onClear}>
              {t('clear')}
            </Button>
          </div>
        </div>
      )}
      {writing && (
        <Dialog open onClose={() => setWriting(false)} title={page('messageMany')} width="medium" sheet>
          <LettersForm readers={rows.filter(({ id }) => chosen.has(id))} onClose={() => setWriting(false)} />
        </Dialog>
      )}
    </>
  )
}

function Refused({ answer, nameOf }: { answer: ManyDone; nameOf: (id: string) => string }) {
  const t = useT(rosterMessages)
  const say = useT(errorMessages)
  return (
    <Notice kind="warning" title={t('approvedCount', { count: answer.done })} live>
      <p>{t('refusedTitle')}</p>
      <ul className="list-disc ps-5">
        {answer.refused.map(({ shopperId, code }) => (
          <li key={shopperId}>
            <bdi>{nameOf(shopperId)}</bdi>
            {': '}
            {say(code)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
