import { paymentMessages } from '#/messages/billing/payments.ts'
import { useT } from '#/ui/language.tsx'

/** Why a payment failed: the banks' usual words in the reader's language, anything else as it was said. */
export function ReasonText({ message }: { message: string }) {
  const t = useT(paymentMessages)
  const name = `why_${message}`
  if (name in paymentMessages) return t('reasonSaid', { reason: t(name as 'why_DECLINED') })
  return (
    <>
      {t('reasonSaid', { reason: '' })}
      <bdi>{message}</bdi>
    </>
  )
}
