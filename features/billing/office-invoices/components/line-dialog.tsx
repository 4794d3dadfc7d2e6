import { useState } from 'react'
import { useFetcher } from 'react-router'
import { formatMoney, parseHalalas, sar } from '#/domain/money.ts'
import { lineAmounts, parseQuantity, priceOf, type TaxParty } from '#/domain/tax-document.ts'
import { invoicePageMessages } from '#/messages/billing/invoice-page.ts'
import { Button } from '#/ui/button.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { Dialog } from '#/ui/dialog.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { NumberField, TextArea, TextField } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'
import { categoryOf, keyOfCategory, type LineCategory, offeredCategories } from '../categories.ts'
import type { DocumentLine } from '../read-document.server.ts'
import { invoiceMessages } from '#/messages/billing/invoices.ts'

type Props = { line: DocumentLine | null; version: number; buyer: TaxParty | null; onClose: () => void }

/** Form of one draft line, with a running total. */
export function LineDialog({ onClose, ...rest }: Props) {
  const t = useT(invoicePageMessages)
  const { line } = rest
  const title = line ? t('editLine', { position: String(line.position) }) : t('addLine')
  return (
    <Dialog open onClose={onClose} title={title} width="medium" sheet>
      <LineForm {...rest} onClose={onClose} />
    </Dialog>
  )
}

function LineForm({ line, version, buyer, onClose }: Props) {
  const t = useT(invoicePageMessages)
  const back = useT(invoiceMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  const [typed, setTyped] = useState(() => startOf(line))
  const change = (name: keyof typeof typed) => (value: string) => setTyped((old) => ({ ...old, [name]: value }))
  return (
    <ActionForm
      fetcher={fetcher}
      errors="inline"
      onDone={() => {
        toast({ text: t('saved'), kind: 'success' })
        onClose()
      }}
    >
      <input type="hidden" name="version" value={version} readOnly />
      <input type="hidden" name="position" value={line?.position ?? ''} readOnly />
      <TextArea
        name="name"
        label={t('lineName')}
        help={t('lineNameHelp')}
        rows={2}
        maxLength={1000}
        defaultValue={line?.name ?? ''}
      />
      <div className="grid gap-5 md:grid-cols-2">
        <NumberField
          name="quantity"
          decimals
          label={t('quantity')}
          defaultValue={typed.quantity}
          onChange={change('quantity')}
        />
        <NumberField
          name="unitPrice"
          decimals
          suffix={t('sar')}
          label={t('unitPrice')}
          defaultValue={typed.unitPrice}
          onChange={change('unitPrice')}
        />
      </div>
      <div className="grid gap-5 md:grid-cols-2">
        <NumberField
          name="allowance"
          decimals
          optional
          suffix={t('sar')}
          label={t('allowance')}
          defaultValue={typed.allowance}
          onChange={change('allowance')}
        />
        <TextField
          name="allowanceReason"
          optional
          label={t('allowanceReason')}
          maxLength={300}
          defaultValue={line?.allowance?.reason ?? ''}
        />
      </div>
      <SelectField
        name="category"
        label={t('category')}
        options={offeredCategories(buyer, line?.category).map((value) => ({ value, label: t(`category_${value}`) }))}
        defaultValue={typed.category}
        onChange={change('category')}
      />
      {typed.category !== 'S' && (
        <TextField
          name="exemption"
          label={t('exemption')}
          help={t('exemptionHelp')}
          maxLength={300}
          defaultValue={
            line && line.category.code !== 'S' ? line.category.reason : t(`category_${typed.category as LineCategory}`)
          }
          key={typed.category}
        />
      )}
      <LineTotal typed={typed} />
      <FormActions>
        <SubmitButton intent="line">{t('save')}</SubmitButton>
        <Button variant="quiet" onClick={onClose}>
          {back('back')}
        </Button>
      </FormActions>
    </ActionForm>
  )
}

type Typed = { quantity: string; unitPrice: string; allowance: string; category: string }
const startOf = (line: DocumentLine | null): Typed => ({
  quantity: String(line?.quantity ?? 1),
  unitPrice: line ? sar(line.unitPrice) : '',
  allowance: line?.allowance ? sar(line.allowance.amount) : '',
  category: line ? keyOfCategory(line.category) : 'S',
})

/** Total of the line by the authority's rounding rule; none while the input is invalid. */
function LineTotal({ typed }: { typed: Typed }) {
  const t = useT(invoicePageMessages)
  const lang = useLang()
  const [quantity, unitPrice] = [parseQuantity(typed.quantity), parseHalalas(typed.unitPrice)]
  const taken = typed.allowance.trim() === '' ? 0 : parseHalalas(typed.allowance)
  if (quantity === null || unitPrice === null || taken === null) return null
  if (unitPrice < 0 || taken < 0 || taken > priceOf(quantity, unitPrice)) return null
  const amounts = lineAmounts({
    name: '',
    quantity,
    unitPrice,
    allowance: { amount: taken, reason: '' },
    category: categoryOf(typed.category as LineCategory, ''),
  })
  return (
    <p role="status" className="rounded-control bg-surface-2 p-3 text-ui">
      {t('lineTotal', {
        net: formatMoney(amounts.net, lang),
        vat: formatMoney(amounts.vat, lang),
        gross: formatMoney(amounts.gross, lang),
      })}
    </p>
  )
}
