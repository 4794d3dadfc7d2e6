import { outcomeMessages } from '#/messages/billing/payments.ts'
import { useT } from '#/ui/language.tsx'

const known = ['mada', 'visa', 'master', 'applepay', 'bank'] as const

/** Payment method as named by the provider, with the last digits of a card. */
export function MethodName({ method, ending }: { method: string | null; ending: string | null }) {
  const t = useT(outcomeMessages)
  const name = t(`method_${known.find((one) => one === method) ?? 'card'}`)
  return ending ? t('cardEnding', { method: name, ending }) : name
}
