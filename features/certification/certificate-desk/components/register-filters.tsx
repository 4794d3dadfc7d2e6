import { certificateLevels } from '#/domain/certification/certificate-rule.ts'
import { cities, cityKeys } from '#/domain/cities.ts'
import { adminCertificateMessages } from '#/messages/certification/admin-certificates.ts'
import { certificateWords } from '#/messages/certification/certificate-words.ts'
import { FilterBar } from '#/ui/filter-bar.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { endingWithin } from '../lists.ts'

export function RegisterFilters() {
  const t = useT(adminCertificateMessages)
  const word = useT(certificateWords)
  const lang = useLang()
  const filters = [
    {
      name: 'level',
      label: word('level'),
      options: certificateLevels.map((value) => ({ value, label: word(`level_${value}`) })),
    },
    {
      name: 'city',
      label: word('city'),
      options: cityKeys.map((value) => ({ value, label: cities[value].name[lang] })),
    },
    {
      name: 'within',
      label: t('within'),
      options: endingWithin.map((days) => ({ value: String(days), label: t('days', { count: days }) })),
    },
  ]
  return (
    <FilterBar
      filters={filters}
      search={{ label: t('search'), placeholder: t('searchHint') }}
      keep={['state', 'sort', 'client']}
    />
  )
}
