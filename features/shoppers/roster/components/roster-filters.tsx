import { cities, cityKeys } from '#/domain/cities.ts'
import { certificationLevels } from '#/domain/levels.ts'
import { assignmentMessages } from '#/messages/assignment.ts'
import { rosterMessages } from '#/messages/roster.ts'
import { FilterBar } from '#/ui/filter-bar.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { paperFilters, ratingBands, reliabilityBands, shopperTypes } from '../lists.ts'

export function RosterFilters() {
  const t = useT(rosterMessages)
  const word = useT(assignmentMessages)
  const lang = useLang()
  const filters = [
    { name: 'type', label: t('type'), options: shopperTypes.map((value) => ({ value, label: t(`type_${value}`) })) },
    {
      name: 'level',
      label: t('level'),
      options: certificationLevels.map((value) => ({ value, label: word(`level_${value}`) })),
    },
    { name: 'city', label: t('city'), options: cityKeys.map((value) => ({ value, label: cities[value].name[lang] })) },
    {
      name: 'rating',
      label: t('rating'),
      options: ratingBands.map((value) => ({ value, label: t(`rating_${value}`) })),
    },
    {
      name: 'reliability',
      label: t('reliability'),
      options: reliabilityBands.map((value) => ({ value, label: t(`reliability_${value}`) })),
    },
    {
      name: 'papers',
      label: t('papers'),
      options: paperFilters.map((value) => ({ value, label: t(`papers_${value}`) })),
    },
    { name: 'doubles', label: t('doubles'), options: [{ value: 'yes', label: t('onlyDoubles') }] },
  ]
  return (
    <FilterBar
      filters={filters}
      search={{ label: t('search'), placeholder: t('searchHint') }}
      keep={['state', 'sort']}
    />
  )
}
