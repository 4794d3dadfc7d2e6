import { z } from 'zod'
import { plainText } from '#/domain/plain-text.ts'

const line = z.string().max(120).transform(plainText)

/** Readings as a phone or form sends them; ranges and numbers are checked with the question. */
export const measureAnswer = z.strictObject({
  readings: z
    .array(z.strictObject({ place: line, value: z.number(), device: line.exactOptional() }))
    .max(20)
    .readonly(),
})
