import { sar } from '#/domain/money.ts'
import { shopperLanguageKeys, shopperLanguages } from '#/domain/shoppers/shopper-languages.ts'
import { profileAboutMessages } from '#/messages/shoppers/profile-about.ts'
import { shopperProfileMessages } from '#/messages/shoppers/shopper-profile.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { Card } from '#/ui/card.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { NumberField, TextField } from '#/ui/text-field.tsx'
import type { About } from '../read-profile.server.ts'
import { CheckBoxes } from './check-boxes.tsx'

/** Languages and specialisations; for freelancers skills and rate. */
export function KnowledgeCard({ about }: { about: About }) {
  const t = useT(profileAboutMessages)
  const page = useT(shopperProfileMessages)
  const lang = useLang()
  const saved = useBackgroundForm(page('saved'))
  const comma = lang === 'ar' ? '، ' : ', '
  const languages = shopperLanguageKeys.map((value) => ({ value, label: shopperLanguages[value][lang] }))
  return (
    <Card id="knowledge" title={t('knowledgeTitle')}>
      <ActionForm {...saved} errors="inline">
        <input type="hidden" name="intent" value="knowledge" />
        <CheckBoxes name="languages" label={t('languages')} options={languages} chosen={about.languages} />
        <TextField
          name="specialisations"
          label={t('specialisations')}
          help={t('specialisationsHelp')}
          defaultValue={about.specialisations.join(comma)}
          optional
        />
        {about.isFreelancer && (
          <>
            <TextField
              name="skills"
              label={t('skills')}
              help={t('skillsHelp')}
              defaultValue={about.skills.join(comma)}
              optional
            />
            <div className="grid gap-5 md:grid-cols-2">
              <NumberField name="experienceYears" label={t('experienceYears')} defaultValue={about.experienceYears} />
              <NumberField
                name="hourlyRate"
                label={t('hourlyRate')}
                suffix={t('riyals')}
                decimals
                optional
                defaultValue={about.hourlyRate === null ? '' : sar(about.hourlyRate)}
              />
            </div>
          </>
        )}
        <FormActions>
          <SubmitButton>{page('save')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </Card>
  )
}
