import { z } from 'zod'
import { colorProblem, isColor } from '#/domain/contrast.ts'
import { corners, fontFamilies, type Look } from './look.ts'

/** Names and taglines appear in titles, mail headers and documents: a single line without direction controls. */
const line = (missing: string, longest: number) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .max(longest, 'too-long')
    .refine((text) => !/[\p{Cc}\u2028-\u202e\u2066-\u2069]/u.test(text), 'unreadable')
const color = z.string().trim().refine(isColor, 'color').toUpperCase()
const pictureId = z
  .union([z.uuid('unreadable'), z.literal('').transform(() => null), z.null()])
  .optional()
  .transform((id) => id ?? null)

const look = {
  nameEn: line('required', 60),
  nameAr: line('required', 60),
  taglineEn: line('required', 120),
  taglineAr: line('required', 120),
  primaryColor: color,
  secondaryColor: color,
  fontFamily: z.enum(fontFamilies, 'unreadable'),
  corners: z.enum(corners, 'unreadable'),
  logoId: pictureId,
  logoDarkId: pictureId,
}

type Colors = Pick<Look, 'primaryColor' | 'secondaryColor'>
const legible = ({ primaryColor, secondaryColor }: Colors, context: z.RefinementCtx): void => {
  if (!isColor(primaryColor) || !isColor(secondaryColor)) return
  const problem = colorProblem(primaryColor, secondaryColor)
  if (!problem) return
  const field = problem === 'surface-dark' ? 'secondaryColor' : 'primaryColor'
  context.addIssue({ code: 'custom', path: [field], message: problem })
}

/** A look as stored. */
export const storedLook = z.object({ ...look, logoHasName: z.boolean() }).superRefine(legible)

const version = z.coerce.number().int().min(0)
const saved = z
  .strictObject({
    intent: z.literal('save'),
    version,
    ...look,
    logoHasName: z
      .literal('on')
      .optional()
      .transform((value) => value === 'on'),
  })
  .superRefine(legible)

/** Forms of the branding page: save the draft, publish it, or copy another look into the draft. */
export const brandingForm = z.discriminatedUnion('intent', [
  saved,
  z.strictObject({ intent: z.literal('publish'), version }),
  z.strictObject({ intent: z.literal('take'), version, from: z.union([z.enum(['defaults', 'published']), z.uuid()]) }),
])
export type BrandingForm = z.output<typeof brandingForm>
