import { z } from 'zod'
import { listDensities, longestView } from '#/domain/list-views.ts'
import { plainText } from '#/domain/plain-text.ts'

const name = z
  .string()
  .transform((text) => plainText(text.trim()))
  .pipe(z.string().min(1, { error: 'view-name' }).max(40, { error: 'view-name' }))
/** Address of the list, where the reader continues. */
const address = z.string().regex(/^\/(admin|client|freelancer)(\/[a-z0-9-]+)*$/)
/** The query under which the reader continues. */
const search = z
  .string()
  .max(2000)
  .regex(/^(\?|$)/)

/** Steps on the own views of a list, and the height of the rows of all lists. */
export const listViewForm = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('save'),
    list: z.string().regex(/^[a-z][a-z-]{0,59}$/),
    query: z.string().min(1).max(longestView),
    name,
    address,
  }),
  z.strictObject({ intent: z.literal('narrow'), viewId: z.uuid(), query: z.string().min(1).max(longestView), address }),
  z.strictObject({ intent: z.literal('rename'), viewId: z.uuid(), name, address }),
  z.strictObject({ intent: z.literal('density'), density: z.enum(listDensities), address, search }),
  // not strict: the form also sends the name
  z.object({ intent: z.literal('delete'), viewId: z.uuid(), address }),
])
export type ListViewForm = z.output<typeof listViewForm>
