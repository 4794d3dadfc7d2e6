import { type Day, startOfDay } from './riyadh-time.ts'

const umAlQura = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  month: 'numeric',
  timeZone: 'Asia/Riyadh',
})
/** Ramadan is the ninth month of the Umm al-Qura calendar. */
const ninth = '9'

/** Whether a day lies in Ramadan by the official calendar. */
export const isRamadan = (day: Day): boolean =>
  umAlQura.formatToParts(startOfDay(day)).some(({ type, value }) => type === 'month' && value === ninth)
