import { Form, href } from 'react-router'
import { parMessages } from '#/messages/kitchen/par.ts'
import { Button } from '#/ui/button.tsx'
import { type Option, SelectField } from '#/ui/choice-field.tsx'
import { useT } from '#/ui/language.tsx'
import { NavTabs } from '#/ui/nav.tsx'

/** The pages of stock. */
export function StockTabs() {
  const t = useT(parMessages)
  return (
    <NavTabs
      label={t('tabs')}
      look="segment"
      items={[
        { to: href('/client/procurement/counts'), label: t('counts'), end: true },
        { to: href('/client/procurement/suggestion'), label: t('toOrder') },
        { to: href('/client/procurement/par'), label: t('levels') },
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
