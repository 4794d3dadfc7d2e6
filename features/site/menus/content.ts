import { z } from 'zod'
import { isLinkTarget } from '#/domain/link-target.ts'
import { counts } from './counts.ts'

/** Drafts may lack texts and addresses, published content may not. Addresses are always own paths or https. */
function navigationContent(complete: boolean) {
  const word = (most: number) => {
    const line = z
      .string()
      .trim()
      .max(most, 'too-long')
      .refine((value) => !/\p{Cc}/u.test(value), 'unreadable')
    return complete ? line.min(1, 'required') : line
  }
  const text = (most: number) => z.strictObject({ en: word(most), ar: word(most) })
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
  const group = z.strictObject({
    label: text(24),
    links: list(z.strictObject({ label: text(60), target }), counts.links),
  })
  return z.strictObject({ header: list(group, counts.header), footer: list(group, counts.footer) })
}

export const navigationDraftSchema = navigationContent(false)
export const navigationSchema = navigationContent(true)
export type Navigation = z.output<typeof navigationSchema>
