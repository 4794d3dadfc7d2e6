import { useState } from 'react'
import { href } from 'react-router'
import { vatModes } from '#/domain/kitchen/prices.ts'
import { ingredientImportMessages } from '#/messages/kitchen/ingredient-import.ts'
import { AnchorButton, Button, LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { FormError, problemsOf } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { SheetFile } from '#/ui/sheet-file.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import type { ImportReceipt } from '../apply-import.server.ts'
import { ImportPreviewParts } from './import-preview.tsx'
import { useImport } from './use-import.ts'

const mostBytes = 10 * 1024 * 1024

/** Pasted text as a file would be sent. */
function contentOf(text: string): string {
  const bytes = new TextEncoder().encode(text)
  let binary = ''
  for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(binary)
}

/** Import of ingredients: choose or paste a sheet, mend what is wrong, import the rest. */
export function IngredientImport() {
  const t = useT(ingredientImportMessages)
  const lang = useLang()
  const [isTooBig, setTooBig] = useState(false)
  const [vat, setVat] = useState('')
  const [pasted, setPasted] = useState('')
  const importing = useImport()
  const { form, fields } = problemsOf(importing.refusal, lang)
  const problem = isTooBig ? t('tooBig') : (form ?? fields['content'] ?? Object.values(fields)[0])
  const start = (content: string, size = 0) => {
    setTooBig(size > mostBytes)
    if (size <= mostBytes) importing.check({ content, vat, columns: {}, fixes: {}, answers: {} })
  }
  return (
    <div className="flex flex-col gap-6">
      {importing.receipt && <Receipt receipt={importing.receipt} />}
      <Card title={t('source')} description={t('sourceHelp')}>
        <div className="flex flex-col gap-5">
          {problem && <FormError>{problem}</FormError>}
          <div className="md:max-w-[24rem]">
            <SelectField
              name="vat"
              label={t('vat')}
              help={t('vatHelp')}
              placeholder={t('vatChoose')}
              options={vatModes.map((value) => ({ value, label: t(`vat_${value}`) }))}
              onChange={setVat}
            />
          </div>
          <SheetFile
            label={t('file')}
            check={t('check')}
            pending={importing.isBusy}
            onCheck={(content, file) => start(content, file?.size)}
          />
          <TextArea name="pasted" label={t('paste')} help={t('pasteHelp')} rows={5} optional onChange={setPasted} />
          <div>
            <Button pending={importing.isBusy} onClick={() => start(pasted.trim() && contentOf(pasted), pasted.length)}>
              {t('checkPaste')}
            </Button>
          </div>
        </div>
      </Card>
      {importing.preview && <ImportPreviewParts importing={importing} preview={importing.preview} />}
    </div>
  )
}

function Receipt({ receipt: { importId, counts, isWaiting } }: { receipt: ImportReceipt }) {
  const t = useT(ingredientImportMessages)
  const left = counts.error + counts.question + counts.skipped
  if (isWaiting)
    return (
      <Notice live title={t('waiting')}>
        {t('waitingHint')}
      </Notice>
    )
  return (
    <Notice
      kind="success"
      live
      title={t('done')}
      actions={
        <>
          <LinkButton to={href('/client/recipe-management/ingredients')}>{t('toList')}</LinkButton>
          {left > 0 && (
            <AnchorButton
              href={href('/client/recipe-management/ingredients/left-out/:importId', { importId })}
              download
            >
              {t('leftOutFile')}
            </AnchorButton>
          )}
        </>
      }
    >
      {t('receipt', { added: counts.new, changed: counts.changed, unchanged: counts.unchanged, left })}
    </Notice>
  )
}
