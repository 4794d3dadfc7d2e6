import { formatAmount, type Halalas, moneyParts } from '#/domain/money.ts'
import { useLang } from '#/ui/language.tsx'

/**
 * An amount: "SAR 1,234.50" or "1,234.50 ريال", with a smaller unit in key figures; `bare` in columns with the unit in
 * their header.
 */
export function Money({ halalas, bare }: { halalas: Halalas; bare?: boolean }) {
  const lang = useLang()
  if (bare)
    return (
      <bdi dir="ltr" className="num">
        {formatAmount(halalas)}
      </bdi>
    )
  const [before, amount, after] = moneyParts(halalas, lang)
  return (
    <span className="num whitespace-nowrap">
      {before && <span data-unit>{before}</span>}
      {amount}
      {after && <span data-unit>{after}</span>}
    </span>
  )
}
