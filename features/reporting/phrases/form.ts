import { z } from 'zod'
import { phrasePurposes } from './starting-phrases.ts'

const words = z.string().trim().min(1, 'phrase').max(1000, 'too-long')
const purpose = z.enum(phrasePurposes, 'phrase-purpose')

export const phraseForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('write'), purpose, textEn: words, textAr: words }),
  z.strictObject({
    intent: z.literal('change'),
    id: z.uuid(),
    seen: z.string(),
    purpose,
    textEn: words,
    textAr: words,
  }),
  z.strictObject({ intent: z.literal('retire'), id: z.uuid() }),
  z.strictObject({ intent: z.literal('restore'), id: z.uuid() }),
])
export type PhraseStep = z.output<typeof phraseForm>
