import { quotationMessages } from '#/messages/kitchen/quotations.ts'
import { useT } from '#/ui/language.tsx'
import { NumberField } from '#/ui/text-field.tsx'
import type { Invited, RequestNeed } from '../read-request.server.ts'
import { useAmounts } from './use-amounts.ts'
import type { Choosing } from './use-choice.ts'

type Props = { line: RequestNeed; supplier: Invited; choosing: Choosing }

/** How much of a line a supplier gets. */
export function PartField({ line, supplier, choosing }: Props) {
  const t = useT(quotationMessages)
  const { unitName } = useAmounts()
  return (
    <div className="px-3 pb-3">
      <NumberField
        name={`part-${line.place}-${supplier.supplierId}`}
        label={t('partOf', { unit: unitName(line.unit) })}
        decimals
        optional
        maxLength={14}
        defaultValue={choosing.typed(line.id, supplier.supplierId)}
        onChange={(typed) => choosing.type(line.id, supplier.supplierId, typed)}
      />
    </div>
  )
}
