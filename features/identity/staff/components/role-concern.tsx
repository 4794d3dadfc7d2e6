import type { Ability } from '#/domain/staff-abilities.ts'
import { staffAbilityMessages, staffRolePageMessages } from '#/messages/identity/staff-roles.ts'
import { SubmitButton } from '#/ui/form.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import type { Concern, RoleAnswer } from '../role-change.ts'

type Check = Extract<RoleAnswer, { step: 'check' }>

/** What a change means for whom, with the button that confirms it. Inside the form of the change. */
export function RoleConcern({ check: { of, agreed, isAgain, concern } }: { check: Check }) {
  const t = useT(staffRolePageMessages)
  const { count, invitations } = concern
  return (
    <>
      <input type="hidden" name="agreed" value={agreed} />
      <Notice
        kind="warning"
        live
        title={t('concerned', { count })}
        actions={
          <SubmitButton intent={of} variant={of === 'retire' ? 'danger' : 'primary'}>
            {t(of === 'retire' ? 'confirmRetire' : 'confirm')}
          </SubmitButton>
        }
      >
        {isAgain && <p className="font-medium">{t('concernedAgain')}</p>}
        {count > 0 && <People concern={concern} />}
        {count > 0 && <Rights concern={concern} />}
        {invitations > 0 && <p>{t('openInvitations', { count: invitations })}</p>}
      </Notice>
    </>
  )
}

function People({ concern: { people, count } }: { concern: Concern }) {
  const t = useT(staffRolePageMessages)
  const others = count - people.length
  return (
    <ul className="flex flex-wrap gap-x-3">
      {people.map(({ id, name }) => (
        <li key={id}>
          <bdi>{name}</bdi>
        </li>
      ))}
      {others > 0 && <li>{t('andOthers', { count: others })}</li>}
    </ul>
  )
}

function Rights({ concern: { lost, gained, factor, count } }: { concern: Concern }) {
  const t = useT(staffRolePageMessages)
  return (
    <div className="mt-2 flex flex-col gap-2">
      {lost.length > 0 && <Abilities title={t('lose', { count })} abilities={lost} />}
      {gained.length > 0 && <Abilities title={t('gain', { count })} abilities={gained} />}
      {lost.length + gained.length === 0 && <p>{t('sameRights')}</p>}
      {factor && <p>{t(factor === 'begins' ? 'factorBegins' : 'factorEnds')}</p>}
    </div>
  )
}

function Abilities({ title, abilities }: { title: string; abilities: readonly Ability[] }) {
  const t = useT(staffAbilityMessages)
  return (
    <div>
      <p className="font-medium">{title}</p>
      <ul className="list-disc ps-5">
        {abilities.map((ability) => (
          <li key={ability}>{t(ability)}</li>
        ))}
      </ul>
    </div>
  )
}
