import { useState } from 'react'
import { PhotosField } from '#/features/reporting/attachments/components/photos-field.tsx'
import { actionPhotos } from '#/features/reporting/attachments/limits.ts'
import { actionSourceMessages } from '#/messages/reporting/action-sources.ts'
import type { Priority } from '#/domain/corrective-action.ts'
import { Card } from '#/ui/card.tsx'
import { useT } from '#/ui/language.tsx'
import { SearchableSelect } from '#/ui/searchable-select.tsx'
import { CorrectiveActionFields } from '../../components/open-action.tsx'
import type { NewActionChoices } from '../read-new-action.server.ts'

type Props = {
  choices: NewActionChoices
  /** Proposed title; the reader may change it. */
  title: string | undefined
  /** Name of the obligation that it comes from. */
  document: string | null
}

const priorityFor = ({ source }: NewActionChoices): Priority => {
  if (source.kind === 'guest') return source.stars <= 2 ? 'high' : 'medium'
  return source.kind === 'paper' ? 'high' : 'medium'
}

/** Fields of an action that a member opens, above them what it comes from. */
export function NewActionFields({ choices, title, document }: Props) {
  const t = useT(actionSourceMessages)
  const { source, branches } = choices
  const [branchId, setBranchId] = useState(choices.branchId ?? '')
  const isFixed = source.kind !== 'manual' && source.branchId !== null && source.branchId === choices.branchId
  return (
    <>
      {source.kind === 'guest' && (
        <Card title={t('guestReview')}>
          <p className="text-ui text-ink-2">{t('stars', { count: source.stars })}</p>
          <p dir="auto" className="mt-1 text-start text-ui whitespace-pre-line [overflow-wrap:anywhere]">
            {source.text || t('reviewNoText')}
          </p>
        </Card>
      )}
      {document && (
        <Card title={t('document')}>
          <p className="text-ui">
            <bdi>{document}</bdi>
          </p>
        </Card>
      )}
      {source.kind === 'guest' && <input type="hidden" name="reviewId" value={source.reviewId} />}
      {source.kind === 'paper' && <input type="hidden" name="paperKind" value={source.code} />}
      {source.kind === 'paper' && source.paperId && <input type="hidden" name="paperId" value={source.paperId} />}
      {isFixed ? (
        <>
          <input type="hidden" name="branchId" value={branchId} />
          <p className="text-ui">
            <span className="text-ink-2">{t('branch')}: </span>
            <bdi>{branches.find(({ id }) => id === branchId)?.name}</bdi>
          </p>
        </>
      ) : (
        <SearchableSelect
          name="branchId"
          label={t('branch')}
          options={branches.map(({ id, name }) => ({ value: id, label: name }))}
          defaultValue={choices.branchId ?? ''}
          onChange={setBranchId}
          required
        />
      )}
      <CorrectiveActionFields
        place={{ branchId }}
        start={{ ...(title === undefined ? {} : { title }), priority: priorityFor(choices), details: '' }}
      />
      <PhotosField label={t('problemPhoto')} rule={actionPhotos} room={actionPhotos.most} />
    </>
  )
}
