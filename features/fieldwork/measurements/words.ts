import { type MeasureBand, type MeasureLimit, type Reading, readingText } from '#/domain/fieldwork/measure.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { measureMessages } from '#/messages/fieldwork/measure.ts'

/** A temperature with its unit: '6.2 °C'. */
export const temperatureWords = (value: number, lang: Lang): string =>
  translator(lang, measureMessages)('degrees', { value: readingText(value) })

/** The limit in words: 'Limit: at most 5 °C, grey band to 7 °C'. */
export function limitWords({ direction, limit, grey }: MeasureLimit, lang: Lang): string {
  const t = translator(lang, measureMessages)
  const main = t(`limit_${direction}`, { limit: temperatureWords(limit, lang) })
  if (grey === undefined) return main
  return t('withGrey', { limit: main, grey: t('greyTo', { grey: temperatureWords(grey, lang) }) })
}

/** All readings in one line: 'Walk-in chiller 6.2 °C, Drawer 4 °C'. */
export const readingsWords = ({ readings }: { readings: readonly Reading[] }, lang: Lang): string =>
  readings
    .map(({ place, value, device }) =>
      [place, temperatureWords(value, lang), device ? `(${device})` : ''].filter((part) => part !== '').join(' '),
    )
    .join(lang === 'ar' ? '، ' : ', ')

/** The readings with the limit that they are held against, in one line. */
export const readingsAgainst = (readings: readonly Reading[], limit: MeasureLimit, lang: Lang): string =>
  translator(lang, measureMessages)('against', {
    readings: readingsWords({ readings }, lang),
    limit: limitWords(limit, lang),
  })

/** Colour of a band; always shown with its word. */
export const bandTones = { within: 'green', grey: 'yellow-deep', beyond: 'red' } as const satisfies Record<
  MeasureBand,
  string
>
