import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { publicFormMessages } from '#/messages/site/public-forms.ts'
import { useT } from '#/ui/language.tsx'

const never = () => () => {}

/** Time at which the form became visible: with the page, or when rendered later. */
function useSeenAt(): () => number {
  const drawnHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [later] = useState(drawnHere)
  return () => (later ? performance.now() : 0)
}

/**
 * Bot detection: a hidden field, and the time spent writing. Measured in the browser, because pages may be cached;
 * empty without scripts.
 */
export function TrapFields() {
  const t = useT(publicFormMessages)
  const seenAt = useSeenAt()
  const start = useEffectEvent(seenAt)
  const took = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const input = took.current
    const form = input?.form
    if (!input || !form) return
    const seen = start()
    const measure = ({ formData }: FormDataEvent) =>
      formData.set(input.name, String(Math.round(performance.now() - seen)))
    form.addEventListener('formdata', measure)
    return () => form.removeEventListener('formdata', measure)
  }, [])
  return (
    <>
      <input ref={took} type="hidden" name="took" defaultValue="" />
      <div aria-hidden className="hidden">
        <label>
          {t('website')}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}
