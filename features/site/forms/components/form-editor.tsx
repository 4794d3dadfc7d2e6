import { Redo2, RotateCcw, Undo2, Upload } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { formEditorMessages } from '#/messages/site/forms-admin.ts'
import { Button, IconButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { ConfirmDialog } from '#/ui/dialog.tsx'
import { useT } from '#/ui/language.tsx'
import { showToast } from '#/ui/toast.tsx'
import { useUndoKeys } from '#/ui/undo-keys.ts'
import type { EditedForm } from '../edit-form.server.ts'
import type { FormDefinition } from '../fields.ts'
import { type OpenPoint, openPoints } from '../open-points.ts'
import { fieldCardId } from './field-card.tsx'
import { focusSoon } from '#/ui/focus-soon.ts'
import { FormStateBadge } from './form-state-badge.tsx'
import { FormPreview } from './form-preview.tsx'
import { OpenPointsList } from './open-points-list.tsx'
import { QuestionList } from './question-list.tsx'
import { SaveNotices, LeaveGuard } from './save-notices.tsx'
import { TextPair } from './text-pair.tsx'
import { type FormDraft, useFormDraft } from './use-form-draft.ts'

/** Editor of texts, questions and rules with a preview. Drafts are autosaved; publishing is separate. */
export function FormEditor({ form, onReload }: { form: EditedForm; onReload: () => void }) {
  const t = useT(formEditorMessages)
  const draft = useFormDraft(form)
  useUndoKeys(draft)
  const points = openPoints(draft.definition)
  const [opened, setOpened] = useState<string | null>(null)
  useTakeTheirs(form, draft)
  useSayPublished(draft.published, t('published'))
  const goTo = (point: OpenPoint) => {
    if (point.field) setOpened(point.field)
    focusSoon(point.field ? fieldCardId(point.field) : 'form-words')
  }
  return (
    <div className="flex flex-col gap-6">
      <Toolbar draft={draft} form={form} onPublish={() => (points.length > 0 ? goTo(points[0]!) : draft.publish())} />
      <SaveNotices draft={draft} onLoadTheirs={onReload} />
      <LeaveGuard draft={draft} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-6" key={draft.drawn}>
          <OpenPointsList definition={draft.definition} points={points} onGoTo={goTo} />
          <Words draft={draft} />
          <QuestionList form={form} draft={draft} points={points} opened={opened} onOpen={setOpened} />
        </div>
        <div className="min-w-0 lg:sticky lg:top-20">
          <FormPreview slug={form.slug} definition={draft.definition} />
        </div>
      </div>
    </div>
  )
}

/** After a conflict the page reloads, and the colleague's version replaces the draft. */
function useTakeTheirs(form: EditedForm, draft: FormDraft) {
  const take = useEffectEvent((theirs: EditedForm) => {
    if (draft.state === 'conflict' && theirs.version > draft.version) draft.load(theirs)
  })
  useEffect(() => take(form), [form])
}

function useSayPublished(times: number, text: string) {
  const say = useEffectEvent(() => showToast({ text, kind: 'success' }))
  useEffect(() => {
    if (times > 0) say()
  }, [times])
}

const ordered = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** Compares published version and draft, ignoring key order. */
const standing = (published: FormDefinition | null, draft: FormDefinition) => ({
  isPublished: published !== null,
  isChanged: published !== null && JSON.stringify(published, ordered) !== JSON.stringify(draft, ordered),
})

function Toolbar({ draft, form, onPublish }: { draft: FormDraft; form: EditedForm; onPublish: () => void }) {
  const t = useT(formEditorMessages)
  const [resetting, setResetting] = useState(false)
  const words = {
    saved: 'saved',
    unsaved: 'unsaved',
    saving: 'saving',
    failed: 'unsaved',
    conflict: 'unsaved',
  } as const
  return (
    <div className="sticky top-14 z-10 flex flex-wrap items-center gap-2 border-b border-line bg-page py-2">
      <IconButton icon={Undo2} directional label={t('undo')} disabled={!draft.mayUndo} onClick={draft.undo} />
      <IconButton icon={Redo2} directional label={t('redo')} disabled={!draft.mayRedo} onClick={draft.redo} />
      {form.original && (
        <Button changes variant="quiet" size="dense" icon={RotateCcw} onClick={() => setResetting(true)}>
          {t('reset')}
        </Button>
      )}
      <span className="ms-auto">
        <FormStateBadge form={{ isOpen: form.isOpen, ...standing(form.published, draft.definition) }} />
      </span>
      <p role="status" className="text-caption text-ink-2">
        {t(words[draft.state])}
      </p>
      <Button
        changes
        variant="primary"
        icon={Upload}
        pending={draft.state === 'saving'}
        disabled={draft.state === 'conflict'}
        onClick={onPublish}
      >
        {t('publish')}
      </Button>
      <ConfirmDialog
        open={resetting}
        onClose={() => setResetting(false)}
        title={t('resetTitle')}
        confirmLabel={t('reset')}
        onConfirm={() => {
          if (form.original) draft.set(form.original)
          setResetting(false)
        }}
      >
        <p>{t('resetText')}</p>
      </ConfirmDialog>
    </div>
  )
}

const words = [
  { part: 'title', most: 120, lines: 0, optional: false },
  { part: 'intro', most: 1000, lines: 3, optional: true },
  { part: 'button', most: 40, lines: 0, optional: false },
  { part: 'success', most: 500, lines: 2, optional: false },
] as const

function Words({ draft }: { draft: FormDraft }) {
  const t = useT(formEditorMessages)
  const { definition } = draft
  return (
    <Card
      title={
        <span id="form-words" tabIndex={-1}>
          {t('words')}
        </span>
      }
    >
      <div className="flex flex-col gap-5">
        {words.map(({ part, most, lines, optional }) => (
          <TextPair
            key={part}
            id={`form-${part}`}
            label={t(part)}
            value={definition[part]}
            most={most}
            lines={lines}
            optional={optional}
            onChange={(value) => draft.type({ ...definition, [part]: value }, part)}
          />
        ))}
      </div>
    </Card>
  )
}
