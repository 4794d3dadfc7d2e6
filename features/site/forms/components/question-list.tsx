import { Plus } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { fieldTypeMessages, formEditorMessages } from '#/messages/site/forms-admin.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { announce } from '#/ui/live-region.tsx'
import { showToast } from '#/ui/toast.tsx'
import type { EditedForm } from '../edit-form.server.ts'
import { addField, changeField, duplicateField, moveField, removeField } from '../editor-state.ts'
import { fieldTypes, type FormDefinition, mostFields } from '../fields.ts'
import { newKey } from '../new-key.ts'
import type { OpenPoint } from '../open-points.ts'
import { type FieldActions, FieldCard, fieldCardId } from './field-card.tsx'
import { focusSoon } from '#/ui/focus-soon.ts'
import type { FormDraft } from './use-form-draft.ts'

/** Shortcuts for the focused question: Alt with arrows moves, D copies, Delete removes. */
function actByKeys(event: KeyboardEvent, actionsOf: (key: string) => FieldActions) {
  if (!event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement)) return
  const key = event.target.closest<HTMLElement>('[data-field]')?.dataset['field']
  if (!key) return
  const { move, duplicate, remove } = actionsOf(key)
  const acts: Record<string, () => void> = {
    ArrowUp: () => move(-1),
    ArrowDown: () => move(1),
    KeyD: duplicate,
    Delete: remove,
  }
  const act = acts[event.code]
  if (!act) return
  event.preventDefault()
  act()
}

type QuestionListProps = {
  form: EditedForm
  draft: FormDraft
  points: readonly OpenPoint[]
  opened: string | null
  onOpen: (key: string | null) => void
}

/** Questions of a form in order, as expandable cards. */
export function QuestionList({ form, draft, points, opened, onOpen }: QuestionListProps) {
  const t = useT(formEditorMessages)
  const { definition } = draft
  const { fields } = definition
  const total = fields.length
  const set = (next: FormDefinition, focus: string | null) => {
    draft.set(next)
    if (focus) focusSoon(fieldCardId(focus))
  }
  const move = (key: string, by: -1 | 1) => {
    const next = moveField(definition, key, by)
    set(next, key)
    announce(t('movedTo', { number: next.fields.findIndex((field) => field.key === key) + 1, total }))
  }
  const duplicate = (key: string) => {
    const next = duplicateField(definition, key, newKey)
    set(next, next.fields[fields.findIndex((field) => field.key === key) + 1]?.key ?? key)
  }
  const remove = (key: string) => {
    const index = fields.findIndex((field) => field.key === key)
    set(removeField(definition, key), (fields[index + 1] ?? fields[index - 1])?.key ?? null)
    showToast({ text: t('removed'), action: { label: t('undo'), onAction: draft.undo } })
  }
  const actionsOf = (key: string, fixed: boolean): FieldActions => ({
    type: (part, place) => draft.type(changeField(definition, key, part), `${key} ${place}`),
    change: (part) => draft.set(changeField(definition, key, part)),
    move: (by) => move(key, by),
    duplicate: () => total < mostFields && duplicate(key),
    remove: () => fixed || remove(key),
  })
  return (
    <Card title={t('fields')} description={t('keys')}>
      <div
        role="presentation"
        className="flex flex-col gap-4"
        onKeyDown={(event) => actByKeys(event, (key) => actionsOf(key, form.ownFields.includes(key)))}
      >
        {total === 0 && (
          <EmptyState compact title={t('fieldsNone')}>
            {t('fieldsNoneText')}
          </EmptyState>
        )}
        <ol className="flex flex-col gap-3">
          {fields.map((field, index) => (
            <FieldCard
              key={field.key}
              field={field}
              place={{ number: index + 1, total }}
              own={form.ownFields.includes(field.key)}
              ownOptions={form.ownOptions[field.key] ?? []}
              points={points.filter((point) => point.field === field.key)}
              open={opened === field.key}
              onToggle={(open) => onOpen(open ? field.key : null)}
              mayAdd={total < mostFields}
              actions={actionsOf(field.key, false)}
            />
          ))}
        </ol>
        <AddField
          full={total >= mostFields}
          onAdd={(type) => {
            const next = addField(definition, type, newKey)
            const key = next.fields.at(-1)!.key
            onOpen(key)
            draft.set(next)
            focusSoon(`${key}-label-en`)
          }}
        />
      </div>
    </Card>
  )
}

function AddField({ full, onAdd }: { full: boolean; onAdd: (type: (typeof fieldTypes)[number]) => void }) {
  const t = useT(formEditorMessages)
  const kinds = useT(fieldTypeMessages)
  if (full) return <p className="text-ui text-ink-2">{t('full', { most: mostFields })}</p>
  return (
    <div
      role="group"
      aria-label={t('addField')}
      className="flex flex-col gap-2 rounded-card border border-dashed border-line-input p-3"
    >
      <p className="text-ui font-medium">{t('addField')}</p>
      <div className="flex flex-wrap gap-2">
        {fieldTypes.map((type) => (
          <Button key={type} size="dense" icon={Plus} onClick={() => onAdd(type)}>
            {kinds(type)}
          </Button>
        ))}
      </div>
    </div>
  )
}
