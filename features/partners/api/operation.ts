import { z } from 'zod'
import type { Actor } from '#/domain/actor.ts'
import type { ApiScope } from '#/domain/partners/api-scopes.ts'
import type { ApiTag } from '#/domain/partners/api-tags.ts'
import type { Text } from '#/domain/text.ts'

export type ApiMethod = 'get' | 'post'
/** Values of a call, checked by the schemas of its operation. */
export type ApiCall<Query = unknown, Body = unknown> = {
  actor: Actor
  /** Ids of the path. */
  params: Record<string, string>
  query: Query
  body: Body
  /** Id of the record that a creating call makes; the same for a repeated call. */
  newId: string
  /** Version that the caller has read, from If-Match; 0 for operations without one. */
  version: number
  /** Secret or token of the caller, for operations whose result must end with it. */
  secret?: string
}

export type ApiOperation = {
  /** Unique name, also of the method in the client. */
  id: string
  method: ApiMethod
  /** Below /api/v1, with ids in braces. */
  path: string
  scope: ApiScope
  tag: ApiTag
  summary: Text
  query: z.ZodObject
  body: z.ZodType | null
  answer: z.ZodType
  /** Name of the answer's schema in the document. */
  schema: string
  status: 200 | 201
  /** Answers pages with a cursor. */
  isList: boolean
  /** Needs the ETag that the caller has read. */
  needsVersion: boolean
  /** Fields of the answer that are shown once: a repeated call gets null in their place. */
  shownOnce: readonly string[]
  run: (call: ApiCall) => Promise<unknown>
  /** Computes or reads alone: a POST without an Idempotency-Key. */
  changesNothing?: true
  /** Answers another media type than JSON: then `run` is not called, and `answer` and `schema` say nothing. */
  media?: Media
}

/** The request behind a call, for operations that answer another media type. */
export type MediaAsk = { request: Request; scopes: readonly string[] }
export type MediaAnswer = { headers: Record<string, string>; body: ReadableStream<Uint8Array> }
type Media = { type: string; answer: (call: ApiCall, ask: MediaAsk) => Promise<MediaAnswer> }

/** Pages of lists: at most this many entries. */
export const mostPerPage = 100
const usualPerPage = 25

/** Version of a record for its ETag, beside the fields of the answer. */
export const versionField = Symbol('version')
export type Versioned = { [versionField]?: number }

/** Description of a field in both languages, for the document and the reference. */
export const about = (en: string, ar: string) => ({ description: en, 'x-description-ar': ar })

const cursor = z
  .string()
  .max(200)
  .optional()
  .meta(about('Value of `next` of the page before.', 'قيمة next من الصفحة السابقة.'))
const limit = z.coerce
  .number()
  .int()
  .min(1)
  .max(mostPerPage)
  .default(usualPerPage)
  .meta(about(`Entries of a page, at most ${mostPerPage}.`, `عدد العناصر في الصفحة، ${mostPerPage} على الأكثر.`))
const fields = z
  .string()
  .regex(/^[a-z_]+(,[a-z_]+)*$/)
  .max(500)
  .optional()
  .meta(
    about(
      'Names of the fields to answer, with commas between; default: all.',
      'أسماء الحقول المطلوبة بينها فواصل. الافتراضي: كل الحقول.',
    ),
  )

type Shape = z.ZodRawShape
type Of<S extends Shape> = z.output<z.ZodObject<S>>

/** Fields of a query that every list takes. */
export type PageQuery = { cursor?: string | undefined; limit: number; fields?: string | undefined }
/** Rows after the cursor, in the order of their ids, one more than asked for if there are more. */
export type Fetch = { after: string | null; most: number }

type Common = { id: string; path: string; scope: ApiScope; tag: ApiTag; summary: Text; schema: string }

type ListOptions<S extends Shape, F extends Shape> = Common & {
  item: z.ZodObject<S>
  filters: F
  /** `id`: of the path, for lists of a record. */
  run: (call: { actor: Actor; id: string; filters: Of<F>; fetch: Fetch }) => Promise<Of<S>[]>
}

const cursorOf = (operation: string, id: string): string => Buffer.from(`${operation} ${id}`).toString('base64url')
const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Id in a cursor of an operation; undefined for a cursor of another list, or an altered one. */
export function idIn(operation: string, text: string): string | undefined {
  const [of, id, ...rest] = Buffer.from(text, 'base64url').toString('utf8').split(' ')
  return of === operation && id !== undefined && idPattern.test(id) && rest.length === 0 ? id : undefined
}

