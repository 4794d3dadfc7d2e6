import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { formatDate, formatDateTime } from '#/domain/riyadh-time.ts'
import { blogEditorMessages } from '#/messages/site/blog-editor.ts'
import { publicPath } from '#/platform/i18n.ts'
import { AnchorButton, Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { newClientKey } from '#/ui/client-key.ts'
import { ConfirmDialog, Dialog } from '#/ui/dialog.tsx'
import { DateTimeField } from '#/ui/date-time-field.tsx'
import { FormError, problemsOf } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { SavedPost } from '../post-list.server.ts'
import type { Gap } from '../post.ts'

type StepName = 'publish' | 'schedule' | 'unschedule' | 'unpublish' | 'delete' | 'copy'
const said = {
  publish: 'publishedNow',
  schedule: 'scheduled',
  unschedule: 'unscheduled',
  unpublish: 'unpublished',
} as const

/** Sends a step after all input is saved, and reports its result. */
function useSteps(flush: () => Promise<boolean>, version: () => number) {
  const fetcher = useFetcher<FormResult<{ step: StepName }>>()
  const t = useT(blogEditorMessages)
  const toast = useToast()
  const seen = useRef<unknown>(fetcher.data)
  useEffect(() => {
    if (fetcher.state !== 'idle' || fetcher.data === seen.current) return
    seen.current = fetcher.data
    if (!fetcher.data?.ok) return
    const { step } = fetcher.data.result
    if (step in said) toast({ text: t(said[step as keyof typeof said]), kind: 'success' })
  }, [fetcher.state, fetcher.data, toast, t])
  async function take(intent: Exclude<StepName, 'copy'>, fields: Record<string, string> = {}) {
    if (!(await flush())) return
    await fetcher.submit({ intent, version: String(version()), ...fields }, { method: 'post' })
  }
  const copy = async () => {
    if (await flush()) await fetcher.submit({ intent: 'copy', clientKey: newClientKey() }, { method: 'post' })
  }
  return { take, copy, pending: fetcher.state !== 'idle', answer: fetcher.data }
}

type PublishingProps = {
  post: SavedPost
  gaps: readonly Gap[]
  flush: () => Promise<boolean>
  version: () => number
}

type Asked = 'schedule' | 'unpublish' | 'delete' | null

/** Public state of an article and the steps that change it. */
export function Publishing({ post, gaps, flush, version }: PublishingProps) {
  const t = useT(blogEditorMessages)
  const lang = useLang()
  const { take, copy, pending, answer } = useSteps(flush, version)
  const [asked, setAsked] = useState<Asked>(null)
  const [seen, setSeen] = useState(answer)
  if (answer !== seen) {
    setSeen(answer)
    if (answer?.ok) setAsked(null)
  }
  const { form, fields } = problemsOf(answer, lang)
  const { state, isPublic, scheduledFor } = post
  return (
    <Card title={t('publishing')}>
      <div className="flex flex-col gap-4">
        {form && asked !== 'schedule' && <FormError>{form}</FormError>}
        <Standing post={post} />
        <Gaps gaps={gaps} />
        <div className="flex flex-wrap gap-2 max-md:[&>*]:w-full">
          {(state !== 'published' || gaps.length > 0) && (
            <Button
              variant="primary"
              pending={pending}
              aria-disabled={gaps.length > 0 || undefined}
              onClick={() => gaps.length === 0 && void take('publish')}
            >
              {t(isPublic ? 'publishChanges' : 'publish')}
            </Button>
          )}
          {scheduledFor ? (
            <Button changes onClick={() => void take('unschedule')}>
              {t('unschedule')}
            </Button>
          ) : (
            state !== 'published' &&
            gaps.length === 0 && (
              <Button changes onClick={() => setAsked('schedule')}>
                {t('schedule')}
              </Button>
            )
          )}
          {isPublic && (
            <AnchorButton href={publicPath(lang, `/blog/${post.slug}`)} target="_blank" rel="noopener">
              {t('view')}
            </AnchorButton>
          )}
          <Button variant="quiet" onClick={() => void copy()}>
            {t('copy')}
          </Button>
          {isPublic && (
            <Button changes variant="danger-quiet" onClick={() => setAsked('unpublish')}>
              {t('unpublish')}
            </Button>
          )}
          {state === 'draft' && (
            <Button changes variant="danger-quiet" onClick={() => setAsked('delete')}>
              {t('remove')}
            </Button>
          )}
        </div>
      </div>
      <ScheduleDialog
        open={asked === 'schedule'}
        onClose={() => setAsked(null)}
        pending={pending}
        problem={fields['at'] ?? null}
        onSchedule={(at) => void take('schedule', { at })}
      />
      <ConfirmDialog
        open={asked === 'unpublish'}
        onClose={() => setAsked(null)}
        title={t('unpublishTitle')}
        confirmLabel={t('unpublish')}
        danger
        pending={pending}
        onConfirm={() => void take('unpublish')}
      >
        {t('unpublishText')}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'delete'}
        onClose={() => setAsked(null)}
        title={t('removeTitle')}
        confirmLabel={t('remove')}
        danger
        pending={pending}
        onConfirm={() => void take('delete')}
      >
        {t('removeText')}
      </ConfirmDialog>
    </Card>
  )
}

function Standing({ post }: { post: SavedPost }) {
  const t = useT(blogEditorMessages)
  const lang = useLang()
  const { state, isPublic, scheduledFor, publishedAt, updatedBy } = post
  const seen = !isPublic ? 'notPublic' : state === 'published' ? 'isPublic' : 'isOlder'
  return (
    <div className="flex flex-col gap-1 text-ui text-ink-2">
      <p className="text-ink">{t(seen)}</p>
      {scheduledFor && (
        <p className="text-ink">{t('willGoOut', { at: formatDateTime(new Date(scheduledFor), lang) })}</p>
      )}
      {publishedAt && <p>{t('publishedOn', { at: formatDate(new Date(publishedAt), lang) })}</p>}
      {updatedBy && <p>{t('editedBy', { name: updatedBy })}</p>}
    </div>
  )
}

function Gaps({ gaps }: { gaps: readonly Gap[] }) {
  const t = useT(blogEditorMessages)
  if (gaps.length === 0) return <p className="text-ui text-success-ink">{t('ready')}</p>
  return (
    <div className="text-ui">
      <p>{t('missing')}</p>
      <ul className="list-disc ps-5 text-ink-2">
        {gaps.map((gap) => {
          const key = gap.lang === null ? (`gap.${gap.field}` as const) : (`gap.${gap.field}.${gap.lang}` as const)
          return <li key={key}>{t(key)}</li>
        })}
      </ul>
    </div>
  )
}

type ScheduleDialogProps = {
  open: boolean
  onClose: () => void
  pending: boolean
  problem: string | null
  onSchedule: (at: string) => void
}

function ScheduleDialog({ open, onClose, pending, problem, onSchedule }: ScheduleDialogProps) {
  const t = useT(blogEditorMessages)
  const [at, setAt] = useState('')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('scheduleTitle')}
      actions={
        <>
          <Button onClick={onClose}>{t('goBack')}</Button>
          <Button variant="primary" pending={pending} onClick={() => onSchedule(at)}>
            {t('scheduleNow')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-ui text-ink-2">{t('scheduleText')}</p>
        <DateTimeField
          name="at"
          label={t('scheduleAt')}
          usualTime={{ hour: 9 }}
          error={problem ?? undefined}
          onChange={(typed) => setAt(typed ?? '')}
        />
      </div>
    </Dialog>
  )
}
