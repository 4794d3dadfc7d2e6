import { useEffect, useState } from 'react'
import { href, useFetcher } from 'react-router'
import { correctiveActionMessages } from '#/messages/reporting/corrective-actions.ts'
import { ComboBox } from '#/ui/combo-box.tsx'
import { useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import type { ActionMember } from '../owner.server.ts'

/** The branch whose members are offered, by itself or by its report. */
export type OwnerPlace = { branchId: string } | { reportId: string }
type Start = { owner?: string; ownerId?: string | null; ownerEmail?: string | null }

/** Owner of an action: a member who sees the branch, or another person with an address. */
export function ActionOwnerField({ place, start }: { place: OwnerPlace; start: Start }) {
  const t = useT(correctiveActionMessages)
  const { load, data } = useFetcher<{ members: ActionMember[] }>()
  const [isMember, setIsMember] = useState(Boolean(start.ownerId))
  const asked = 'branchId' in place ? `branch=${place.branchId}` : `report=${place.reportId}`
  useEffect(() => {
    void load(`${href('/client/tasks/owners')}?${asked}`)
  }, [load, asked])
  const members = (data?.members ?? []).map(({ id, name }) => ({ id, label: name }))
  const own = start.ownerId && start.owner ? [{ id: start.ownerId, label: start.owner }] : []
  return (
    <>
      <ComboBox
        name="ownerName"
        idName="ownerId"
        label={t('owner')}
        help={t('ownerHint')}
        allowNew
        options={members.length > 0 ? members : own}
        {...(start.owner ? { defaultText: start.owner } : {})}
        {...(start.ownerId ? { defaultId: start.ownerId } : {})}
        onChange={({ id }) => setIsMember(id !== null)}
      />
      {!isMember && (
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
      )}
    </>
  )
}
