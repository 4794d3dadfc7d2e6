import { Form, href } from 'react-router'
import { parMessages } from '#/messages/kitchen/par.ts'
import { Button } from '#/ui/button.tsx'
import { type Option, SelectField } from '#/ui/choice-field.tsx'
import { useT } from '#/ui/language.tsx'
import { NavTabs } from '#/ui/nav.tsx'

/** The pages of stock; a chosen branch is kept from one to the other. */
export function StockTabs({ branchId = null }: { branchId?: string | null }) {
  const t = useT(parMessages)
  const of = (address: string) =>
    branchId === null ? address : `${address}?${new URLSearchParams({ branch: branchId })}`
  return (
    <NavTabs
      label={t('tabs')}
      look="segment"
      items={[
        { to: of(href('/client/procurement/counts')), label: t('counts'), end: true },
        { to: of(href('/client/procurement/suggestion')), label: t('toOrder') },
        { to: of(href('/client/procurement/par')), label: t('levels') },
        { to: of(href('/client/procurement/transfers')), label: t('transfers') },
      ]}
    />
  )
}

type Choice = { name: string; label: string; value: string | null; options: readonly Option[] }

/** What a page of stock shows, in its address. */
export function StockChoice({ choices }: { choices: readonly Choice[] }) {
  const t = useT(parMessages)
  const open = choices.filter(({ options }) => options.length > 1)
  if (open.length === 0) return null
  return (
    <Form
      key={choices.map(({ value }) => value).join(' ')}
      method="get"
      className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-4"
    >
      {open.map(({ name, label, value, options }) => (
        <SelectField key={name} name={name} label={label} defaultValue={value ?? ''} options={options} />
      ))}
      {choices
        .filter(({ options, value }) => options.length <= 1 && value !== null)
        .map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value!} />
        ))}
      <div>
        <Button type="submit">{t('show')}</Button>
      </div>
    </Form>
  )
}
