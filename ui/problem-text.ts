import type { Lang } from '#/domain/text.ts'
import { translator } from '#/domain/text.ts'
import { errorMessages } from '#/messages/errors.ts'
import { uiMessages } from '#/messages/ui.ts'

/** Text of a failure in a form. A missing right is about the step, not about the page that shows the form. */
export function problemText(
  code: keyof typeof errorMessages,
  lang: Lang,
  details: Record<string, unknown> = {},
): string {
  if (code === 'not-allowed') return translator(lang, uiMessages)('notAllowedStep')
  return Object.entries(details).reduce(
    (text, [name, value]) => text.replaceAll(`{${name}}`, String(value)),
    translator(lang, errorMessages)(code),
  )
}
