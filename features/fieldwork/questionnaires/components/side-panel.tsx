import type { QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import { type Finding, isError } from '#/domain/fieldwork/questionnaire-check.ts'
import { builderMessages } from '#/messages/fieldwork/questionnaire-builder.ts'
import { classes } from '#/ui/class-names.ts'
import { useT } from '#/ui/language.tsx'
import type { EditedQuestionnaire } from '../edit-questionnaire.server.ts'
import { ChecksPanel } from './checks-panel.tsx'
import { PhonePanel, type PreviewOf } from './phone-panel.tsx'
import { SimulationPanel } from './simulation-panel.tsx'
import { VersionsPanel } from './versions-panel.tsx'

export const panels = ['simulate', 'phone', 'checks', 'history'] as const
export type Panel = (typeof panels)[number]
export type View = 'questions' | Panel

type ViewProps = { views: readonly View[]; shown: View; onShow: (view: View) => void; errors: number }

/** Views and the current one. */
export function ViewButtons({ views, shown, onShow, errors }: ViewProps) {
  const t = useT(builderMessages)
  return (
    <div role="group" aria-label={t('panels')} className="flex gap-1 overflow-x-auto max-md:gap-0">
      {views.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={shown === one}
          onClick={() => onShow(one)}
          className={classes(
            'inline-flex min-h-11 items-center gap-2 border-b-2 px-3 text-ui whitespace-nowrap max-md:px-1.5',
            shown === one
              ? 'border-primary font-semibold text-ink'
              : 'border-transparent text-ink-2 hover:border-line-input hover:text-ink',
          )}
        >
          {t(one)}
          {one === 'checks' && errors > 0 && (
            <span className="num rounded-full bg-surface-3 px-2 text-micro font-medium">{errors}</span>
          )}
        </button>
      ))}
    </div>
  )
}

type Props = {
  /** On a narrow screen it replaces the questions, or is hidden. */
  hidden: boolean
  panel: Panel
  onPanel: (panel: Panel) => void
  definition: QuestionnaireDefinition
  findings: readonly Finding[]
  questionnaire: EditedQuestionnaire
  onGoTo: (finding: Finding) => void
  /** Key of the question that is open in the editor. */
  opened: string | null
  preview: PreviewOf
}

/** Beside the questions: simulation, a shopper's phone, checks, versions. */
export function SidePanel(props: Props) {
  const { hidden, panel, onPanel, definition, findings, questionnaire, onGoTo, opened, preview } = props
  const t = useT(builderMessages)
  const errors = findings.filter(isError).length
  return (
    <section
      id="beside"
      tabIndex={-1}
      aria-label={t('beside')}
      className={classes(
        'flex min-w-0 flex-col rounded-card border border-line bg-card lg:sticky lg:top-32 lg:max-h-[calc(100dvh-9rem)]',
        hidden && 'max-lg:hidden',
      )}
    >
      <div className="shrink-0 border-b border-line px-2 max-lg:hidden">
        <ViewButtons
          views={panels}
          shown={panel}
          onShow={(view) => view !== 'questions' && onPanel(view)}
          errors={errors}
        />
      </div>
      <div className="relative min-h-0 overflow-y-auto p-4">
        {panel === 'simulate' && <SimulationPanel definition={definition} />}
        {panel === 'phone' && <PhonePanel definition={definition} opened={opened} preview={preview} />}
        {panel === 'checks' && <ChecksPanel definition={definition} findings={findings} onGoTo={onGoTo} />}
        {panel === 'history' && <VersionsPanel questionnaire={questionnaire} />}
      </div>
    </section>
  )
}
