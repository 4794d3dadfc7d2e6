import { useFetcher } from 'react-router'
import { nameFor } from '#/domain/branch-names.ts'
import { formatMoney } from '#/domain/money.ts'
import { salesMessages } from '#/messages/kitchen/sales.ts'
import { SelectField } from '#/ui/choice-field.tsx'
import { Fold } from '#/ui/fold.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { SalesPage } from '../read-sales.server.ts'

/** Names of tills without a meaning, with their riyals; they stay until they are mapped. */
export function UnmappedNames({ page, mayChange }: { page: SalesPage; mayChange: boolean }) {
  const t = useT(salesMessages)
  const lang = useLang()
  const { unmapped, unmappedCount: count, unmappedGross, imports } = page
  if (imports.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-h3 font-semibold">{t('unmapped')}</h2>
      <p className="text-ui text-ink-2">
        {count === 0 ? t('allMapped') : t('unmappedSum', { count, money: formatMoney(unmappedGross, lang) })}
      </p>
      <ul className="flex flex-col">
        {unmapped.map(({ kind, name, quantity, gross }) => (
          <li key={`${kind} ${name}`} className="grid items-end gap-3 border-b border-line py-3 md:grid-cols-2">
            <div>
              <p className="text-ui font-medium">
                <bdi>{name}</bdi>
              </p>
              <p className="flex flex-wrap gap-x-3 text-caption text-ink-2">
                <span>{t(`kind_${kind}`)}</span>
                <span>
                  {t('sold', { quantity: String(Math.round(quantity * 100) / 100), money: formatMoney(gross, lang) })}
                </span>
              </p>
            </div>
            {mayChange && <MapForm page={page} kind={kind} name={name} meaning="" />}
          </li>
        ))}
      </ul>
      {count > unmapped.length && (
        <p className="text-caption text-ink-2">{t('firstNames', { count: unmapped.length })}</p>
      )}
    </section>
  )
}

/** Names that were mapped; a mistake is mapped again. */
export function MappedNames({ page }: { page: SalesPage }) {
  const t = useT(salesMessages)
  if (page.mapped.length === 0) return null
  return (
    <Fold summary={t('kept')}>
      <ul className="flex flex-col">
        {page.mapped.map(({ kind, name, meaning }) => (
          <li key={`${kind} ${name}`} className="grid items-end gap-3 border-b border-line py-3 md:grid-cols-2">
            <p className="text-ui">
              <bdi>{name}</bdi>
            </p>
            <MapForm page={page} kind={kind} name={name} meaning={meaning} />
          </li>
        ))}
      </ul>
    </Fold>
  )
}

type MapProps = { page: SalesPage; kind: 'item' | 'channel'; name: string; meaning: string }

function MapForm({ page, kind, name, meaning }: MapProps) {
  const t = useT(salesMessages)
  const lang = useLang()
  const toast = useToast()
  const fetcher = useFetcher()
  const known = (kind === 'item' ? page.dishes : page.channels)
    .map(({ id, names }) => ({ value: id, label: nameFor(names, lang) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, lang))
  return (
    <ActionForm
      fetcher={fetcher}
      errors="inline"
      className="flex items-end gap-3"
      onDone={() => toast({ text: t('mapped') })}
    >
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="name" value={name} />
      <div className="min-w-0 flex-1">
        <SelectField
          name="meaning"
          hideLabel
          label={t(kind === 'item' ? 'means' : 'meansChannel', { name })}
          defaultValue={meaning}
          options={[...known, { value: 'none', label: t(kind === 'item' ? 'noDish' : 'noChannel') }]}
        />
      </div>
      <SubmitButton intent="map" variant="secondary">
        {t('map')}
      </SubmitButton>
    </ActionForm>
  )
}
