import type { z } from 'zod'
import type { Actor } from '#/domain/actor.ts'
import type { ApiScope } from '#/domain/partners/api-scopes.ts'
import type { Text } from '#/domain/text.ts'
import { type ApiOperation, postOperation } from '../operation.ts'

type Named<S extends z.ZodRawShape, B extends z.ZodType> = {
  /** Part of the address, in kebab case. */
  name: string
  /** Of the records that it reads; `functions:call` for one that only computes. */
  scope?: ApiScope
  summary: Text
  body: B
  answer: z.ZodObject<S>
  run: (body: z.output<B>, actor: Actor) => Promise<z.output<z.ZodObject<S>>> | z.output<z.ZodObject<S>>
}

const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1)

/** A function of the server: an operation that changes nothing, so that it takes no Idempotency-Key. */
export const functionOperation = <S extends z.ZodRawShape, B extends z.ZodType>(named: Named<S, B>): ApiOperation => {
  const { name, scope = 'functions:call', summary, body, answer, run } = named
  return {
    ...postOperation({
      id: camel(name),
      path: `/functions/${name}`,
      scope,
      tag: 'functions',
      summary,
      schema: `${capital(camel(name))}Result`,
      item: answer,
      body,
      status: 200,
      run: async ({ actor, body: sent }) => run(sent, actor),
    }),
    changesNothing: true,
  }
}
