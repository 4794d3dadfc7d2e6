import { withoutMarks } from '#/domain/text.ts'
import { CalendarClock, Eye, Globe, RotateCcw, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { toRiyadh, formatDateTime } from '#/domain/riyadh-time.ts'
import { pageEditorMessages } from '#/messages/site/pages.ts'
import { now } from '#/platform/clock.ts'
import { publicPath } from '#/platform/i18n.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { Button, buttonClasses } from '#/ui/button.tsx'
import { DateTimeField } from '#/ui/date-time-field.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { Time } from '#/ui/time.tsx'
import { changesBetween } from '../changes.ts'
import type { PageContent } from '../content.ts'
import { readyLanguages } from '../gaps.ts'
import type { EditorPage } from '../read-editor.server.ts'
import type { StepDone } from '../page-editor-action.server.ts'
import { ChangeList } from './change-list.tsx'

type Step = 'publish' | 'schedule' | 'unschedule' | 'unpublish' | 'delete' | { restore: string; number: number }
type PanelProps = {
  page: EditorPage
  content: PageContent
  /** Saves pending changes and returns the version to act on; null on failure. */
  settle: () => Promise<number | null>
  onDone: (done: StepDone) => void
}

/** Publishing, scheduling, unpublishing, and earlier versions. */
export function PublishPanel({ page, content, settle, onDone }: PanelProps) {
  const t = useT(pageEditorMessages)
  const lang = useLang()
  const [step, setStep] = useState<{ step: Step; version: number } | null>(null)
  const settleFor = async (next: Step) => {
    const version = await settle()
    if (version !== null) setStep({ step: next, version })
  }
  const begin = (next: Step) => void settleFor(next)
  const done = (result: StepDone) => {
    setStep(null)
    onDone(result)
  }
  return (
    <div className="flex flex-col gap-4">
      {page.scheduledFor && (
        <Notice
          kind="info"
          actions={
            <Button changes onClick={() => begin('unschedule')}>
              {t('unschedule')}
            </Button>
          }
        >
          {t('plannedFor', { time: formatDateTime(new Date(page.scheduledFor), lang) })}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button changes variant="primary" icon={Globe} onClick={() => begin('publish')}>
          {t('publish')}
        </Button>
        <Button changes icon={CalendarClock} onClick={() => begin('schedule')}>
          {t('schedule')}
        </Button>
        {page.state !== 'draft' && (
          <Button changes variant="danger-quiet" icon={Undo2} directional onClick={() => begin('unpublish')}>
            {t('unpublish')}
          </Button>
        )}
        {page.revisions.length === 0 && (
          <Button changes variant="danger-quiet" icon={Trash2} onClick={() => begin('delete')}>
            {t('delete')}
          </Button>
        )}
      </div>
      <Versions page={page} onRestore={(restore, number) => begin({ restore, number })} />
      {step && <StepDialog page={page} content={content} {...step} onClose={() => setStep(null)} onDone={done} />}
    </div>
  )
}

function Versions({ page, onRestore }: { page: EditorPage; onRestore: (id: string, number: number) => void }) {
  const t = useT(pageEditorMessages)
  const lang = useLang()
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-ui font-semibold">{t('versions')}</h3>
      <p className="text-caption text-ink-2">{t(page.revisions.length > 0 ? 'versionsText' : 'noVersions')}</p>
      <ol className="flex flex-col divide-y divide-line">
        {page.revisions.map(({ id, number, at, by, state }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <div className="min-w-0 flex-1">
              <span className="flex flex-wrap items-center gap-2 text-ui font-medium">
                {t('version', { number: String(number) })}
                {state === 'public' && <StatusBadge tone="green">{t('version.public')}</StatusBadge>}
                {state === 'planned' && <StatusBadge tone="blue">{t('version.planned')}</StatusBadge>}
              </span>
              <span className="text-caption text-ink-2">
                <Time at={at} mode="datetime" />
                {by && (
                  <>
                    {' · '}
                    <bdi>{by}</bdi>
                  </>
                )}
              </span>
            </div>
            <a
              href={`${publicPath(lang, `/${page.slug}`)}?preview=${number}`}
              target="_blank"
              rel="noopener"
              aria-label={withoutMarks(t('lookAt', { number: String(number) }))}
              className={buttonClasses({ variant: 'quiet', size: 'dense' })}
            >
              <Icon as={Eye} size={16} />
              {t('preview')}
            </a>
            {state === 'earlier' && (
              <Button
                changes
                variant="quiet"
                size="dense"
                icon={RotateCcw}
                aria-label={withoutMarks(t('restore', { number: String(number) }))}
                onClick={() => onRestore(id, number)}
              >
                {t('restoreWord')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

type StepDialogProps = {
  page: EditorPage
  content: PageContent
  step: Step
  version: number
  onClose: () => void
  onDone: (done: StepDone) => void
}

const words = {
  publish: ['publishTitle', 'publishNow'],
  schedule: ['scheduleTitle', 'schedule'],
  unschedule: ['unscheduleTitle', 'unschedule'],
  unpublish: ['unpublishTitle', 'unpublish'],
  delete: ['deleteTitle', 'delete'],
} as const

function StepDialog({ page, content, step, version, onClose, onDone }: StepDialogProps) {
  const t = useT(pageEditorMessages)
  const fetcher = useFetcher<FormResult<StepDone>>()
  const restore = typeof step === 'object' ? step : null
  const intent = restore ? 'roll-back' : (step as keyof typeof words)
  const number = String(restore?.number ?? 0)
  const title = restore ? t('restoreTitle', { number }) : t(words[step as keyof typeof words][0])
  const publishes = intent === 'publish' || intent === 'schedule'
  const blocked = publishes && readyLanguages(content).length === 0
  return (
    <Dialog open onClose={onClose} title={title} width={publishes ? 'medium' : 'small'} sheet={publishes}>
      <ActionForm fetcher={fetcher} errors="inline" onDone={(result) => onDone(result as StepDone)}>
        <input type="hidden" name="version" value={version} />
        {restore && <input type="hidden" name="revisionId" value={restore.restore} />}
        {restore && <p>{t('restoreText')}</p>}
        {intent === 'unschedule' && <p>{t('unscheduleText')}</p>}
        {intent === 'unpublish' && <p>{t('unpublishText')}</p>}
        {intent === 'delete' && <p>{t('deleteText')}</p>}
        {publishes && <Consequence page={page} content={content} planned={intent === 'schedule'} />}
        {intent === 'schedule' && !blocked && <ScheduleField />}
        {intent === 'publish' && !blocked && <TextField name="note" label={t('note')} maxLength={300} optional />}
        <FormActions>
          {!blocked && (
            <SubmitButton
              intent={intent}
              variant={intent === 'unpublish' || intent === 'delete' ? 'danger' : 'primary'}
            >
              {restore ? t('restoreWord') : t(words[step as keyof typeof words][1])}
            </SubmitButton>
          )}
          <Button onClick={onClose}>{t('close')}</Button>
        </FormActions>
      </ActionForm>
    </Dialog>
  )
}

function ScheduleField() {
  const t = useT(pageEditorMessages)
  const soon = toRiyadh(new Date(now().getTime() + 60_000))
  return (
    <DateTimeField
      name="at"
      label={t('scheduleAt')}
      min={soon}
      defaultValue={toRiyadh(new Date(now().getTime() + 3_600_000))}
    />
  )
}

/** Consequences of publishing: addresses, languages and differences. */
function Consequence({ page, content, planned }: { page: EditorPage; content: PageContent; planned: boolean }) {
  const t = useT(pageEditorMessages)
  const lang = useLang()
  const ready = readyLanguages(content)
  if (ready.length === 0) return <Notice kind="warning">{t('neither')}</Notice>
  const missing = ready.length === 1 ? (ready[0] === 'en' ? 'ar' : 'en') : null
  const paths = ready.map((of) => publicPath(of, `/${page.slug}`)).join(lang === 'ar' ? '، ' : ', ')
  return (
    <div className="flex flex-col gap-4">
      <p>{planned ? t('scheduleText') : t('publishText', { path: paths })}</p>
      {missing && <Notice kind="warning">{t('onlyOne', { language: t(missing) })}</Notice>}
      {page.scheduledFor && (
        <Notice kind="warning">{t('plannedToo', { time: formatDateTime(new Date(page.scheduledFor), lang) })}</Notice>
      )}
      {page.published ? (
        <ChangeList changes={changesBetween(page.published, content)} />
      ) : (
        <p className="text-ui text-ink-2">{t('firstTime')}</p>
      )}
    </div>
  )
}
