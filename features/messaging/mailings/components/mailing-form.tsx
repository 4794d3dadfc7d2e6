import { useEffect, useRef, useState } from 'react'
import { href, useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import {
  mailingDeclared,
  type MailingCount,
  type MailingPurpose,
  mailingRoles,
  type Segment,
} from '#/domain/messaging/mailings.ts'
import type { Wording } from '#/domain/messaging/wording.ts'
import { langs } from '#/domain/text.ts'
import { templateProblem } from '#/features/messaging/templates/components/problem-text.ts'
import { TemplateFields } from '#/features/messaging/templates/components/template-fields.tsx'
import { mailingMessages } from '#/messages/messaging/mailings.ts'
import { Card } from '#/ui/card.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { MailingCountText } from './mailing-count.tsx'
import { SegmentFields } from './segment-fields.tsx'

type Start = { segment: Segment; purpose: MailingPurpose | undefined; texts: Wording; version: number }
type Props = { start: Start; count: MailingCount | null; result: FormResult | undefined }

const pauseMs = 300
const counted = ['purpose', 'owner', 'member', 'shopper', 'freelancer', 'tier', 'companyState', 'city', 'since']

/** Counts the people of the chosen segment, debounced. Only the fields of the segment count. */
function useCount() {
  const fetcher = useFetcher<{ count: MailingCount | null }>()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef('')
  useEffect(() => () => clearTimeout(waiting.current), [])
  const look = (form: HTMLFormElement) => {
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => {
      const search = new URLSearchParams()
      for (const [name, value] of new FormData(form))
        if (typeof value === 'string' && counted.includes(name)) search.set(name, value)
      if (asked.current === search.toString()) return
      asked.current = search.toString()
      void fetcher.load(`${href('/admin/emails/mailings/count')}?${search}`)
    }, pauseMs)
  }
  return { look, count: fetcher.data?.count, busy: fetcher.state !== 'idle' }
}

/** Form of a draft, with the number of its recipients as they are chosen. */
export function MailingForm({ start, count, result }: Props) {
  const t = useT(mailingMessages)
  const lang = useLang()
  const box = useRef<HTMLDivElement>(null)
  const [roles, setRoles] = useState(start.segment.roles)
  const live = useCount()
  const shown = live.count === undefined ? count : live.count
  const look = () => {
    const form = box.current?.querySelector('form')
    if (!form) return
    const data = new FormData(form)
    setRoles(mailingRoles.filter((role) => data.has(role)))
    live.look(form)
  }
  return (
    <div ref={box} onChange={look}>
      <ActionForm result={result} fieldText={(_, code) => templateProblem(lang, code)}>
        <input type="hidden" name="seen" value={start.version} />
        <Card title={t('recipients')}>
          <div className="flex flex-col gap-6">
            <SegmentFields segment={start.segment} purpose={start.purpose} onDay={() => setTimeout(look)} />
            <div aria-live="polite" aria-busy={live.busy} className="border-t border-line pt-4">
              {shown ? <MailingCountText count={shown} /> : <p className="text-ui text-ink-2">{t('chooseRoles')}</p>}
            </div>
          </div>
        </Card>
        <Card title={t('text')}>
          <div className="grid items-start gap-6 lg:grid-cols-2">
            {langs.map((one) => (
              <TemplateFields key={one} lang={one} declared={mailingDeclared({ roles })} texts={start.texts} />
            ))}
          </div>
        </Card>
        <FormActions>
          <SubmitButton>{t('saveDraft')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </div>
  )
}
