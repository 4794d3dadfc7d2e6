import { CircleAlert, CircleCheck } from 'lucide-react'
import { contrast, isColor, onColor, shownContrast, textContrast, weakestInk } from '#/domain/contrast.ts'
import { brandingMessages } from '#/messages/site/branding.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'

type Row = {
  label: 'contrastText' | 'contrastWhite' | 'contrastSurface' | 'contrastInk'
  color: string
  ground: string
  ratio: number
}

const toOne = (ratio: number): string => `${shownContrast(ratio)}:1`

/** Contrast ratios while choosing colours. */
export function ContrastList({ primary, surface }: { primary: string; surface: string }) {
  const t = useT(brandingMessages)
  if (!isColor(primary) || !isColor(surface)) return <p className="text-caption text-ink-2">{t('notColor')}</p>
  const pairs: Omit<Row, 'ratio'>[] = [
    { label: 'contrastText', color: onColor(primary), ground: primary },
    { label: 'contrastWhite', color: primary, ground: '#FFFFFF' },
    { label: 'contrastSurface', color: primary, ground: surface },
    { label: 'contrastInk', color: weakestInk, ground: surface },
  ]
  const rows = pairs.map((pair): Row => ({ ...pair, ratio: contrast(pair.color, pair.ground) }))
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-ui font-medium">{t('contrast')}</h3>
      <ul className="flex flex-col divide-y divide-line rounded-card border border-line">
        {rows.map((row) => (
          <ContrastRow key={row.label} {...row} />
        ))}
      </ul>
    </div>
  )
}

function ContrastRow({ label, color, ground, ratio }: Row) {
  const t = useT(brandingMessages)
  const passes = ratio >= textContrast
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 text-ui">
      <svg viewBox="0 0 32 24" width="32" height="24" aria-hidden className="shrink-0 rounded-badge border border-line">
        <rect width="32" height="24" fill={ground} />
        <path d="M9 18l7-12 7 12M12 14h8" fill="none" stroke={color} strokeWidth="2.5" />
      </svg>
      <span className="min-w-0 flex-1">{t(label)}</span>
      <bdi dir="ltr" className="num font-semibold">
        {toOne(ratio)}
      </bdi>
      <span data-tone={passes ? 'green' : 'red'} className="flex items-center gap-1 text-caption text-tone-ink">
        <Icon as={passes ? CircleCheck : CircleAlert} size={16} />
        {passes ? t('enough') : t('tooLow', { least: `${textContrast}:1` })}
      </span>
    </li>
  )
}
