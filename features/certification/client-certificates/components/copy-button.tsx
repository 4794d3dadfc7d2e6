import { useEffect, useState } from 'react'
import { Check, Copy } from 'lucide-react'
import { certificatePageMessages } from '#/messages/certification/client-certificate-page.ts'
import { Button } from '#/ui/button.tsx'
import { useT } from '#/ui/language.tsx'
import { useToast } from '#/ui/toast.tsx'

const shownMs = 4000

/** Copies a text and confirms it; without permission explains how to copy manually. */
export function CopyButton({ text, label, done }: { text: string; label: string; done: string }) {
  const t = useT(certificatePageMessages)
  const toast = useToast()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const later = setTimeout(() => setCopied(false), shownMs)
    return () => clearTimeout(later)
  }, [copied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      toast({ text: done, kind: 'success' })
    } catch {
      toast({ text: t('copyFailed'), kind: 'danger' })
    }
  }
  return (
    <Button icon={copied ? Check : Copy} onClick={() => void copy()}>
      {label}
    </Button>
  )
}
