import { certifiedMessages } from '#/messages/certification/get-certified.ts'
import { publicPath } from '#/platform/i18n.ts'
import { Button } from '#/ui/button.tsx'
import { Checkbox } from '#/ui/choice-field.tsx'
import { inputClasses } from '#/ui/field.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TextField } from '#/ui/text-field.tsx'
import type { SelfCheck } from '../self-check.ts'

/** Visits counted by the rule, and possible obstacles. A plain GET form, with or without scripts. */
export function SelfCheckForm({ check, rows }: { check: SelfCheck; rows: readonly string[] }) {
  const t = useT(certifiedMessages)
  const lang = useLang()
  const { typed, problems } = check
  const wrong = Object.keys(problems).length > 0
  return (
    <form
      method="get"
      action={`${publicPath(lang, '/get-certified')}#check`}
      className="flex flex-col gap-6"
      noValidate
    >
      <input type="hidden" name="check" value="1" />
      {wrong && (
        <Notice kind="danger" title={t('problems')} live>
          {t('problemsText')}
        </Notice>
      )}
      <div className="grid gap-4 lg:grid-cols-3 lg:gap-6">
        {rows.map((row) => (
          <VisitFields key={row} row={row} check={check} />
        ))}
      </div>
      <div className="grid gap-5 md:grid-cols-2">
        <DayInput name="earlier" label={t('earlier')} help={t('earlierHelp')} check={check} />
        <div className="self-end pb-2">
          <Checkbox name="overdue" label={t('overdue')} defaultChecked={Boolean(typed['overdue'])} />
        </div>
      </div>
      <div className="max-md:[&>*]:w-full">
        <Button type="submit" variant="primary" size="large">
          {t('compute')}
        </Button>
      </div>
    </form>
  )
}

function VisitFields({ row, check }: { row: string; check: SelfCheck }) {
  const t = useT(certifiedMessages)
  const problem = check.problems[`score${row}`]
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 rounded-card border border-line bg-card p-5">
      <legend className="float-start w-full text-h3 font-semibold">
        {row === '1' ? t('visit1') : t('visitBack', { number: row })}
      </legend>
      <DayInput name={`day${row}`} label={t('day')} check={check} />
      <TextField
        name={`score${row}`}
        type="code"
        label={t('score')}
        maxLength={8}
        error={problem && t(problem)}
        defaultValue={check.typed[`score${row}`]}
      />
      <Checkbox name={`critical${row}`} label={t('critical')} defaultChecked={Boolean(check.typed[`critical${row}`])} />
    </fieldset>
  )
}

type DayInputProps = { name: string; label: string; help?: string; check: SelfCheck }

/** Native date field: nothing to load, familiar on each phone. */
function DayInput({ name, label, help, check }: DayInputProps) {
  const t = useT(certifiedMessages)
  const id = `check-${name}`
  const problem = check.problems[name]
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-ui font-medium">
        {label}
      </label>
      {help && (
        <div id={`${id}-help`} className="text-caption text-ink-2">
          {help}
        </div>
      )}
      {problem && (
        <div id={`${id}-error`} className="text-ui font-medium text-danger-ink">
          {t(problem)}
        </div>
      )}
      <input
        id={id}
        name={name}
        type="date"
        defaultValue={check.typed[name]}
        aria-invalid={problem ? true : undefined}
        aria-describedby={[help && `${id}-help`, problem && `${id}-error`].filter(Boolean).join(' ') || undefined}
        className={`${inputClasses} num`}
      />
    </div>
  )
}
