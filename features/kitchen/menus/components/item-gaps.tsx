import { Link, useFetcher } from 'react-router'
import { passableGaps } from '#/domain/kitchen/menu/gaps.ts'
import { menuAllergenMessages } from '#/messages/kitchen/menu-page.ts'
import { menuMessages } from '#/messages/kitchen/menus.ts'
import { Card } from '#/ui/card.tsx'
import { Checkbox } from '#/ui/choice-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { Fold } from '#/ui/fold.tsx'
import { useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { OfficeItem } from '../read-menus.server.ts'
import { placeOfGap } from './gap-line.tsx'

type Pass = { reason: string | null; by: string | null } | null

/** What a dish lacks, where it is completed, and the answer of an owner who publishes without it. */
export function ItemGaps({ item, pass, mayPass }: { item: OfficeItem; pass: Pass; mayPass: boolean }) {
  const t = useT(menuMessages)
  const group = useT(menuAllergenMessages)
  const toast = useToast()
  const undo = useFetcher()
  return (
    <Card title={t('gaps')} description={t('gapsHint')}>
      <div className="flex flex-col gap-4">
        <ul className="flex flex-col gap-2">
          {item.gaps.map((gap) => (
            <li key={gap} className="text-ui">
              <span className="font-medium">{t(`gap_${gap}`)}</span> ·
              <Link className="link" to={placeOfGap(gap, item.recipeId)}>
                {t(gap === 'price' ? 'toPrice' : 'toRecipe')}
              </Link>
              {gap === 'allergens' && (
                <span className="block text-caption text-ink-2">
                  {t('undeclaredGroups', { groups: item.undeclared.map((one) => group(one)).join(' · ') })}
                </span>
              )}
            </li>
          ))}
        </ul>
        {pass?.reason && (
          <div className="flex flex-col gap-3">
            <p className="text-ui">
              <span className="font-medium">{t('passed')}</span>
              <span className="block text-caption text-ink-2">
                {t('passedBy', { name: pass.by ?? '', reason: pass.reason })}
              </span>
            </p>
            {mayPass && (
              <ActionForm fetcher={undo} errors="inline" onDone={() => toast({ text: t('saved') })}>
                <SubmitButton intent="no-pass" variant="secondary">
                  {t('passUndo')}
                </SubmitButton>
              </ActionForm>
            )}
          </div>
        )}
        {mayPass && !pass && <PassForm item={item} />}
      </div>
    </Card>
  )
}

function PassForm({ item }: { item: OfficeItem }) {
  const t = useT(menuMessages)
  const toast = useToast()
  const pass = useFetcher()
  const offered = passableGaps.filter((gap) => item.gaps.includes(gap))
  if (offered.length === 0) return null
  return (
    <Fold summary={<span className="font-medium">{t('pass')}</span>}>
      <div className="flex flex-col gap-4 py-4">
        <p className="text-ui text-ink-2">{t('passHint')}</p>
        <ActionForm fetcher={pass} errors="inline" onDone={() => toast({ text: t('saved') })}>
          <div>
            {offered.map((gap) => (
              <Checkbox key={gap} id={`gap-${gap}`} name="gap" value={gap} label={t(`gap_${gap}`)} />
            ))}
          </div>
          <TextField name="reason" label={t('passReason')} maxLength={300} required />
          <FormActions>
            <SubmitButton intent="pass" variant="secondary">
              {t('passSave')}
            </SubmitButton>
          </FormActions>
        </ActionForm>
      </div>
    </Fold>
  )
}
