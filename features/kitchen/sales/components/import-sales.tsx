import { useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { salesMessages } from '#/messages/kitchen/sales.ts'
import { Checkbox, SelectField } from '#/ui/choice-field.tsx'
import { useCompanyFields } from '#/ui/company-mark.ts'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, FormError, problemsOf, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { SheetFile } from '#/ui/sheet-file.tsx'
import { Time } from '#/ui/time.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { SalesPlan, SalesResult } from '../import-sales.server.ts'
import type { SalesPage } from '../read-sales.server.ts'

const mostBytes = 1_400_000
const isPlan = (value: unknown): value is SalesPlan => typeof value === 'object' && value !== null && 'seal' in value

type Chosen = { content: string; name: string; branch: string }

/** Chooses a file, shows what it holds, and brings it in. */
export function ImportSales({ branches }: Pick<SalesPage, 'branches'>) {
  const t = useT(salesMessages)
  const lang = useLang()
  const checking = useFetcher<FormResult>({ key: 'sales-file' })
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [branch, setBranch] = useState('')
  const [isTooBig, setTooBig] = useState(false)
  const mark = useRef(useCompanyFields())
  const check = (content: string, file: File | undefined) => {
    const big = (file?.size ?? 0) > mostBytes
    setTooBig(big)
    setChosen(big ? null : { content, name: file?.name ?? '', branch })
    if (!big) void checking.submit({ ...mark.current, intent: 'check', content, branch }, { method: 'post' })
  }
  const { form, fields } = problemsOf(checking.data, lang)
  const problem = isTooBig ? t('tooBig') : (form ?? fields['content'] ?? fields['branch'])
  const plan = checking.data?.ok && isPlan(checking.data.result) ? checking.data.result : null
  return (
    <section className="flex flex-col gap-4">
      {problem && <FormError>{problem}</FormError>}
      {branches.length > 1 && (
        <div className="w-full md:w-[16rem]">
          <SelectField
            name="branch"
            label={t('place')}
            placeholder={t('asInFile')}
            defaultValue=""
            options={branches.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={setBranch}
          />
        </div>
      )}
      <SheetFile label={t('file')} check={t('check')} pending={checking.state !== 'idle'} onCheck={check} />
      {plan && chosen && <Plan key={plan.seal} plan={plan} chosen={chosen} onDone={() => setChosen(null)} />}
    </section>
  )
}

function Plan({ plan, chosen, onDone }: { plan: SalesPlan; chosen: Chosen; onDone: () => void }) {
  const t = useT(salesMessages)
  const lang = useLang()
  const toast = useToast()
  const applying = useFetcher<FormResult>()
  const { lines, first, last, known, wrongCount, unmappedCount, sameFile } = plan
  if (sameFile) return <SameFile at={sameFile} />
  return (
    <div className="flex flex-col gap-4">
      <Notice kind={wrongCount > 0 ? 'warning' : 'info'} title={t('plan')} live>
        {first && last && (
          <p>{t('planLines', { count: lines, first: formatDay(first, lang), last: formatDay(last, lang) })}</p>
        )}
        {unmappedCount > 0 && <p>{t('unknownNames', { count: unmappedCount })}</p>}
        {known > 0 && <p>{t('knownDays', { count: known })}</p>}
        {wrongCount > 0 && <p>{t('wrongRows', { count: wrongCount })}</p>}
      </Notice>
      <WrongRows plan={plan} />
      {lines > 0 && (
        <ActionForm
          fetcher={applying}
          errors="inline"
          clientKey
          onDone={(result) => {
            toast({ text: t('applied', { count: (result as SalesResult | null)?.imported ?? 0 }) })
            onDone()
          }}
        >
          <input type="hidden" name="content" value={chosen.content} />
          <input type="hidden" name="branch" value={chosen.branch} />
          <input type="hidden" name="fileName" value={chosen.name || t('file')} />
          {known > 0 && <Checkbox name="replace" label={t('replace')} />}
          <FormActions>
            <SubmitButton intent="apply">{t('apply')}</SubmitButton>
          </FormActions>
        </ActionForm>
      )}
    </div>
  )
}

function SameFile({ at }: { at: string }) {
  const t = useT(salesMessages)
  const [before, after] = t('sameFile', { at: '\n' }).split('\n')
  return (
    <Notice live>
      {before}
      <Time at={at} mode="datetime" />
      {after}
    </Notice>
  )
}

function WrongRows({ plan: { wrong } }: { plan: SalesPlan }) {
  const t = useT(salesMessages)
  if (wrong.length === 0) return null
  return (
    <ul className="flex flex-col text-ui">
      {wrong.map(({ line, problem, text }) => (
        <li key={line} className="flex flex-wrap gap-x-4 border-b border-line py-1.5">
          <span className="text-ink-2">{t('line', { line })}</span>
          <span>{t(`problem_${problem}`)}</span>
          <bdi className="text-ink-2">{text}</bdi>
        </li>
      ))}
    </ul>
  )
}
