import { Send } from 'lucide-react'
import { useFetcher } from 'react-router'
import { orderSendingMessages } from '#/messages/kitchen/order-sending.ts'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { type Selection, SelectionBar } from '#/ui/list-selection.tsx'
import type { OrderRow } from '../list.ts'

/** Sends the chosen orders together; `SendingNotice` counts down and stops them. */
export function SendBar({ selection }: { selection: Selection<OrderRow> }) {
  const t = useT(orderSendingMessages)
  const fetcher = useFetcher()
  return (
    <ActionForm
      // why: each sending has a key of its own
      key={selection.place}
      id={selection.form}
      fetcher={fetcher}
      errors="inline"
      clientKey
      className="contents"
      onDone={() => selection.clear()}
    >
      <SelectionBar selection={selection} text={t('chosen', { count: selection.count })} clear={t('clear')}>
        <SubmitButton intent="send" icon={Send}>
          {t('send')}
        </SubmitButton>
      </SelectionBar>
    </ActionForm>
  )
}
