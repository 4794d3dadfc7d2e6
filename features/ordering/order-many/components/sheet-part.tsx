import { Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { orderManyMessages } from '#/messages/ordering/order-many.ts'
import { AnchorButton } from '#/ui/button.tsx'
import { useCompanyFields } from '#/ui/company-mark.ts'
import { Notice } from '#/ui/feedback.tsx'
import { FormError, problemsOf } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { SheetFile } from '#/ui/sheet-file.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import type { ManyOrder } from '../form.ts'

type SheetPartProps = { order: ManyOrder | null; template: string; onChange: () => void }

/** Lines of an order: typed, pasted, or read from a file into the same box, where they can be corrected. */
export function SheetPart({ order, template, onChange }: SheetPartProps) {
  const t = useT(orderManyMessages)
  const lang = useLang()
  const box = useRef<HTMLDivElement>(null)
  const mark = useRef(useCompanyFields()) // the company of the page that read the file
  const reading = useFetcher<FormResult<string>>({ key: 'order-file' })
  const answer = reading.data
  const changed = useRef(onChange)
  const lines = answer?.ok ? answer.result : null
  useEffect(() => {
    const area = box.current?.querySelector('textarea')
    if (!answer?.ok || !area) return
    area.value = answer.result
    changed.current()
  }, [answer])
  const { form, fields } = problemsOf(answer, lang)
  const problem = form ?? fields['content']
  return (
    <>
      <div className="flex flex-col gap-4 noscript:hidden">
        {problem && <FormError>{problem}</FormError>}
        <SheetFile
          label={t('file')}
          check={t('readFile')}
          pending={reading.state !== 'idle'}
          onCheck={(content) => void reading.submit({ ...mark.current, intent: 'file', content }, { method: 'post' })}
        />
        {lines !== null && (
          <Notice kind="success" live>
            {t('fileRead', { count: String(lines.split('\n').length) })}
          </Notice>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <AnchorButton href={`${template}?format=xlsx&in=en`} icon={Download} download>
          {t('templateEn')}
        </AnchorButton>
        <AnchorButton href={`${template}?format=xlsx&in=ar`} icon={Download} download>
          {t('templateAr')}
        </AnchorButton>
      </div>
      <div ref={box}>
        <TextArea name="sheet" label={t('sheet')} help={t('sheetHelp')} rows={8} defaultValue={order?.sheet ?? ''} />
      </div>
    </>
  )
}
