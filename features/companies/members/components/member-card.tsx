import { X } from 'lucide-react'
import { teamPageMessages } from '#/messages/companies/team.ts'
import { AskingForm } from '#/ui/asking-form.tsx'
import { AskingSubmit } from '#/ui/asking-submit.tsx'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import { grantWords } from '../grant-words.ts'
import type { GrantLine, MemberRow } from '../list.ts'
import { duties } from '#/domain/member-roles.ts'
import { Checkbox } from '#/ui/choice-field.tsx'
import type { Granting } from '../list.server.ts'
import { GrantFields } from './grant-fields.tsx'

type Props = { member: MemberRow; granting: Granting; mayChange: boolean; isSelf: boolean; company: string }

/** One member: facts, roles and access. */
export function MemberCards({ member, granting, mayChange, isSelf, company }: Props) {
  const t = useT(teamPageMessages)
  const { name, email, state, secondFactor, lastSeen, joined, grants } = member
  const changes = mayChange && member.isManaged
  return (
    <>
      <Card>
        <DescriptionList
          items={[
            { term: t('email'), value: email && <bdi dir="ltr">{email}</bdi> },
            { term: t('state'), value: t(`state_${state}`) },
            { term: t('secondFactor'), value: secondFactor && t(`secondFactor_${secondFactor}`) },
            { term: t('lastSeen'), value: lastSeen && <Time at={lastSeen} mode="datetime" /> },
            { term: t('joined'), value: joined && <Time at={joined} /> },
          ]}
        />
      </Card>
      <Card title={t('grants')} description={t('grantsHelp')}>
        {grants.length === 0 ? (
          <p className="text-ui text-ink-2">{t('noRole')}</p>
        ) : (
          <ul className="flex flex-col divide-y divide-line">
            {grants.map((grant) => (
              <GrantRow key={grant.id} grant={grant} name={name} mayChange={changes} />
            ))}
          </ul>
        )}
        {mayChange && !changes && !isSelf && <p className="text-ui text-ink-2">{t('notManaged')}</p>}
      </Card>
      {changes && granting.places.length > 0 && <AddGrant key={grants.length} granting={granting} />}
      {granting.isOwner && grants.some(({ role }) => role === 'manager') && <Duties member={member} />}
      {isSelf ? <Leave company={company} /> : changes && <Access name={name} state={state} />}
    </>
  )
}

function GrantRow({ grant, name, mayChange }: { grant: GrantLine; name: string; mayChange: boolean }) {
  const t = useT(teamPageMessages)
  const form = useBackgroundForm(t('done_changed'))
  const role = grantWords(grant, useLang())
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
      <bdi className="text-ui font-medium">{role}</bdi>
      {mayChange && (
        <ActionForm {...form} errors="inline" className="gap-0">
          <input type="hidden" name="grantId" value={grant.id} />
          <AskingSubmit
            intent="drop-grant"
            size="dense"
            icon={X}
            variant="quiet"
            aria-label={t('dropNamed', { role })}
            ask={() => ({ title: t('dropTitle', { role }), text: t('dropText', { name }) })}
          >
            {t('dropRole')}
          </AskingSubmit>
        </ActionForm>
      )}
    </li>
  )
}

function AddGrant({ granting }: { granting: Granting }) {
  const t = useT(teamPageMessages)
  const form = useBackgroundForm(t('done_changed'))
  return (
    <Card title={t('addRole')}>
      <ActionForm {...form} errors="inline" className="max-w-[35rem]">
        <GrantFields granting={granting} />
        <FormActions>
          <SubmitButton intent="add-grant" variant="secondary">
            {t('addRole')}
          </SubmitButton>
        </FormActions>
      </ActionForm>
    </Card>
  )
}

/** What a manager does in the kitchen, for owners. */
function Duties({ member }: { member: MemberRow }) {
  const t = useT(teamPageMessages)
  const form = useBackgroundForm(t('done_changed'))
  return (
    <Card title={t('duties')} description={t('dutiesHelp')}>
      <ActionForm key={member.duties.join()} {...form} errors="inline">
        {duties.map((duty) => (
          <Checkbox
            key={duty}
            id={`duty-${duty}`}
            name="duty"
            value={duty}
            label={t(`duty_${duty}`)}
            help={t(`duty_${duty}Help`)}
            defaultChecked={member.duties.includes(duty)}
          />
        ))}
        <FormActions>
          <SubmitButton intent="duties" variant="secondary">
            {t('saveDuties')}
          </SubmitButton>
        </FormActions>
      </ActionForm>
    </Card>
  )
}

function Access({ name, state }: { name: string; state: MemberRow['state'] }) {
  const t = useT(teamPageMessages)
  const form = useBackgroundForm(t('done_changed'))
  return (
    <Card title={t('access')}>
      <div className="flex flex-wrap gap-3">
        <ActionForm {...form} errors="inline" className="gap-0">
          {state === 'active' ? (
            <AskingSubmit
              intent="suspend"
              variant="secondary"
              ask={() => ({ title: t('suspendTitle', { name }), text: t('suspendText') })}
            >
              {t('suspend')}
            </AskingSubmit>
          ) : (
            <SubmitButton intent="reactivate" variant="secondary">
              {t('reactivate')}
            </SubmitButton>
          )}
        </ActionForm>
        <AskingForm intent="remove" title={t('removeTitle', { name })} text={t('removeText')} className="gap-0">
          {t('remove')}
        </AskingForm>
      </div>
    </Card>
  )
}

/** Leaves the company, after a question. */
export function Leave({ company }: { company: string }) {
  const t = useT(teamPageMessages)
  return (
    <Card title={t('thisIsYou')}>
      <AskingForm intent="leave" title={t('leaveTitle', { company })} text={t('leaveText')} className="gap-0">
        {t('leave')}
      </AskingForm>
    </Card>
  )
}
