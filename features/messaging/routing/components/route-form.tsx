import { useFetcher } from 'react-router'
import { routeWays } from '#/domain/messaging/routing.ts'
import { routingMessages } from '#/messages/messaging/routing.ts'
import { SelectField } from '#/ui/choice-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { Route, RouteChoice } from '../read-routing.server.ts'

type Props = {
  route: Route
  nodeId: string
  /** The whole company: nothing is above it. */
  isWhole: boolean
}

/** Choice for each role that can hear of a topic, at one part of the company. */
export function RouteForm({ route: { topic, choices }, nodeId, isWhole }: Props) {
  const t = useT(routingMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  return (
    <ActionForm fetcher={fetcher} errors="inline" onDone={() => toast({ text: t('saved') })}>
      <input type="hidden" name="node" value={nodeId} />
      <input type="hidden" name="topic" value={topic} />
      <div className="grid gap-4 sm:grid-cols-2">
        {choices.map((choice) => (
          <RoleField key={choice.role} choice={choice} topic={topic} isWhole={isWhole} />
        ))}
      </div>
      <FormActions>
        <SubmitButton size="dense">{t('save')}</SubmitButton>
      </FormActions>
    </ActionForm>
  )
}

function RoleField({ choice, topic, isWhole }: { choice: RouteChoice; topic: string; isWhole: boolean }) {
  const t = useT(routingMessages)
  const { role, own, above } = choice
  // why: a contact has no app
  const ways = role === 'contact' ? (['both', 'none'] as const) : routeWays.toReversed()
  const word = (way: (typeof ways)[number]) => (role === 'contact' && way === 'both' ? t('way_email') : t(`way_${way}`))
  return (
    <SelectField
      id={`route-${topic}-${role}`}
      name={role}
      label={t(`role_${role}`)}
      defaultValue={own ?? ''}
      placeholder={isWhole ? t('usual', { way: word(above) }) : t('asAbove', { way: word(above) })}
      options={ways.map((way) => ({ value: way, label: word(way) }))}
    />
  )
}
