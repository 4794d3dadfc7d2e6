import { CircleDot } from 'lucide-react'
import { useFetcher } from 'react-router'
import { formatDate, formatDay } from '#/domain/riyadh-time.ts'
import { isUnfinished } from '#/domain/corrective-action.ts'
import { PhotosField } from '#/features/reporting/attachments/components/photos-field.tsx'
import { actionPhotos } from '#/features/reporting/attachments/limits.ts'
import { actionFinishMessages, actionLinkPageMessages } from '#/messages/reporting/action-links.ts'
import { actionSourceMessages } from '#/messages/reporting/action-sources.ts'
import { Badge } from '#/ui/badge.tsx'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PhotoGrid } from '#/ui/photo-grid.tsx'
import { useToast } from '#/ui/toast.tsx'
import { FinishFields } from '../../components/finish-fields.tsx'
import type { LinkView } from '../open-link.server.ts'

/** Everything that an owner without an account sees and does; all of it works without scripts too. */
export function LinkWork({ view }: { view: LinkView }) {
  const t = useT(actionLinkPageMessages)
  const source = useT(actionSourceMessages)
  const lang = useLang()
  return (
    <>
      <header className="flex flex-col gap-1">
        <p className="text-ui text-ink-2">{t('forOwner', { name: view.ownerName })}</p>
        <h1 tabIndex={-1} className="text-h1 font-semibold outline-none">
          <bdi>{view.title}</bdi>
        </h1>
      </header>
      <Standing view={view} />
      <Card>
        <DescriptionList
          items={[
            {
              term: source('details'),
              value: view.details && (
                <span dir="auto" className="block text-start whitespace-pre-line">
                  {view.details}
                </span>
              ),
            },
            { term: t('branch'), value: <bdi>{view.branch[lang]}</bdi> },
            { term: t('company'), value: <bdi>{view.company[lang]}</bdi> },
            {
              term: t('due'),
              value: (
                <span className="num inline-flex flex-wrap items-center gap-2">
                  <time dateTime={view.dueOn}>{formatDay(view.dueOn, lang)}</time>
                  {view.overdue && <Badge tone="red">{t('overdue')}</Badge>}
                </span>
              ),
            },
          ]}
        />
      </Card>
      {view.shown.length > 0 && (
        <Card title={t('photosShown')}>
          <PhotoGrid photos={view.shown.map((photo) => ({ ...photo, alt: t('photoShown') }))} />
        </Card>
      )}
      <Proof view={view} />
      {isUnfinished(view.status) ? <Finish view={view} /> : <Told view={view} />}
      <p className="text-caption text-ink-2">
        {t('ends', { date: formatDate(new Date(view.endsAt), lang) })} {t('private')}
      </p>
    </>
  )
}

/** State of the work, with the step that begins it. */
function Standing({ view: { status } }: { view: LinkView }) {
  const t = useT(actionLinkPageMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  if (status === 'done')
    return (
      <Notice kind="success" title={t('doneTitle')} live>
        {t('doneText')}
      </Notice>
    )
  if (!isUnfinished(status))
    return (
      <Notice kind="success" title={t('verifiedTitle')} live>
        {t('verifiedText')}
      </Notice>
    )
  if (status === 'in_progress') return <Notice kind="info" title={t('started')} live />
  return (
    <>
      {status === 'reopened' && (
        <Notice kind="warning" title={t('returned')}>
          {t('returnedText')}
        </Notice>
      )}
      <ActionForm fetcher={fetcher} errors="inline" always onDone={() => toast({ text: t('started') })}>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <SubmitButton intent="start" variant="secondary" full="phone" icon={CircleDot}>
            {t('start')}
          </SubmitButton>
          <p className="text-caption text-ink-2">{t('startHint')}</p>
        </div>
      </ActionForm>
    </>
  )
}

function Proof({ view: { proof, room, needs, status } }: { view: LinkView }) {
  const t = useT(actionLinkPageMessages)
  const finish = useT(actionFinishMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  const isOpen = isUnfinished(status)
  if (!isOpen && proof.length === 0) return null
  return (
    <Card title={t('proof')} description={isOpen && needs.proof ? finish('proofNeeded') : undefined}>
      <div className="flex flex-col gap-4">
        {proof.length > 0 && <PhotoGrid photos={proof.map((photo) => ({ ...photo, alt: t('proofPhoto') }))} />}
        {isOpen && room > 0 && (
          <ActionForm
            key={proof.length}
            fetcher={fetcher}
            errors="inline"
            always
            encType="multipart/form-data"
            onDone={() => toast({ text: t('photosSaved') })}
          >
            <PhotosField label={t('addLabel')} rule={actionPhotos} room={room} />
            <FormActions>
              <SubmitButton intent="add-photos" variant="secondary" full="phone">
                {t('addPhotos')}
              </SubmitButton>
            </FormActions>
          </ActionForm>
        )}
      </div>
    </Card>
  )
}

function Finish({ view: { needs, told } }: { view: LinkView }) {
  const t = useT(actionLinkPageMessages)
  const fetcher = useFetcher()
  return (
    <Card title={t('finishTitle')}>
      <ActionForm fetcher={fetcher} errors="inline" always>
        <FinishFields full={needs.cause} start={told} />
        <FormActions>
          <SubmitButton intent="finish" full="phone">
            {t('finish')}
          </SubmitButton>
        </FormActions>
      </ActionForm>
    </Card>
  )
}

function Told({ view: { told } }: { view: LinkView }) {
  const t = useT(actionLinkPageMessages)
  const finish = useT(actionFinishMessages)
  return (
    <Card title={t('told')}>
      <DescriptionList
        items={[
          { term: finish('causeClass'), value: told.causeClass && finish(`cause_${told.causeClass}`) },
          {
            term: finish('whys'),
            value: told.rootCause && <bdi className="whitespace-pre-line">{told.rootCause}</bdi>,
          },
          { term: finish('doneNote'), value: told.doneNote && <bdi>{told.doneNote}</bdi> },
          { term: finish('prevention'), value: told.prevention && <bdi>{told.prevention}</bdi> },
        ]}
      />
    </Card>
  )
}
