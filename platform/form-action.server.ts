import { data, href, redirect, type RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import type { Actor } from '#/domain/actor.ts'
import { AppError, type ErrorCode } from '#/domain/errors.ts'
import {
  companyField,
  type Proof,
  proofFields,
  senderField,
  type FormRefusal,
  type FormResult,
} from '#/domain/form-result.ts'
import { isRecordId } from '#/domain/record-id.ts'
import { confirmAgain, proveAgain } from './confirm.server.ts'
import { expectedFailure } from './expected-failure.server.ts'
import { badFields, formOf } from './request-body.server.ts'
import { actorOf, infoOf, type RequestInfo } from './request-context.ts'
import { assertShownCompany } from './shown-company.server.ts'

type Args = { request: Request; context: Readonly<RouterContextProvider>; params: Record<string, string | undefined> }
type Answer<T> = Response | ReturnType<typeof data<FormResult<T>>>

const neverRepeated = new Set<string>([
  'password',
  'confirmPassword',
  'newPassword',
  'otp',
  proofFields.password,
  proofFields.code,
  proofFields.passkey,
  proofFields.challenge,
])

/** Form fields as an object: repeated fields become a list; files are left out. */
function fieldsOf(form: FormData): Record<string, string | string[]> {
  const fields: Record<string, string | string[]> = Object.create(null)
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name).filter((value) => typeof value === 'string')
    fields[name] = values.length === 1 ? values[0]! : values
  }
  return { ...fields }
}

/** Fields whose text is sealed and never shown again begin with it. */
const sealedField = 'sealed-'

const typedValues = (fields: Record<string, string | string[]>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      neverRepeated.has(name) || name.startsWith(sealedField) || typeof value !== 'string'
        ? []
        : [[name, value.slice(0, 20_000)]],
    ),
  )

function refusalOf(error: AppError, values: Record<string, string>): FormRefusal {
  const fields = error.fields ?? {}
  return { ok: false, problem: { code: error.code, details: error.details }, fields, values }
}

/**
 * Field problems of a schema: the first of each field, as a key of messages/forms.ts. Unknown fields refuse the whole
 * form.
 */
function schemaRefusal(error: z.ZodError, values: Record<string, string>): FormRefusal {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) {
    const name = String(issue.path[0] ?? '')
    if (name && !fields[name]) fields[name] = issue.message
  }
  const code: ErrorCode = 'bad-request'
  const problem = error.issues.some((issue) => issue.path.length === 0) ? { code, details: {} } : null
  return { ok: false, problem, fields, values }
}

/** Refuses unstorable text at its field, and removes it from the returned values. */
const textRefusal = (names: readonly string[], values: Record<string, string>): FormRefusal => ({
  ok: false,
  problem: { code: 'bad-value', details: {} },
  fields: Object.fromEntries(names.map((name) => [name, 'bad-characters'])),
  values: Object.fromEntries(Object.entries(values).map(([name, text]) => [name, text.replaceAll('\0', '')])),
})

/** Records the wait in seconds for the `Retry-After` header. */
function noteWait(context: Args['context'], { details: { seconds } }: AppError): void {
  if (typeof seconds === 'number') infoOf(context).wait = seconds
}

/** Whether a route parameter holds a record id. Public numbers such as `publicId` have their own rules. */
const namesRecord = (param: string): boolean => param.endsWith('Id') && param !== 'publicId'

/** Answers 'not found' for malformed ids. */
function assertIds(params: Args['params']): void {
  for (const [name, value] of Object.entries(params))
    if (namesRecord(name) && !isRecordId(value ?? '')) throw new AppError('not-found')
}

type Fields = Record<string, string | string[]>
const proofKinds = ['password', 'code', 'passkey', 'challenge'] as const satisfies readonly (keyof Proof)[]

/** Input of the confirmation dialog. */
function proofIn(fields: Fields): Proof | null {
  const proof: Proof = {}
  for (const kind of proofKinds) {
    const typed = fields[proofFields[kind]]
    if (typeof typed === 'string') proof[kind] = typed
  }
  return Object.keys(proof).length > 0 ? proof : null
}

/** Checks the dialog's proof; a wrong one reopens the dialog. */
async function proveWith(info: RequestInfo, proof: Proof): Promise<void> {
  try {
    await proveAgain(info, proof)
  } catch (error) {
    const wrong =
      error instanceof AppError && /^account\.(code|password)-wrong$|^account\.passkey-refused$/.test(error.code)
    throw wrong && info.actor ? await askedAgain(info.actor, error.code) : error
  }
}

/** The dialog once more, with what was wrong. */
async function askedAgain(actor: Actor, code: ErrorCode): Promise<AppError> {
  const asked = await confirmAgain(actor)
  return new AppError(asked.code, { ...asked.details, wrong: code === 'account.passkey-refused' ? 'passkey' : 1 })
}

