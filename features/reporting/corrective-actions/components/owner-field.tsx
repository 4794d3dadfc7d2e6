import { useEffect, useState } from 'react'
import { href, useFetcher } from 'react-router'
import { correctiveActionMessages } from '#/messages/reporting/corrective-actions.ts'
import { SelectField } from '#/ui/choice-field.tsx'
import { useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import type { ActionMember } from '../owner.server.ts'

/** The branch whose members are offered, given by its id or by a report. */
export type OwnerPlace = { branchId: string } | { reportId: string }
type Start = { owner?: string; ownerId?: string | null; ownerEmail?: string | null }

/** Owner of an action: a member who sees the branch, or another person with an address. */
export function ActionOwnerField({ place, start }: { place: OwnerPlace; start: Start }) {
  const t = useT(correctiveActionMessages)
  const { load, data } = useFetcher<{ members: ActionMember[] }>()
  const [chosen, setChosen] = useState(start.ownerId ?? '')
  const asked = 'branchId' in place ? `branch=${place.branchId}` : `report=${place.reportId}`
  useEffect(() => {
    void load(`${href('/client/tasks/owners')}?${asked}`)
  }, [load, asked])
  const own = start.ownerId && start.owner ? [{ id: start.ownerId, name: start.owner }] : []
  const members = data?.members ?? own
  const member = members.find(({ id }) => id === chosen)
  return (
    <>
      {members.length > 0 && (
        <SelectField
          name="ownerId"
          label={t('ownerMember')}
          placeholder={t('anotherOwner')}
          defaultValue={start.ownerId ?? ''}
          onChange={setChosen}
          options={members.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {member ? (
        <input type="hidden" name="ownerName" value={member.name.slice(0, 200)} />
      ) : (
        <OtherOwner start={start.ownerId ? {} : start} />
      )}
    </>
  )
}

/** Name and address of an owner who is no member. */
export function OtherOwner({ start, help }: { start: Start; help?: string }) {
  const t = useT(correctiveActionMessages)
  return (
    <>
      <TextField
        name="ownerName"
        label={t('owner')}
        help={help ?? t('ownerHint')}
        maxLength={200}
        required
        autoComplete="off"
        defaultValue={start.owner}
      />
      <TextField
        name="ownerEmail"
        type="email"
        label={t('ownerEmail')}
        help={t('ownerEmailHint')}
        optional
        maxLength={254}
        autoComplete="off"
        defaultValue={start.ownerEmail ?? undefined}
      />
    </>
  )
}
