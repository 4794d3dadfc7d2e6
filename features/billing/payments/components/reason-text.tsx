import { paymentMessages } from '#/messages/billing/payments.ts'
import { useT } from '#/ui/language.tsx'

/** Reason of a failed payment: common bank messages in the reader's language, others verbatim. */
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
