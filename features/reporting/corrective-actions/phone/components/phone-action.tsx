import { type FormEvent, useState } from 'react'
import { CircleAlert, CircleCheck, Smartphone, X } from 'lucide-react'
import { href, Link } from 'react-router'
import { isUnfinished } from '#/domain/corrective-action.ts'
import { type CauseClass, type FinishField, finishProblems } from '#/domain/reporting/action-finish.ts'
import { PhotoPicker } from '#/features/fieldwork/visits/components/photo-picker.tsx'
import { formMessages } from '#/messages/forms.ts'
import { actionPhoneMessages } from '#/messages/reporting/action-phone.ts'
import { correctiveActionMessages } from '#/messages/reporting/corrective-actions.ts'
import { Button, LinkButton } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { DueDay, PriorityBadge } from '../../components/action-status.tsx'
import { FinishFields } from '../../components/finish-fields.tsx'
import type { ActionPhoto, ActionStore, ActionStoreState, ActionTexts } from '../action-store.ts'
import type { PhoneAction } from '../read-phone-action.server.ts'
import { useActionStore } from '../use-action-store.ts'
import { ActionSyncBar } from './action-sync-bar.tsx'

/** An action on a phone: photo, cause and what was done, also without a connection. */
export function PhoneActionPage({ given }: { given: PhoneAction }) {
  const t = useT(actionPhoneMessages)
  const word = useT(correctiveActionMessages)
  const { store, state, hold, takeOver } = useActionStore(given)
  const { action } = given
  const isOpen = action.mayWork && isUnfinished(action.status)
  const body = () => {
    if (hold === 'elsewhere')
      return (
        <Notice kind="warning" actions={<Button onClick={takeOver}>{t('takeOver')}</Button>}>
          {t('elsewhere')}
        </Notice>
      )
    if (state.outcome?.kind === 'closed' || (!isOpen && state.key === null && state.outcome === null))
      return <Closed action={action} state={state} />
    if (state.key !== null || state.outcome) return <Settled action={action} state={state} />
    if (hold === 'taking') return <p className="text-ui text-ink-2">{t('opening')}</p>
    return <FinishForm action={action} store={store} state={state} />
  }
  return (
    <div className="min-h-dvh bg-page text-ink">
      <header className="sticky top-0 z-20 bg-card">
        <div className="mx-auto flex min-h-14 max-w-[640px] items-center gap-3 px-4 py-2">
          <Link
            to={href('/client/tasks/:actionId', { actionId: action.id })}
            reloadDocument
            aria-label={t('leave')}
            className="-ms-2 inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-surface-2"
          >
            <Icon as={X} />
          </Link>
          <div className="min-w-0 flex-1">
            <p className="truncate text-ui font-semibold">{word('action')}</p>
            <p className="truncate text-caption text-ink-2">
              <bdi>{action.branch}</bdi>
            </p>
          </div>
        </div>
        <ActionSyncBar actionId={action.id} state={state} />
      </header>
      <main className="mx-auto flex max-w-[640px] flex-col gap-6 bg-card px-4 pt-6 pb-4">
        <div className="flex flex-col gap-3">
          <h1 className="text-h2">
            <bdi>{action.title}</bdi>
          </h1>
          <p className="flex flex-wrap items-center gap-3 text-ui">
            <PriorityBadge priority={action.priority} />
            <DueDay action={action} />
          </p>
          {action.finding && <p className="text-ui text-ink-2">{t('finding', { finding: action.finding })}</p>}
          {action.details && (
            <p dir="auto" className="text-start text-ui whitespace-pre-line">
              {action.details}
            </p>
          )}
        </div>
        {body()}
      </main>
    </div>
  )
}

type OfAction = { action: PhoneAction['action']; state: ActionStoreState }

const picked = ({ id, src }: ActionPhoto) => ({
  id,
  questionKey: 'proof',
  kind: 'photo' as const,
  src: src ?? '',
  state: 'waiting' as const,
  code: null,
  hint: null,
  takenAt: null,
  print: null,
  seconds: null,
  unkept: false,
})

const textsOf = (form: HTMLFormElement): ActionTexts => {
  const data = new FormData(form)
  const text = (name: keyof ActionTexts) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    causeClass: text('causeClass'),
    rootCause: text('rootCause'),
    note: text('note'),
    prevention: text('prevention'),
  }
}

