import type { useFetcher } from 'react-router'
import { branchAttributeKeys, branchAttributes } from '#/domain/branch-attributes.ts'
import { branchMessages } from '#/messages/questionnaire-builder-list.ts'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import type { DescribedBranch } from '../described-list.ts'

type Props = {
  branch: (DescribedBranch & { seen: string }) | null
  fetcher: ReturnType<typeof useFetcher>
  onClose: () => void
}

/** Attributes of a branch (present, absent, unknown), and its place. */
export function BranchDialog({ branch, fetcher, onClose }: Props) {
  const t = useT(branchMessages)
  return (
    <Dialog open={branch !== null} onClose={onClose} title={<bdi>{branch?.name}</bdi>} width="medium" sheet>
      {branch && (
        <ActionForm fetcher={fetcher} errors="inline" key={branch.id}>
          <input type="hidden" name="id" value={branch.id} />
          <input type="hidden" name="seen" value={branch.seen} />
          <Attributes branch={branch} />
          <TextField
            name="place"
            type="code"
            label={t('place')}
            help={t('placeHelp')}
            optional
            maxLength={60}
            defaultValue={branch.latitude === null ? '' : `${branch.latitude}, ${branch.longitude}`}
          />
          <FormActions>
            <SubmitButton>{t('save')}</SubmitButton>
          </FormActions>
        </ActionForm>
      )}
    </Dialog>
  )
}

const states = ['yes', 'no', 'unsaid'] as const
const words = { yes: 'yes', no: 'no', unsaid: 'notSaid' } as const

function Attributes({ branch: { attributes } }: { branch: DescribedBranch }) {
  const t = useT(branchMessages)
  const lang = useLang()
  return (
    <div className="flex flex-col divide-y divide-line">
      {branchAttributeKeys.map((key) => {
        const has = attributes[key]
        const state = has === undefined ? 'unsaid' : has ? 'yes' : 'no'
        return (
          <fieldset key={key} className="flex flex-wrap items-center justify-between gap-x-4 py-1.5">
            <legend className="float-start contents text-ui">{branchAttributes[key][lang]}</legend>
            <div className="flex gap-1">
              {states.map((value) => (
                <label
                  key={value}
                  className="flex min-h-9 cursor-pointer items-center rounded-control border border-line-input px-3 text-caption has-checked:border-primary has-checked:bg-primary-soft has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-focus coarse:min-h-11"
                >
                  <input type="radio" name={key} value={value} defaultChecked={value === state} className="sr-only" />
                  {t(words[value])}
                </label>
              ))}
            </div>
          </fieldset>
        )
      })}
    </div>
  )
}
