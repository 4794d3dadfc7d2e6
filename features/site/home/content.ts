import { z } from 'zod'
import { isLinkTarget } from '#/domain/link-target.ts'
import { counts, featureIcons, slideArts } from './kinds.ts'

/** Schema of draft (texts may be missing) and published content (complete). */
function contentSchema(complete: boolean) {
  const plain = (most: number) => z.string().trim().max(most, 'too-long')
  const oneLine = (most: number) => {
    const line = plain(most).refine((value) => !/\p{Cc}/u.test(value), 'unreadable')
    return complete ? line.min(1, 'required') : line
  }
  const text = (most: number) => z.strictObject({ en: oneLine(most), ar: oneLine(most) })
  const optional = (most: number) =>
    z
      .strictObject({ en: plain(most), ar: plain(most) })
      .refine(({ en, ar }) => !complete || (en === '') === (ar === ''), { message: 'both-languages', path: ['ar'] })
  const target = z
    .string()
    .trim()
    .max(300, 'too-long')
    .refine((value) => (value === '' ? !complete : isLinkTarget(value)), 'link-target')
  const list = <T extends z.ZodType>(item: T, { least, most }: { least: number; most: number }) =>
    z
      .array(item)
      .min(complete ? least : 0, 'too-few')
      .max(most, 'too-many')
  const button = z.strictObject({ label: text(40), target })
  return z.strictObject({
    slides: list(
      z.strictObject({
        art: z.enum(slideArts, 'unreadable'),
        kicker: text(60),
        title: text(80),
        text: text(600),
        buttons: list(button, counts.buttons),
      }),
      counts.slides,
    ),
    claims: list(z.strictObject({ value: text(20), label: text(60) }), counts.claims),
    features: list(
      z.strictObject({ icon: z.enum(featureIcons, 'unreadable'), title: text(60), text: text(600) }),
      counts.features,
    ),
    voices: list(
      z.strictObject({
        quote: text(600),
        by: text(120),
        company: optional(120),
        /** Who consented and when, for our records; without it the testimonial is shown as an example. */
        consent: plain(200).default(''),
      }),
      counts.voices,
    ),
    voicesNote: optional(300),
  })
}

/** Draft content. Addresses are validated even here. */
export const homeDraftSchema = contentSchema(false)
/** Published content: every text in both languages. */
export const homeContentSchema = contentSchema(true)

export type HomeContent = z.output<typeof homeContentSchema>
