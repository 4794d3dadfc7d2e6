import { useActionData, useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { useToast } from '#/ui/toast.tsx'
import type { OwnReportWord } from '../form.ts'

/** A form that says one thing about a report in the background. Without scripts the page comes back with the refusal for the form that was sent. */
export function useWord(intent: OwnReportWord['intent'], text: string) {
  const toast = useToast()
  const fetcher = useFetcher()
  const answer: FormResult | undefined = useActionData()
  const isMine = answer && !answer.ok && answer.values['intent'] === intent
  return { fetcher, result: isMine ? answer : undefined, onDone: () => toast({ text }) }
}
