import { useActionData, useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { shopperProfileMessages } from '#/messages/shopper-profile.ts'
import { useT } from '#/ui/language.tsx'
import { useToast } from '#/ui/toast.tsx'

/** A form that saves in the background and says so. Without scripts the page comes back with the answer for the form that was sent. */
export function useSaved({ intent, text }: { intent?: string; text?: string } = {}) {
  const t = useT(shopperProfileMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  const answer: FormResult | undefined = useActionData()
  const isMine = answer && !answer.ok && (!intent || answer.values['intent'] === intent)
  return {
    fetcher,
    result: isMine ? answer : undefined,
    onDone: () => toast({ text: text ?? t('saved'), kind: 'success' }),
  }
}
