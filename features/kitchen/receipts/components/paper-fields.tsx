import { useState } from 'react'
import { toRiyadh } from '#/domain/riyadh-time.ts'
import { receivingMessages } from '#/messages/kitchen/receiving.ts'
import { classes } from '#/ui/class-names.ts'
import { Notice } from '#/ui/feedback.tsx'
import { inputClasses } from '#/ui/field.tsx'
import { useT } from '#/ui/language.tsx'
import { Problem } from './line-editor.tsx'
import { useReceiving } from './receiving-context.ts'

const control = classes(inputClasses, 'min-h-12')

/** Who delivered, and what the paper says. */
export function SupplierField() {
  const t = useT(receivingMessages)
  const { receiving, store, state } = useReceiving()
  if (receiving.order) return null
  if (receiving.suppliers.length === 0) return <Notice kind="warning">{t('noSuppliers')}</Notice>
  return (
    <label className="flex flex-col gap-1 text-ui">
      <span>{t('supplier')}</span>
      <select
        id="supplier"
        value={state.draft.supplierId ?? ''}
        onChange={(event) => store.set({ supplierId: event.target.value || null })}
        className={control}
      >
        <option value="">{t('chooseSupplier')}</option>
        {receiving.suppliers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

export function PaperFields({ inFuture }: { inFuture: boolean }) {
  const t = useT(receivingMessages)
  const { store, state } = useReceiving()
  const { draft } = state
  const [latest] = useState(() => toRiyadh(new Date()))
  return (
    <section aria-labelledby="paper" className="flex flex-col gap-4 border-t border-line pt-6">
      <h2 id="paper" className="text-h3">
        {t('paper')}
      </h2>
      <label className="flex flex-col gap-1 text-ui">
        <span>{t('arrived')}</span>
        <span className="text-caption text-ink-2">{t('arrivedHint')}</span>
        <input
          id="arrived"
          type="datetime-local"
          max={latest}
          value={draft.arrived ?? ''}
          aria-invalid={inFuture || undefined}
          onChange={(event) => store.set({ arrived: event.target.value || null })}
          className={control}
        />
        <Problem text={inFuture ? t('inFuture') : undefined} />
      </label>
      <label className="flex flex-col gap-1 text-ui">
        <span>{t('paperNumber')}</span>
        <input
          type="text"
          maxLength={60}
          value={draft.paperNumber}
          onChange={(event) => store.set({ paperNumber: event.target.value })}
          className={control}
        />
      </label>
      <label className="flex flex-col gap-1 text-ui">
        <span>{t('note')}</span>
        <textarea
          rows={2}
          maxLength={1000}
          value={draft.note}
          onChange={(event) => store.set({ note: event.target.value })}
          className={classes(inputClasses, 'min-h-20')}
        />
      </label>
    </section>
  )
}