/** A list by keyset pages. */
export function listOperation<S extends Shape, F extends Shape>(options: ListOptions<S, F>): ApiOperation {
  const { item, filters, run, ...common } = options
  return {
    ...common,
    method: 'get',
    query: z.strictObject({ ...filters, cursor, limit, fields }),
    body: null,
    answer: z.object({
      data: z.array(item),
      next: z
        .string()
        .nullable()
        .meta(
          about('Cursor of the next page; null on the last.', 'مؤشر الصفحة التالية، وقيمته null في الصفحة الأخيرة.'),
        ),
    }),
    status: 200,
    isList: true,
    needsVersion: false,
    shownOnce: [],
    run: async ({ actor, params, query }) => {
      const { cursor: from, limit: most, fields: _, ...rest } = query as PageQuery & Record<string, unknown>
      const after = from === undefined ? null : idIn(common.id, from)
      if (after === undefined) throw new CursorError()
      const rows = await run({
        actor,
        id: params['id'] ?? '',
        filters: rest as Of<F>,
        fetch: { after, most: most + 1 },
      })
      const data = rows.slice(0, most)
      const last = data.at(-1) as { id: string } | undefined
      return { data, next: rows.length > most && last ? cursorOf(common.id, last.id) : null }
    },
  }
}

/** A cursor that does not belong to the list. */
export class CursorError extends Error {}

type GetOptions<S extends Shape> = Common & {
  item: z.ZodObject<S>
  run: (call: { actor: Actor; id: string }) => Promise<Of<S> & Versioned>
}

/** One record, by the id of its path or the only one. */
export const getOperation = <S extends Shape>({ item, run, ...common }: GetOptions<S>): ApiOperation => ({
  ...common,
  method: 'get',
  query: z.strictObject({ fields }),
  body: null,
  answer: item,
  status: 200,
  isList: false,
  needsVersion: false,
  shownOnce: [],
  run: ({ actor, params }) => run({ actor, id: params['id'] ?? '' }),
})

type MediaOptions<S extends Shape> = Omit<Common, 'schema'> & {
  media: string
  query: z.ZodObject<S>
  answer: (call: ApiCall<Of<S>>, ask: MediaAsk) => Promise<MediaAnswer>
}

/** A read that answers a stream or a file. */
export const mediaOperation = <S extends Shape>({
  media,
  query,
  answer,
  ...common
}: MediaOptions<S>): ApiOperation => ({
  ...common,
  schema: '',
  method: 'get',
  query,
  body: null,
  answer: z.unknown(),
  status: 200,
  isList: false,
  needsVersion: false,
  shownOnce: [],
  run: () => Promise.reject(new Error('the operation answers another media type')),
  media: { type: media, answer: (call, ask) => answer(call as ApiCall<Of<S>>, ask) },
})

type PostOptions<S extends Shape, B extends z.ZodType> = Common & {
  item: z.ZodObject<S>
  body: B
  status: 200 | 201
  needsVersion?: boolean
  shownOnce?: readonly (keyof S & string)[]
  run: (call: {
    actor: Actor
    id: string
    body: z.output<B>
    newId: string
    version: number
    secret: string
  }) => Promise<Of<S> & Versioned>
}

/** A step or a new record. Every one needs an Idempotency-Key. */
export const postOperation = <S extends Shape, B extends z.ZodType>(options: PostOptions<S, B>): ApiOperation => {
  const { item, body, status, needsVersion = false, shownOnce = [], run, ...common } = options
  return {
    ...common,
    method: 'post',
    query: z.strictObject({}),
    body,
    answer: item,
    status,
    isList: false,
    needsVersion,
    shownOnce,
    run: ({ actor, params, body: sent, newId, version, secret = '' }) =>
      run({ actor, id: params['id'] ?? '', body: sent as z.output<B>, newId, version, secret }),
  }
}

/** Fields with one meaning everywhere. */
export const field = {
  id: z.uuid(),
  /** Moment in UTC. */
  at: z.iso.datetime(),
  day: z.iso.date(),
  halalas: z.number().int().meta(about('Halalas; 100 are one riyal.', 'بالهللات، كل 100 هللة ريال واحد.')),
  name: z.string(),
} as const
