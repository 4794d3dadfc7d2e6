import { rounded } from '#/domain/kitchen/figures.ts'
import { formatMoney } from '#/domain/money.ts'
import { isZero } from '#/domain/kitchen/figures.ts'
import type { Rational } from '#/domain/rational.ts'
import type { Lang } from '#/domain/text.ts'
import { Money } from '#/ui/money.tsx'

/** Halalas for display: half up, only here. */
export const shownMoney = (halalas: Rational, lang: Lang): string => formatMoney(rounded(halalas), lang)

/** A share in per cent with one decimal, isolated so that its sign stays beside the digits. */
export const shownShare = (share: Rational): string => `\u2066${rounded(share, 1).toFixed(1)}%\u2069`

export const Amount = ({ of }: { of: Rational }) => <Money halalas={rounded(of)} bare />

const minus = '\u2212'

/** An amount that is taken off; U+2212 before the figure. */
export function Taken({ of }: { of: Rational }) {
  if (isZero(of)) return <Amount of={of} />
  return (
    <bdi dir="ltr" className="num">
      {minus}
      <Amount of={of} />
    </bdi>
  )
}
