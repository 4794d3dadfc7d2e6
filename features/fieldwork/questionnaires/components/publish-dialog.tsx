import { type ReactNode, useState } from 'react'
import type { QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import { changesBetween } from '#/domain/fieldwork/questionnaire-changes.ts'
import { builderMessages } from '#/messages/fieldwork/questionnaire-builder.ts'
import { effectMessages } from '#/messages/fieldwork/questionnaire-studio.ts'
import { Button } from '#/ui/button.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { useT } from '#/ui/language.tsx'
import type { Effect } from '../compare.server.ts'
import { ChangeList } from './change-list.tsx'
import type { InReview } from './use-questionnaire-draft.ts'

type Props = {
  open: boolean
  onClose: () => void
  draft: QuestionnaireDefinition
  published: QuestionnaireDefinition | null
  /** Whether new visits use this questionnaire. */
  isCurrent: boolean
  /** Visits and reports that keep their version; null: not for this reader. */
  effect: Effect | null
  rescoring: RescoringPart | null
  onPublish: (inReview: InReview) => void
}

/** Choice of the version that scores reports in review, with what it would change. */
export type RescoringPart = (part: {
  definition: QuestionnaireDefinition
  onChoose: (inReview: InReview) => void
}) => ReactNode

/** Differences from the previous version, before a version is frozen. */
export function PublishDialog({ open, onClose, draft, published, isCurrent, effect, ...props }: Props) {
  const t = useT(builderMessages)
  const { rescoring, onPublish } = props
  const next = (published?.version ?? 0) + 1
  const [inReview, setInReview] = useState<InReview>('own')
  const asks = open && rescoring !== null && effect !== null && effect.inReview > 0
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('publishVersion', { version: next })}
      width="large"
      sheet
      actions={
        <Button variant="primary" onClick={() => onPublish(asks ? inReview : 'own')}>
          {t('publishVersion', { version: next })}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-ui">{t('publishText')}</p>
        <p className="text-ui">{t(isCurrent ? 'publishInUse' : 'publishNotInUse')}</p>
        {published && effect && <KeptVersions effect={effect} asks={asks} />}
        {asks && rescoring({ definition: draft, onChoose: setInReview })}
        {open && <Differences draft={draft} published={published} />}
      </div>
    </Dialog>
  )
}

const parts = ['underWay', 'inReview', 'released'] as const

/** What keeps its version and its score. `asks`: the reports in review have a choice of their own. */
function KeptVersions({ effect, asks }: { effect: Effect; asks: boolean }) {
  const t = useT(effectMessages)
  const kept = parts.filter((part) => effect[part] > 0 && !(asks && part === 'inReview'))
  return (
    <section className="flex flex-col gap-1">
      <h3 className="text-ui font-medium">{t('title')}</h3>
      <ul className="list-disc ps-5 text-ui">
        {kept.length === 0 && !asks && <li>{t('noReports')}</li>}
        {kept.map((part) => (
          <li key={part}>{t(part, { count: effect[part] })}</li>
        ))}
      </ul>
    </section>
  )
}

function Differences({ draft, published }: Pick<Props, 'draft' | 'published'>) {
  const t = useT(builderMessages)
  if (!published) return <p className="text-ui text-ink-2">{t('firstVersion')}</p>
  const changes = changesBetween(published, draft)
  if (changes.length === 0)
    return <p className="text-ui text-ink-2">{t('noChanges', { version: published.version })}</p>
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-ui font-medium">{t('changesSince', { version: published.version })}</h3>
      <ChangeList changes={changes} before={published} after={draft} />
    </section>
  )
}
