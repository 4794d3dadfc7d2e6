import { useState } from 'react'
import { fold } from '#/domain/fold.ts'
import { mostOrdered } from '#/domain/ordering/order-many.ts'
import type { BranchChoice } from '#/features/companies/branches/branches.server.ts'
import type { PartOfBranches } from '#/features/companies/hierarchy/parts.server.ts'
import { useHydrated } from '#/features/ordering/requests/components/opened-part.tsx'
import { partMessages } from '#/messages/companies/parts.ts'
import { orderManyMessages } from '#/messages/ordering/order-many.ts'
import { uiMessages } from '#/messages/ui.ts'
import { Button } from '#/ui/button.tsx'
import { FieldError } from '#/ui/field.tsx'
import { useField } from '#/ui/form-state.ts'
import { useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { SearchableSelect } from '#/ui/searchable-select.tsx'

type BranchPickerProps = {
  branches: readonly BranchChoice[]
  chosen: readonly string[]
  /** Groups of the company, to narrow the list. */
  parts: readonly PartOfBranches[]
  /** Called after each change of the selection. */
  onChange?: () => void
}

const matches = ({ name, names, location }: BranchChoice, typed: string): boolean => {
  const text = fold(`${names ?? name} ${location}`)
  return typed.split(/\s+/).every((word) => text.includes(fold(word)))
}

/** Ticks for a client's branches, with a search and the selection of all shown ones. */
export function BranchPicker({ branches, chosen, parts, onChange }: BranchPickerProps) {
  const t = useT(orderManyMessages)
  const word = useT(partMessages)
  const all = useT(uiMessages)
  const hydrated = useHydrated()
  const field = useField({ name: 'branchId' })
  const [picked, setPicked] = useState<ReadonlySet<string>>(() => new Set(chosen))
  const [typed, setTyped] = useState('')
  const [part, setPart] = useState('')
  const below = parts.find(({ value }) => value === part)?.branches
  const shown = branches.filter((branch) => matches(branch, typed) && (!below || below.includes(branch.id)))
  const pick = (next: ReadonlySet<string>) => {
    setPicked(next)
    onChange?.()
  }
  const toggle = (id: string) => {
    const next = new Set(picked)
    if (!next.delete(id)) next.add(id)
    pick(next)
  }
  if (branches.length === 0) return <p className="text-ui">{t('noBranches')}</p>
  return (
    <fieldset id={field.id} tabIndex={-1} aria-describedby={field.describedBy} className="flex min-w-0 flex-col gap-3">
      <legend className="sr-only">{t('branches')}</legend>
      {hydrated && (
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 grow">
            <TextField name="" label={t('find')} help={t('findHelp')} autoComplete="off" onChange={setTyped} />
          </div>
          {parts.length > 0 && (
            <div className="min-w-44 max-md:w-full">
              <SearchableSelect
                name=""
                label={word('part')}
                options={parts}
                placeholder={all('all')}
                onChange={setPart}
              />
            </div>
          )}
          <Button onClick={() => pick(new Set([...picked, ...shown.map(({ id }) => id)].slice(0, mostOrdered)))}>
            {t('chooseShown')}
          </Button>
          <Button variant="quiet" onClick={() => pick(new Set())}>
            {t('chooseNone')}
          </Button>
        </div>
      )}
      {field.error && <FieldError id={field.errorId}>{field.error}</FieldError>}
      <ul className="max-h-80 overflow-y-auto border-y border-line">
        {branches.map(({ id, name, location }) => (
          <li
            key={id}
            hidden={!shown.some((branch) => branch.id === id)}
            className="border-b border-line last:border-0"
          >
            <div className="flex min-h-11 items-center gap-3 px-1 hover:bg-surface-1">
              <input
                id={`branch-${id}`}
                type="checkbox"
                name="branchId"
                value={id}
                checked={picked.has(id)}
                onChange={() => toggle(id)}
                className="size-5 shrink-0 accent-primary"
              />
              <label htmlFor={`branch-${id}`} className="min-w-0 grow py-2 text-ui">
                <bdi className="font-medium">{name}</bdi>
                <span className="block text-caption text-ink-2">{location}</span>
              </label>
            </div>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="text-ui">{t('noneFound')}</p>}
      {hydrated && (
        <p role="status" className="num text-caption text-ink-2">
          {t('chosen', { count: String(picked.size), all: String(branches.length) })}
        </p>
      )}
      {branches.length >= mostOrdered && <p className="text-caption text-ink-2">{t('moreBranches')}</p>}
    </fieldset>
  )
}
