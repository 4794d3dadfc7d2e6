import { Flag } from 'lucide-react'
import type { FormResult } from '#/domain/form-result.ts'
import { PublicForm } from '#/features/site/forms/components/public-form.tsx'
import type { ShownForm } from '#/features/site/forms/shown-form.ts'
import { publicPath } from '#/platform/i18n.ts'
import { Icon } from '#/ui/icon.tsx'
import { useLang } from '#/ui/language.tsx'

export const misuseIntent = 'report-misuse'
type Receipt = { ticket: number }

/** The action's result, if it is this form's. */
export function misuseAnswer(answer: unknown): FormResult<Receipt> | undefined {
  const result = answer as FormResult<Partial<Receipt>> | undefined
  if (!result) return undefined
  if (result.ok) return result.result.ticket === undefined ? undefined : (result as FormResult<Receipt>)
  return result.values['intent'] === misuseIntent ? result : undefined
}

type Props = { form: ShownForm; publicId: string; answer: FormResult<Receipt> | undefined }

/** Collapsed by default, open after a submission. */
export function MisuseReport({ form, publicId, answer }: Props) {
  const address = `${publicPath(useLang(), `/review/${publicId}`)}#misuse`
  return (
    <section aria-labelledby="misuse-title">
      <details id="misuse" open={Boolean(answer)} className="scroll-m-4">
        <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 text-ui font-medium">
          <Icon as={Flag} size={16} />
          <h2 id="misuse-title" className="text-ui font-medium underline underline-offset-4">
            {form.title}
          </h2>
        </summary>
        <div className="flex flex-col gap-5 pt-3">
          {form.intro && <p className="text-ui text-ink-2">{form.intro}</p>}
          <PublicForm form={form} result={answer} own={{ address, intent: misuseIntent }} />
        </div>
      </details>
    </section>
  )
}