/** Fields of the form itself. */
const withoutProof = (sent: Fields): Fields => {
  const added = new Set<string>([senderField, companyField, ...Object.values(proofFields)])
  return Object.fromEntries(Object.entries(sent).filter(([name]) => !added.has(name)))
}

/** Refuses every change to a member of staff who sees as another role, before anything is done. */
function assertNoView({ actor }: RequestInfo): void {
  if (actor?.staff?.seesAs) throw new AppError('staff.view-only')
}

/** SQLSTATEs of a write in a read-only transaction, and of one without the right to write. */
const refusedWrites = ['25006', '42501']

/** Expected failure, or null. A write that a view as a role or as a company did not refuse before is refused by the database. */
function failureIn(context: Args['context'], error: unknown): AppError | null {
  const actor = infoOf(context).actor
  const isWrite = error instanceof Error && 'code' in error && refusedWrites.includes(String(error.code))
  if (isWrite && actor?.staff?.seesAs) return new AppError('staff.view-only')
  if (isWrite && actor?.company?.mode === 'view') return new AppError('not-allowed')
  return expectedFailure(error)
}

/** A schema, or a function that finds it for the request: some forms are defined by data. */
type SchemaOf<S extends z.ZodType> = S | ((args: Args) => Promise<S>)

/**
 * Creates a route's action from a form's schema and a handler of valid input. An AppError becomes a refusal with the
 * submitted values; a Response (a redirect) is passed on; other errors are bugs and reach the error page.
 */
function formHandler<S extends z.ZodType, T>(
  schema: SchemaOf<S>,
  act: (args: Args, input: z.output<S>) => Promise<T | Response>,
  isAllowedInView = true,
) {
  return async (args: Args): Promise<Answer<T>> => {
    let values: Record<string, string> = {}
    try {
      if (!isAllowedInView) assertNoView(infoOf(args.context))
      assertIds(args.params)
      const sent = fieldsOf(await formOf(args.request))
      values = typedValues(sent)
      const unusable = badFields(sent)
      if (unusable.length > 0) return data<FormResult<T>>(textRefusal(unusable, values), 400)
      await assertShownCompany(infoOf(args.context), args.request, sent[companyField])
      const fields = withoutProof(sent)
      const parsed = (typeof schema === 'function' ? await schema(args) : schema).safeParse(fields)
      if (!parsed.success) return data<FormResult<T>>(schemaRefusal(parsed.error, values), 422)
      const proof = proofIn(sent)
      if (proof) await proveWith(infoOf(args.context), proof)
      const result = await act(args, parsed.data)
      return result instanceof Response ? result : data<FormResult<T>>({ ok: true, result })
    } catch (error) {
      const expected = failureIn(args.context, error)
      if (!expected) throw error
      noteWait(args.context, expected)
      if (expected.code === 'sign-in-required') throw expected
      return data<FormResult<T>>(refusalOf(expected, values), expected.status)
    }
  }
}

/** Action of a form open to visitors. */
export const publicFormAction = <S extends z.ZodType, T>(
  schema: SchemaOf<S>,
  act: (info: RequestInfo, input: z.output<S>, args: Args) => Promise<T | Response>,
) => formHandler(schema, (args, input) => act(infoOf(args.context), input, args))

/**
 * Action of a portal's form: the verb gets the signed-in actor and valid input. A view as another role refuses all of them
 * but the one that ends it.
 */
export const formAction = <S extends z.ZodType, T>(
  schema: S,
  verb: (actor: Actor, input: z.output<S>, args: Args) => Promise<T | Response>,
  { endsView = false } = {},
) => formHandler(schema, (args, input) => verb(actorOf(args.context), input, args), endsView)

/** Error page of an exception: with the status of an expected failure, else of a bug. */
function pageOf(error: unknown, context: Args['context']): unknown {
  const expected = failureIn(context, error)
  if (!expected) return error
  noteWait(context, expected)
  return data({ code: expected.code, details: expected.details }, { status: expected.status })
}

/** Wraps an action that reads its request body without the form reader. */
export const plainAction =
  <A extends Pick<Args, 'params' | 'context'>, T>(act: (args: A) => Promise<T> | T) =>
  async (args: A): Promise<T> => {
    try {
      assertIds(args.params)
      return await act(args)
    } catch (error) {
      throw pageOf(error, args.context)
    }
  }

/**
 * Wraps a loader: an expected failure becomes the error page of its status, never a stack trace. Files that need a
 * recent proof redirect to the confirmation page.
 */
export const pageData =
  <A extends Pick<Args, 'params' | 'context'> & { url: URL }, T>(load: (args: A) => Promise<T> | T) =>
  async (args: A): Promise<T> => {
    try {
      assertIds(args.params)
      return await load(args)
    } catch (error) {
      if (error instanceof AppError && error.code === 'account.confirm-again')
        throw redirect(`${href('/account/confirm')}?next=${encodeURIComponent(args.url.pathname + args.url.search)}`)
      throw pageOf(error, args.context)
    }
  }
