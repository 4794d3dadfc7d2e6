import { bandOfReading, type MeasureLimit, type Reading, worstReading } from '#/domain/fieldwork/measure.ts'
import { measureMessages } from '#/messages/fieldwork/measure.ts'
import { Badge } from '#/ui/badge.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { bandTones, limitWords, temperatureWords } from '../words.ts'

/** Readings of an answer, each with its place and its band, and the limit. The one that counts is set in bold. */
export function ReadingsTable({ readings, limit }: { readings: readonly Reading[]; limit: MeasureLimit }) {
  const t = useT(measureMessages)
  const lang = useLang()
  const worst = worstReading(limit, readings)
  return (
    <div className="flex flex-col gap-1.5">
      <ul className="flex flex-col gap-1.5">
        {readings.map((reading, index) => {
          const band = bandOfReading(limit, reading.value)
          return (
            <li key={index} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className={reading === worst ? 'num font-semibold' : 'num'}>
                {temperatureWords(reading.value, lang)}
              </span>
              <Badge tone={bandTones[band]}>{t(`short_${band}`)}</Badge>
              <bdi className="text-ui text-ink-2">{aside(reading)}</bdi>
            </li>
          )
        })}
      </ul>
      <p className="text-caption text-ink-2">{limitWords(limit, lang)}</p>
    </div>
  )
}

const aside = ({ place, device }: Reading): string => [place, device ?? ''].filter((part) => part !== '').join(' · ')
