import { ArrowLeft, CircleAlert } from 'lucide-react'
import { isSigned, openAuditPoints } from '#/domain/operations/audits/answers.ts'
import { auditFillMessages } from '#/messages/operations/audits-fill.ts'
import { Button } from '#/ui/button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { countPhotos, pointOf, reopenedBy, useAudit } from './audit-context.ts'

type Props = {
  at: number
  go: (step: number, question?: string) => void
  /** The signature was missing when the audit should be submitted. */
  onMissed: () => void
}

/** The one next step. A failed critical question without a follow-up comes first. */
export function AuditFoot({ at, go, onMissed }: Props) {
  const t = useT(auditFillMessages)
  const lang = useLang()
  const open = useAudit()
  const { filling, state, readOnly } = open
  const { sections } = filling.definition
  const section = sections[at]
  const points = openAuditPoints(filling.definition, state.values, countPhotos(state.photos), reopenedBy(open))
  const urgent = readOnly ? undefined : points.find((point) => point.section === section?.key && point.why === 'action')
  const next = sections[at + 1]
  return (
    <div className="sticky bottom-0 z-10 -mx-4 -mb-4 flex flex-col gap-2 border-t border-line bg-card px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      {urgent && (
        <p role="status" data-tone="red" className="inline-flex items-center gap-2 text-caption text-tone-ink">
          <Icon as={CircleAlert} size={16} />
          {t('criticalNeeds')}
        </p>
      )}
      <div className="flex items-stretch gap-2">
        {at > 0 && (
          <button
            type="button"
            aria-label={t('back')}
            onClick={() => go(at - 1)}
            className="inline-flex min-h-13 w-14 shrink-0 items-center justify-center rounded-control border border-line-input hover:bg-surface-2"
          >
            <Icon as={ArrowLeft} directional />
          </button>
        )}
        {section && (
          <Button size="large" variant="primary" full onClick={() => (urgent ? go(at, urgent.key) : go(at + 1))}>
            {urgent
              ? t('toMissing', { point: pointOf(urgent.key, t('askedAgain')) })
              : t('next', { step: next ? next.title[lang] : t('summary') })}
          </Button>
        )}
        {!section && <SubmitButton points={points} go={go} onMissed={onMissed} />}
      </div>
    </div>
  )
}

type SubmitProps = Omit<Props, 'at'> & { points: ReturnType<typeof openAuditPoints> }

function SubmitButton({ points, go, onMissed }: SubmitProps) {
  const t = useT(auditFillMessages)
  const { filling, store, state } = useAudit()
  const [first] = points
  const blocked = Object.keys(state.conflicts).length > 0
  if (first) {
    const at = filling.definition.sections.findIndex(({ key }) => key === first.section)
    return (
      <Button size="large" variant="primary" full onClick={() => go(at, first.key)}>
        {t('toMissing', { point: pointOf(first.key, t('askedAgain')) })}
      </Button>
    )
  }
  const submit = () => {
    if (blocked) return
    if (isSigned(state.signature)) return store.submit()
    onMissed()
    document.getElementById('signer-name')?.focus()
  }
  return (
    <Button size="large" variant="primary" full aria-disabled={blocked} onClick={submit}>
      {t('submit')}
    </Button>
  )
}
