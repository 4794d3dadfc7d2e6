import { Archive, Pause, Play, SquarePen } from 'lucide-react'
import type { ReactNode } from 'react'
import { automationMessages } from '#/messages/office/automation.ts'
import { AskingSubmit } from '#/ui/asking-submit.tsx'
import { Badge } from '#/ui/badge.tsx'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { LinkButton } from '#/ui/button.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import type { RuleView } from '../read-rule.server.ts'

const tones = { active: 'green', paused: 'yellow', archived: 'grey' } as const
export function RuleBadge({ state }: Pick<RuleView, 'state'>) {
  const t = useT(automationMessages)
  return <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>
}

/** Buttons of the head of a rule. */
export function RuleActions({ rule, change }: { rule: RuleView; change: string }) {
  const t = useT(automationMessages)
  if (rule.state === 'archived') return null
  return (
    <>
      <LinkButton to={change} variant="secondary" icon={SquarePen}>
        {t('change')}
      </LinkButton>
      {rule.state === 'active' ? (
        <Step revision={rule.revision} done={t('paused')}>
          <SubmitButton intent="pause" variant="secondary" icon={Pause}>
            {t('pause')}
          </SubmitButton>
        </Step>
      ) : (
        <Step revision={rule.revision} done={t('resumed')}>
          <SubmitButton intent="resume" icon={Play}>
            {t('resume')}
          </SubmitButton>
        </Step>
      )}
    </>
  )
}

/** Archives a rule for good. */
export function ArchiveRule({ revision }: { revision: number }) {
  const t = useT(automationMessages)
  return (
    <Step revision={revision} done={t('archived')}>
      <AskingSubmit
        intent="archive"
        variant="danger-quiet"
        icon={Archive}
        ask={() => ({ title: t('archiveTitle'), text: t('archiveText') })}
      >
        {t('archive')}
      </AskingSubmit>
    </Step>
  )
}

function Step({ revision, done, children }: { revision: number; done: string; children: ReactNode }) {
  return (
    <ActionForm {...useBackgroundForm(done)} errors="inline" className="gap-0">
      <input type="hidden" name="revision" value={revision} />
      {children}
    </ActionForm>
  )
}
