import { AskingSubmit, type Question } from './asking-submit.tsx'
import { ActionForm } from './form.tsx'

type Props = Question & {
  intent: string
  /** Sent with it. */
  hidden?: Record<string, string>
  /** Verb on the button and in the dialog. */
  children: string
  className?: string
}

/** A form of one button that takes something away, after a question. */
export function AskingForm({ intent, hidden = {}, title, text, children, className }: Props) {
  return (
    <ActionForm errors="inline" className={className}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div>
        <AskingSubmit intent={intent} variant="danger-quiet" ask={() => ({ title, text })}>
          {children}
        </AskingSubmit>
      </div>
    </ActionForm>
  )
}
