import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { paymentShareMessages } from '#/messages/billing/payment-shares.ts'
import { Button } from '#/ui/button.tsx'
import { useT } from '#/ui/language.tsx'
import { useToast } from '#/ui/toast.tsx'

const shownMs = 4000

/** Copies a payer's link and confirms it. */
export function CopyLink({ link, payer }: { link: string; payer: string }) {
  const t = useT(paymentShareMessages)
  const toast = useToast()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const later = setTimeout(() => setCopied(false), shownMs)
    return () => clearTimeout(later)
  }, [copied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setCopied(true)
      toast({ text: t('copied'), kind: 'success' })
    } catch {
      toast({ text: t('copyFailed'), kind: 'danger' })
    }
  }
  return (
    <Button
      size="dense"
      icon={copied ? Check : Copy}
      aria-label={t('stepOf', { step: t('copyLink'), payer })}
      onClick={() => void copy()}
    >
      {t('copyLink')}
    </Button>
  )
}