function FinishForm({ action, store, state }: OfAction & { store: ActionStore }) {
  const t = useT(actionPhoneMessages)
  const problem = useT(formMessages)
  const [errors, setErrors] = useState<Partial<Record<FinishField, string>>>({})
  const [isUnproven, setUnproven] = useState(false)
  const { texts, photos } = state
  const needsPhoto = action.needs.proof && action.kept === 0
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const now = textsOf(event.currentTarget)
    store.write(now)
    const causeClass = now.causeClass === '' ? null : (now.causeClass as CauseClass)
    const found = finishProblems(
      { priority: action.needs.cause ? 'critical' : 'low', isRepeat: false },
      { ...now, causeClass, doneNote: now.note },
    )
    const words = Object.entries(found).map(([name, key]) => [name, problem(key as keyof typeof formMessages)])
    setErrors(Object.fromEntries(words) as Partial<Record<FinishField, string>>)
    setUnproven(needsPhoto && photos.length === 0)
    if (words.length === 0 && !(needsPhoto && photos.length === 0)) return store.finish()
    const [first] = words
    const field = first && event.currentTarget.elements.namedItem(String(first[0]))
    if (field instanceof HTMLElement) field.focus()
    else document.getElementById('proof')?.scrollIntoView({ block: 'center' })
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={submit}
      onInput={(event) => store.write(textsOf(event.currentTarget))}
    >
      {state.isFull && <Notice kind="warning">{t('full')}</Notice>}
      <div id="proof" role="group" aria-label={t('photos')} className="flex flex-col gap-2">
        {isUnproven && photos.length === 0 && (
          <p role="alert" className="inline-flex items-center gap-2 text-caption text-danger-ink">
            <Icon as={CircleAlert} size={16} />
            {t('photosNeeded')}
          </p>
        )}
        <div className="flex flex-wrap">
          <PhotoPicker
            questionKey="proof"
            needed={needsPhoto}
            photos={photos.map(picked)}
            onAdd={(files) => void store.addPhotos(files)}
            onRemove={(id) => store.removePhoto(id)}
            onRetry={() => store.retry()}
          />
        </div>
      </div>
      <FinishFields
        full={action.needs.cause}
        errors={errors}
        start={{
          ...texts,
          causeClass: texts.causeClass === '' ? null : (texts.causeClass as CauseClass),
          doneNote: texts.note,
        }}
      />
      <div className="sticky bottom-0 z-10 -mx-4 -mb-4 border-t border-line bg-card px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <Button type="submit" size="large" variant="primary" full>
          {t('finish')}
        </Button>
      </div>
    </form>
  )
}

/** Marked as done: on the phone, or with the server. */
function Settled({ action, state }: OfAction) {
  const t = useT(actionPhoneMessages)
  const waits = state.outcome === null
  return (
    <>
      <section className="flex flex-col items-center gap-3 py-6 text-center">
        <Icon as={waits ? Smartphone : CircleCheck} size={24} />
        <h2 className="text-h2" data-settled={waits ? 'waiting' : 'done'}>
          {t(waits ? 'waits' : 'done')}
        </h2>
        <p className="text-ui text-ink-2">{t(waits ? 'waitsHint' : 'doneHint')}</p>
      </section>
      {!waits && <Onwards actionId={action.id} />}
    </>
  )
}

/** Somebody else was first, or the action is no longer the reader's; what was written stays readable. */
function Closed({ action, state }: OfAction) {
  const t = useT(actionPhoneMessages)
  const word = useT(correctiveActionMessages)
  const status = state.outcome?.kind === 'closed' ? state.outcome.status : action.status
  const texts = [state.texts.rootCause, state.texts.note, state.texts.prevention].filter((text) => text.trim() !== '')
  return (
    <>
      {isUnfinished(status) ? (
        <Notice kind="info">{t('notYours')}</Notice>
      ) : (
        <div data-settled="closed">
          <Notice kind="info" title={t('closed')}>
            {t('closedHint', { status: word(`status_${status}`) })}
          </Notice>
        </div>
      )}
      {texts.map((text) => (
        <p key={text} className="text-ui whitespace-pre-line">
          <bdi>{text}</bdi>
        </p>
      ))}
      <Onwards actionId={action.id} />
    </>
  )
}

function Onwards({ actionId }: { actionId: string }) {
  const t = useT(actionPhoneMessages)
  return (
    <div className="flex flex-col gap-2">
      <LinkButton size="large" full variant="primary" reloadDocument to={href('/client/tasks/:actionId', { actionId })}>
        {t('view')}
      </LinkButton>
      <LinkButton size="large" full variant="quiet" reloadDocument to={href('/client/tasks')}>
        {t('toList')}
      </LinkButton>
    </div>
  )
}
