import type { FormResult } from '#/domain/form-result.ts'
import type { Place } from '#/domain/place.ts'
import { branchPlaceMessages } from '#/messages/ordering/control-room.ts'
import { Card } from '#/ui/card.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PlacePicker } from '#/ui/place-picker.tsx'
import type { BranchToPlace } from '../branch-places.server.ts'

type BranchPlaceProps = { branch: BranchToPlace; near: Place | null; result: FormResult | undefined; action?: string }

/** Sets a branch's place on a map. */
export function BranchPlace({ branch, near, result, action }: BranchPlaceProps) {
  const t = useT(branchPlaceMessages)
  return (
    <Card
      title={t('placeOf', { branch: branch.name })}
      description={
        <bdi>
          {branch.clientName} · {branch.location}
        </bdi>
      }
    >
      <ActionForm result={result} errors="inline" {...(action ? { action } : {})}>
        <input type="hidden" name="intent" value="place" />
        <input type="hidden" name="branchId" value={branch.id} />
        <PlacePicker
          label={t('map')}
          latitude={{ name: 'latitude', defaultValue: branch.place?.latitude ?? null }}
          longitude={{ name: 'longitude', defaultValue: branch.place?.longitude ?? null }}
          near={near}
        />
        <FormActions>
          <SubmitButton>{t('save')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </Card>
  )
}
