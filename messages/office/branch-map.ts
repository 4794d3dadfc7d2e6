import { defineMessages } from '#/domain/text.ts'

/** Branches of a company on a map and by city. */
export const branchMapMessages = defineMessages({
  title: { en: 'Branches by place', ar: 'الفروع حسب الموقع' },
  map: { en: 'Branches on the map', ar: 'الفروع على الخريطة' },
  firstOnly: {
    en: 'The map shows the {shown} branches with the lowest last score.',
    ar: 'تعرض الخريطة الفروع الأقل في آخر درجة، وعددها {shown}.',
  },
  noCity: { en: 'Other places', ar: 'مواقع أخرى' },
  branches: {
    en: { one: '{count} branch', other: '{count} branches' },
    ar: {
      zero: 'دون فروع',
      one: 'فرع واحد',
      two: 'فرعان',
      few: '{count} فروع',
      many: '{count} فرعًا',
      other: '{count} فرع',
    },
  },
  fromCentre: { en: '{distance} from the city centre', ar: '{distance} من وسط المدينة' },
  noPoint: { en: 'no point on the map yet', ar: 'لم يُحدد موقعه على الخريطة' },
  notVisited: { en: 'not visited yet', ar: 'لا توجد زيارات بعد' },
  scored: { en: '{score}, {day}', ar: '{score}، {day}' },
  allOf: { en: 'All branches of this city', ar: 'كل فروع هذه المدينة' },
  unplaced: {
    en: {
      one: '{count} branch has no point on the map. Its edit page sets one.',
      other: '{count} branches have no point on the map. Their edit pages set one.',
    },
    ar: {
      zero: 'كل الفروع محددة على الخريطة.',
      one: 'فرع واحد لم يُحدد موقعه على الخريطة، ويُحدد من صفحة تعديل بياناته.',
      two: 'فرعان لم يُحدد موقعهما على الخريطة، ويُحدد من صفحة تعديل البيانات.',
      few: '{count} فروع لم تُحدد مواقعها على الخريطة، وتُحدد من صفحات تعديل البيانات.',
      many: '{count} فرعًا لم تُحدد مواقعها على الخريطة، وتُحدد من صفحات تعديل البيانات.',
      other: '{count} فرع لم تُحدد مواقعها على الخريطة، وتُحدد من صفحات تعديل البيانات.',
    },
  },
  empty: { en: 'No branches yet', ar: 'لا توجد فروع بعد' },
  emptyHint: { en: 'Added branches appear here by city.', ar: 'تظهر هنا الفروع المضافة حسب المدينة.' },
})
