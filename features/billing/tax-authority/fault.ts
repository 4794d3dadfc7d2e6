import { z } from 'zod'
import { authorityFaults, faultReason, rehearsalDocuments } from '#/domain/billing/tax-unit.ts'

export const unitSteps = ['compliance', 'rehearsal', 'production'] as const
export type UnitStep = (typeof unitSteps)[number]

const messageSchema = z.object({ code: z.string(), category: z.string().default(''), text: z.string() })
export type ToldMessage = z.infer<typeof messageSchema>
const messagesSchema = z.array(messageSchema).catch([])
/** Parses stored messages of the authority. */
export const readMessages = (stored: unknown): ToldMessage[] => messagesSchema.parse(stored)

const documentName = z.enum(rehearsalDocuments.map(({ name }) => name))

const faultSchema = z.object({
  step: z.enum(unitSteps),
  reason: z.enum(authorityFaults),
  document: documentName.optional(),
  messages: messagesSchema,
  at: z.string(),
})
/** Fault that blocks a unit's next step. */
export type UnitFault = z.infer<typeof faultSchema>
export const readFault = (stored: unknown): UnitFault | null =>
  faultSchema
    .nullable()
    .catch(null)
    .parse(stored ?? null)

const rehearsalSchema = z
  .array(z.object({ name: documentName, hash: z.string(), warnings: messagesSchema.optional() }))
  .catch([])
export type Rehearsed = z.infer<typeof rehearsalSchema>[number]
/** Documents checked by the authority, in order. */
export const readRehearsal = (stored: unknown): Rehearsed[] => rehearsalSchema.parse(stored)

type Refusal = { status: number | null; messages: readonly { code: string; category: string; text: string }[] }
/** Stored form of a failed call. */
export const faultAt = (step: UnitStep, { status, messages }: Refusal, at: Date): UnitFault => ({
  step,
  reason: faultReason(
    status,
    messages.flatMap(({ code, text }) => (step === 'compliance' ? [code, text] : [])),
  ),
  messages: messages.slice(0, 20).map(({ code, category, text }) => ({
    code: code.slice(0, 200),
    category: category.slice(0, 200),
    text: text.slice(0, 2000),
  })),
  at: at.toISOString(),
})
