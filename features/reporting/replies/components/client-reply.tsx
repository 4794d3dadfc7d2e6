import { MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { formatDate } from '#/domain/riyadh-time.ts'
import { useMay } from '#/features/companies/members/components/rights.tsx'
import { replyMessages } from '#/messages/reporting/client-report.ts'
import { uiMessages } from '#/messages/ui.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { Reply } from '../reply.server.ts'

type Standing = { state: 'open'; until: string } | { state: 'disputed' } | { state: 'final' }

/** The reply as shown to all readers, beside the score. */
export function ReplyText({ reply, company }: { reply: { text: string; updatedAt: string }; company: string | null }) {
  const t = useT(replyMessages)
  const lang = useLang()
  return (
    <figure className="border-s-4 border-line-input ps-4">
      <figcaption className="flex flex-wrap gap-x-3 text-caption text-ink-2">
        <span className="font-medium text-ink">{company ? t('of', { company }) : t('ofClient')}</span>
        <span>{t('changedOn', { date: formatDate(new Date(reply.updatedAt), lang) })}</span>
      </figcaption>
      <blockquote dir="auto" className="mt-1 text-start text-ui whitespace-pre-line [overflow-wrap:anywhere]">
        {reply.text}
      </blockquote>
    </figure>
  )
}

/** The client's reply, editable until the report is final. */
export function ReplyCard({ reply, standing }: { reply: Reply | null; standing: Standing }) {
  const t = useT(replyMessages)
  const ui = useT(uiMessages)
  const toast = useToast()
  const lang = useLang()
  const fetcher = useFetcher()
  const [writing, setWriting] = useState(false)
  const mayWrite = useMay()('reports.reply')
  const hint =
    standing.state === 'final'
      ? t('hintFinal')
      : standing.state === 'disputed'
        ? t('hintOpenDispute')
        : t('hint', { until: formatDate(new Date(standing.until), lang) })
  if ((standing.state === 'final' || !mayWrite) && !reply) return null
  const done = () => {
    setWriting(false)
    toast({ text: t('saved') })
  }
  return (
    <Card id="reply" title={t('title')} description={hint} className={`scroll-mt-32 ${reply ? '' : 'print:hidden'}`}>
      {writing ? (
        <ActionForm fetcher={fetcher} errors="inline" onDone={done}>
          <input type="hidden" name="version" value={reply?.version ?? 0} />
          <TextArea name="text" label={t('label')} rows={6} maxLength={4000} required defaultValue={reply?.text} />
          <FormActions>
            <SubmitButton intent="reply">{t('save')}</SubmitButton>
            <Button onClick={() => setWriting(false)}>{ui('back')}</Button>
          </FormActions>
        </ActionForm>
      ) : (
        <div className="flex flex-col items-start gap-4">
          {reply && <ReplyText reply={reply} company={null} />}
          {standing.state !== 'final' && mayWrite && (
            <Button icon={MessageSquareText} data-print="hide" onClick={() => setWriting(true)}>
              {reply ? t('edit') : t('write')}
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}
