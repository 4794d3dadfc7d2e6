import { defineMessages } from '#/domain/text.ts'

/** The words of the maps themselves. */
export const mapMessages = defineMessages({
  howToMove: {
    en: 'Arrow keys move the map, plus and minus change the zoom. Everything on it is also in the list.',
    ar: 'تُحرَّك الخريطة بمفاتيح الأسهم، ويُغيَّر مقياسها بمفتاحي + و−. وكل ما عليها مذكور في القائمة أيضًا.',
  },
  zoomIn: { en: 'Zoom in', ar: 'تكبير' },
  zoomOut: { en: 'Zoom out', ar: 'تصغير' },
  showAll: { en: 'Show everything', ar: 'عرض الكل' },
  loadingMap: { en: 'Loading the map…', ar: 'جارٍ تحميل الخريطة…' },
  mapFailed: {
    en: 'The map could not be loaded. The list shows the same places.',
    ar: 'تعذّر عرض الخريطة. القائمة تعرض الأماكن نفسها.',
  },
  metres: { en: '{count} m', ar: '{count} م' },
  kilometres: { en: '{count} km', ar: '{count} كم' },
  here: { en: 'You', ar: 'أنت' },
  together: {
    en: { one: '{count} place here', other: '{count} places here' },
    ar: {
      zero: 'لا توجد أماكن هنا',
      one: 'مكان واحد هنا',
      two: 'مكانان هنا',
      few: '{count} أماكن هنا',
      many: '{count} مكانًا هنا',
      other: '{count} مكان هنا',
    },
  },
  onTheMap: { en: 'On the map', ar: 'على الخريطة' },
  unplaced: {
    en: { one: '{count} has no location yet', other: '{count} have no location yet' },
    ar: {
      zero: 'الكل محدد على الخريطة',
      one: 'عنصر واحد لم يُحدد مكانه بعد',
      two: 'عنصران لم يُحدد مكانهما بعد',
      few: '{count} عناصر لم يُحدد مكانها بعد',
      many: '{count} عنصرًا لم يُحدد مكانه بعد',
      other: '{count} عنصر لم يُحدد مكانه بعد',
    },
  },
  nothing: { en: 'Nothing to show on a map yet.', ar: 'لا يوجد ما يُعرض على الخريطة بعد.' },
  pin: { en: 'The chosen place', ar: 'المكان المحدد' },
  pinHelp: {
    en: 'Tap the map or drag the pin. When the pin is selected, arrow keys move it.',
    ar: 'انقر على الخريطة أو اسحب الدبوس. ويمكن تحريك الدبوس المحدد بمفاتيح الأسهم.',
  },
  pairHelp: {
    en: 'Paste both numbers into one field, as map apps copy them: 24.7136, 46.6753.',
    ar: 'يمكنك لصق الرقمين معًا في حقل واحد كما تنسخهما تطبيقات الخرائط: \u206624.7136, 46.6753\u2069.',
  },
  pinToMiddle: { en: 'Put the pin in the middle of the map', ar: 'وضع الدبوس في وسط الخريطة' },
  myPosition: { en: 'Use my location', ar: 'استخدام موقعي الحالي' },
  positionFailed: {
    en: 'Your device did not share its location. Tap the map or enter coordinates.',
    ar: 'لم يُحدَّد موقع جهازك. انقر على الخريطة أو أدخل الإحداثيات.',
  },
  positionTaken: { en: 'The pin is at your location.', ar: 'وُضع الدبوس عند موقعك الحالي.' },
  latitude: { en: 'Latitude', ar: 'خط العرض' },
  longitude: { en: 'Longitude', ar: 'خط الطول' },
})
