import { isStandard, standardUnits } from '#/domain/kitchen/units.ts'
import { unitMessages } from '#/messages/kitchen/terms.ts'
import { useLang, useT } from '#/ui/language.tsx'

type Named = { name: string; nameAr: string | null }

/** How a unit is written: standard ones in the reader's language, own ones by their name in it. */
export function useUnitName(own: readonly Named[]): (unit: string) => string {
  const t = useT(unitMessages)
  const lang = useLang()
  return (unit) => {
    if (isStandard(unit)) return t(unit)
    const found = own.find(({ name }) => name === unit)
    return (lang === 'ar' ? found?.nameAr : found?.name) ?? unit
  }
}

/** Units to choose from: own ones first, then the standard ones of the same kind, then the others. */
export function useUnitOptions(own: readonly Named[], base: 'g' | 'ml' | 'piece') {
  const name = useUnitName(own)
  const codes = Object.keys(standardUnits) as (keyof typeof standardUnits)[]
  const near = codes.filter((code) => standardUnits[code].dimension === base)
  const others = codes.filter((code) => !near.includes(code))
  // why: the unit of everyday packs first
  const first = { g: 'kg', ml: 'l', piece: 'piece' }[base]
  const ordered = [first, ...[...near, ...others].filter((code) => code !== first)]
  return [...own.map((unit) => unit.name), ...ordered].map((value) => ({ value, label: name(value) }))
}
