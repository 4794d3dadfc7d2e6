import { formatAmount, formatMoney, type Halalas } from '#/domain/money.ts'
import { useLang } from '#/ui/language.tsx'

/** An amount: "SAR 1,234.50" or "1,234.50 ريال"; bare in columns whose header names the unit. */
export function Money({ halalas, bare }: { halalas: Halalas; bare?: boolean }) {
  const lang = useLang()
  if (bare)
    return (
      <bdi dir="ltr" className="num">
        {formatAmount(halalas)}
      </bdi>
    )
  return <span className="num whitespace-nowrap">{formatMoney(halalas, lang)}</span>
}
