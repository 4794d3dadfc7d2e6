import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Notice } from '#/ui/feedback.tsx'
import { useToast } from '#/ui/toast.tsx'

/** Confirmation after a redirect with `?done=key`: a toast with scripts, a line without. */
export function DoneMessage({ texts }: { texts: Record<string, string> }) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const toast = useToast()
  const key = search.get('done') ?? ''
  const text = Object.hasOwn(texts, key) ? texts[key] : undefined
  useEffect(() => {
    if (!text) return
    toast({ text, kind: 'success' })
    const next = new URLSearchParams(window.location.search)
    next.delete('done')
    void navigate(next.size > 0 ? `?${next}` : '.', { replace: true, preventScrollReset: true })
  }, [text, toast, navigate])
  if (!text) return null
  return (
    <noscript>
      <Notice kind="success">{text}</Notice>
    </noscript>
  )
}
