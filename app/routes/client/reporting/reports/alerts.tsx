import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { href, useFetcher } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { WithRight } from '#/features/companies/members/components/rights.tsx'
import { nameFor } from '#/domain/branch-names.ts'
import { may } from '#/domain/permissions.ts'
import {
  addAlertPerson,
  type AlertPerson,
  type AlertPlaces,
  readAlertPeople,
  readAlertPlaces,
  removeAlertPerson,
} from '#/features/reporting/alert-people/alert-people.server.ts'
import { alertPersonForm } from '#/features/reporting/alert-people/form.ts'
import { teamMessages } from '#/messages/companies/team.ts'
import { alertPeopleMessages } from '#/messages/reporting/client-report.ts'
import { reportMessages } from '#/messages/reports.ts'
import { uiMessages } from '#/messages/ui.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Checkbox, SelectField } from '#/ui/choice-field.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { Route } from './+types/alerts'

export const loader = pageData(async ({ context }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const [people, places] = await Promise.all([readAlertPeople(actor), readAlertPlaces(actor)])
  return { people, places, mayChange: may(actor, 'alert-people.write') }
})

export const action = formAction(alertPersonForm, async (actor, input) => {
  if (input.intent === 'remove') await removeAlertPerson(actor, input.personId)
  else {
    const { name, email, language, node } = input
    await addAlertPerson(actor, { name, email, language, nodeId: node || null })
  }
  return null
})

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, alertPeopleMessages.title) }]

export default function Page({ loaderData: { people, places, mayChange } }: Route.ComponentProps) {
  const t = useT(alertPeopleMessages)
  const word = useT(reportMessages)
  return (
    <div className="mx-auto flex w-full max-w-[960px] flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/client/reports'), label: word('reports') }, { label: t('title') }]}
        title={t('title')}
        description={t('intro')}
      />
      <Card title={t('people')}>
        {people.length === 0 ? (
          <EmptyState icon={BellRing} title={t('none')} compact>
            {t('noneHint')}
          </EmptyState>
        ) : (
          <ul className="flex flex-col">
            {people.map((person) => (
              <PersonRow key={person.id} person={person} mayChange={mayChange} />
            ))}
          </ul>
        )}
      </Card>
      {mayChange && (
        <WithRight to="alert-people.write">
          <AddPerson key={people.length} places={places} />
        </WithRight>
      )}
    </div>
  )
}

function AddPerson({ places: { whole, places } }: { places: AlertPlaces }) {
  const t = useT(alertPeopleMessages)
  const team = useT(teamMessages)
  const toast = useToast()
  const lang = useLang()
  const fetcher = useFetcher()
  return (
    <Card title={t('add')}>
      <ActionForm
        fetcher={fetcher}
        errors="inline"
        className="max-w-[560px]"
        onDone={() => toast({ text: t('saved') })}
      >
        <TextField name="name" label={t('name')} maxLength={200} required autoComplete="off" />
        <TextField name="email" type="email" label={t('email')} maxLength={254} required autoComplete="off" />
        <SelectField
          name="language"
          label={t('language')}
          defaultValue={lang}
          options={[
            { value: 'ar', label: t('language_ar') },
            { value: 'en', label: t('language_en') },
          ]}
        />
        <SelectField
          name="node"
          label={t('place')}
          help={t('placeHelp')}
          options={places.map(({ id, names, depth }) => ({
            value: id,
            label: `${'\u2003'.repeat(Math.max(0, depth - 1))}${nameFor(names, lang)}`,
          }))}
          placeholder={whole ? team('wholeCompany') : t('choosePlace')}
          optional={whole}
        />
        <Checkbox name="agreed" label={t('agreed')} help={t('agreedHint')} />
        <FormActions>
          <SubmitButton intent="add">{t('save')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </Card>
  )
}

function PersonRow({ person, mayChange }: { person: AlertPerson; mayChange: boolean }) {
  const t = useT(alertPeopleMessages)
  const team = useT(teamMessages)
  const lang = useLang()
  const ui = useT(uiMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { id, name, email, language, part } = person
  const done = () => {
    close()
    toast({ text: t('removed') })
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="text-ui font-medium">
          <bdi>{name}</bdi>
        </p>
        <p className="flex flex-wrap gap-x-3 text-caption text-ink-2">
          <bdi dir="ltr" className="[overflow-wrap:anywhere]">
            {email}
          </bdi>
          <span>{t(`language_${language}`)}</span>
          <bdi>{part ? nameFor(part, lang) : team('wholeCompany')}</bdi>
        </p>
      </div>
      {mayChange && (
        <WithRight to="alert-people.write">
          <Button variant="quiet" aria-label={t('remove', { name })} onClick={() => setOpen(true)}>
            {t('removeShort')}
          </Button>
        </WithRight>
      )}
      <Dialog open={open} onClose={close} title={t('removeTitle', { name })}>
        <ActionForm fetcher={fetcher} errors="inline" onDone={done}>
          <p className="text-ui text-ink-2">{t('removeHint', { email })}</p>
          <input type="hidden" name="personId" value={id} />
          <FormActions>
            <SubmitButton intent="remove" variant="danger">
              {t('removeShort')}
            </SubmitButton>
            <Button onClick={close}>{ui('back')}</Button>
          </FormActions>
        </ActionForm>
      </Dialog>
    </li>
  )
}
