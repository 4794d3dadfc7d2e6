import type { ChoicesQuestion } from '#/domain/questionnaire.ts'
import { questionnaireMessages } from '#/messages/fieldwork/questionnaire.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { fieldName } from '../section-fields.ts'
import { useDraft, useVisit } from './visit-context.ts'

const row =
  'flex min-h-12 cursor-pointer items-center gap-3 rounded-control border border-line-input bg-canvas px-4 py-2.5 text-body has-checked:border-primary has-checked:bg-primary-soft has-checked:font-medium has-checked:ring-1 has-checked:ring-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'

/** Any number of choices, and an explicit "none applies": an untouched list is no answer. */
export function ChoicesAnswer({ question }: { question: ChoicesQuestion }) {
  const t = useT(questionnaireMessages)
  const lang = useLang()
  const { store } = useVisit()
  const { value } = useDraft(question.key)
  const chosen: readonly string[] | null = Array.isArray(value) ? value : null
  const choose = (keys: readonly string[]) => store.answer(question.key, { value: keys, notApplicable: false })
  const name = fieldName('value', question.key)
  return (
    <div className="flex flex-col gap-2">
      <p className="text-caption text-ink-2">{t('chooseMany')}</p>
      {question.options.map(({ key, text }) => (
        <label key={key} className={row}>
          <input
            type="checkbox"
            name={name}
            value={key}
            checked={chosen?.includes(key) ?? false}
            onChange={(event) =>
              choose(
                question.options
                  .map((option) => option.key)
                  .filter((each) => (each === key ? event.target.checked : chosen?.includes(each))),
              )
            }
            className="size-5 shrink-0 accent-primary focus-visible:outline-none"
          />
          {text[lang]}
        </label>
      ))}
      <label className={row}>
        <input
          type="checkbox"
          name={name}
          value=""
          checked={chosen?.length === 0}
          onChange={(event) =>
            event.target.checked ? choose([]) : store.answer(question.key, { value: null, notApplicable: false })
          }
          className="size-5 shrink-0 accent-primary focus-visible:outline-none"
        />
        {t('noneApply')}
      </label>
    </div>
  )
}
