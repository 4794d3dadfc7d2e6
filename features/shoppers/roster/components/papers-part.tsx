import { ExternalLink, FileText } from 'lucide-react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { formatDate, formatDay, riyadhDay } from '#/domain/riyadh-time.ts'
import { shopperPageMessages } from '#/messages/roster-page.ts'
import { StatusBadge, type Tone } from '#/ui/badge.tsx'
import { AnchorButton, Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { ActionForm, FormActions } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { showToast } from '#/ui/toast.tsx'
import type { PaperLine } from '../read-parts.server.ts'

const tones = { waiting: 'blue', accepted: 'green', refused: 'red' } as const satisfies Record<PaperLine['state'], Tone>
const kinds = ['identity', 'freelance_permit', 'certificate', 'other'] as const

/** A shopper's documents: open, accept or refuse with a reason. */
export function PapersPart({ papers, today }: { papers: PaperLine[]; today: string }) {
  const t = useT(shopperPageMessages)
  if (papers.length === 0)
    return (
      <Card>
        <EmptyState icon={FileText} title={t('noPapers')} compact />
      </Card>
    )
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      {papers.map((paper) => (
        <Paper key={paper.id} paper={paper} today={today} />
      ))}
    </div>
  )
}

function Paper({ paper, today }: { paper: PaperLine; today: string }) {
  const t = useT(shopperPageMessages)
  const lang = useLang()
  const kind = kinds.find((one) => one === paper.kind) ?? 'other'
  const { expiresOn, checkedBy, checkedAt, note } = paper
  return (
    <Card
      title={<bdi className="[overflow-wrap:anywhere]">{paper.name}</bdi>}
      description={`${t(`paper_${kind}`)} · ${t('sentOn', { date: formatDay(riyadhDay(new Date(paper.at)), lang) })}`}
      actions={<StatusBadge tone={tones[paper.state]}>{t(`state_${paper.state}`)}</StatusBadge>}
    >
      <div className="flex flex-col gap-4">
        <p>
          <AnchorButton href={`/files/${paper.fileId}`} target="_blank" icon={ExternalLink}>
            {t('openPaper')}
          </AnchorButton>
        </p>
        {expiresOn && (
          <p className="text-ui text-ink-2">
            {t(expiresOn < today ? 'expired' : 'expires', { date: formatDay(expiresOn, lang) })}
          </p>
        )}
        {checkedBy && checkedAt && (
          <p className="text-caption text-ink-2">
            {t('checkedBy', { name: checkedBy, date: formatDate(new Date(checkedAt), lang) })}
          </p>
        )}
        {note && (
          <p dir="auto" className="text-start text-ui [overflow-wrap:anywhere]">
            {note}
          </p>
        )}
        {paper.state === 'waiting' && <CheckForm paper={paper} />}
      </div>
    </Card>
  )
}

function CheckForm({ paper }: { paper: PaperLine }) {
  const t = useT(shopperPageMessages)
  const fetcher = useFetcher<FormResult>()
  const pressed = fetcher.formData?.get('decision')
  return (
    <ActionForm fetcher={fetcher} errors="inline" onDone={() => showToast({ text: t('saved'), kind: 'success' })}>
      <input type="hidden" name="intent" value="paper" />
      <input type="hidden" name="paperId" value={paper.id} />
      <TextArea name="note" label={t('note')} help={t('noteHelp')} optional rows={2} maxLength={2000} />
      <FormActions>
        <Button type="submit" name="decision" value="accepted" variant="primary" pending={pressed === 'accepted'}>
          {t('accept')}
        </Button>
        <Button type="submit" name="decision" value="refused" variant="danger-quiet" pending={pressed === 'refused'}>
          {t('refuse')}
        </Button>
      </FormActions>
    </ActionForm>
  )
}
