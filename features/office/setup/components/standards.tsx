import type { FormResult } from '#/domain/form-result.ts'
import { bandFloors, scoreBands } from '#/domain/score.ts'
import { averageMessages } from '#/messages/averages.ts'
import { setupMessages } from '#/messages/office/setup.ts'
import { uiMessages } from '#/messages/ui.ts'
import { Card } from '#/ui/card.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { NumberField } from '#/ui/text-field.tsx'
import type { Standard, Standards } from '../read-standards.server.ts'

/** Questionnaires in use, by the type of visit. */
export function QuestionnairesInUse({ standards }: { standards: readonly Standard[] }) {
  const t = useT(setupMessages)
  const types = useT(averageMessages)
  return (
    <Card title={t('questionnaires')} description={t('questionnairesHelp')}>
      <div className="grid gap-6 md:grid-cols-2">
        {standards.map(({ type, title, version, isOwn, sections, questions, critical }) => (
          <section key={type} className="min-w-0">
            <h3 className="text-ui font-medium">{types(`type_${type}`)}</h3>
            <p className="text-ui">
              <bdi>{title}</bdi>
            </p>
            <p className="text-caption text-ink-2">
              {t(isOwn ? 'ownQuestionnaire' : 'generalQuestionnaire')} · {t('versionOf', { version })}
            </p>
            <p className="text-caption text-ink-2">
              {t('questionCount', { count: questions })} · {t('criticalQuestions', { n: critical })}
            </p>
            <ul className="mt-2 flex flex-col">
              {sections.map((section) => (
                <li key={section.key} className="flex justify-between gap-4 border-t border-line py-1.5 text-caption">
                  <bdi>{section.title}</bdi>
                  <span className="num text-ink-2">{section.questions}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  )
}

/** Score bands and levels of certificates. */
export function Thresholds({ leastMean }: Pick<Standards, 'leastMean'>) {
  const t = useT(setupMessages)
  const ui = useT(uiMessages)
  const bands = scoreBands.map((band) => ({ name: ui(`band_${band}`), from: bandFloors[band] }))
  const certificates = (['silver', 'gold', 'platinum'] as const).map((level) => ({
    name: t(`level_${level}`),
    from: leastMean[level],
  }))
  return (
    <Card title={t('thresholds')} description={t('thresholdsHelp')}>
      <div className="grid gap-6 md:grid-cols-2">
        <Floors title={t('bands')} rows={bands} />
        <Floors title={t('certificateLevels')} rows={certificates} />
      </div>
    </Card>
  )
}

function Floors({ title, rows }: { title: string; rows: readonly { name: string; from: number }[] }) {
  const t = useT(setupMessages)
  return (
    <section className="min-w-0">
      <h3 className="text-ui font-medium">{title}</h3>
      <ul className="mt-2 flex flex-col">
        {rows.map(({ name, from }) => (
          <li key={name} className="flex justify-between gap-4 border-t border-line py-1.5 text-ui">
            <span>{name}</span>
            <span className="text-ink-2">{from === 0 ? t('belowAll') : t('fromScore', { score: from })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The target score of all branches. */
export function TargetForm({
  target,
  version,
  result,
}: Pick<Standards, 'target' | 'version'> & { result: FormResult | undefined }) {
  const t = useT(setupMessages)
  return (
    <Card title={t('targetTitle')} description={t('targetHelp')}>
      <ActionForm result={result} key={version}>
        <input type="hidden" name="version" value={version} />
        <div className="max-w-80">
          <NumberField
            name="target"
            label={t('targetLabel')}
            decimals
            suffix="%"
            defaultValue={target === null ? '' : String(target)}
          />
        </div>
        <FormActions>
          <SubmitButton intent="target">{t('saveTarget')}</SubmitButton>
        </FormActions>
      </ActionForm>
    </Card>
  )
}
