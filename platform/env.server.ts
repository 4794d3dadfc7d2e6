import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'

const port = z.coerce.number().int().min(1).max(65535)
const switchValue = z.enum(['on', 'off'])

/** Every setting, with what it means in `.env.example`. Unknown names are ignored; wrong values stop the start. */
const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  HOST: z.string().min(1).default('0.0.0.0'),
  PORT: port.default(3000),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .refine((value) => new URL(value).origin === value, 'is an origin such as https://itqan.example, without a path')
    .optional(),
  DATA_DIR: z.string().min(1).default('var'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_PORT: port.optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
  APP_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  DEMO: switchValue.default('on'),
  JOBS: switchValue.default('on'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Itqan <no-reply@itqan.example>'),
  COMPANY_EMAIL: z.email().default('hello@itqan.example'),
  LANGUAGE_MODEL_URL: z.url({ protocol: /^https?$/ }).optional(),
  LANGUAGE_MODEL_KEY: z.string().min(1).optional(),
  LANGUAGE_MODEL_NAME: z.string().min(1).default('default'),
  MAP_TILES_URL: z
    .string()
    .regex(/^https?:\/\/[\w.{}-]+(:\d+)?\/\S*\{z\}\S*$/, 'is an address such as https://tiles.example/{z}/{x}/{y}.png')
    .refine((value) => value.includes('{x}') && value.includes('{y}'), 'needs {x}, {y} and {z}')
    .optional(),
  MAP_TILES_ATTRIBUTION: z.string().max(200).default(''),
  TAX_AUTHORITY_URL: z
    .url({ protocol: /^https?$/ })
    .refine((value) => /^https:|^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(`${value}/`), 'needs https')
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  MOYASAR_SECRET_KEY: z.string().min(8).optional(),
  MOYASAR_WEBHOOK_SECRET: z.string().min(16, 'needs at least 16 characters').optional(),
  MOYASAR_URL: z
    .url({ protocol: /^https?$/ })
    .refine((value) => /^https:|^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(`${value}/`), 'needs https')
    .transform((value) => value.replace(/\/+$/, ''))
    .default('https://api.moyasar.com/v1'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
})

export const settingNames = Object.keys(schema.shape)
export type Env = z.infer<typeof schema> & { dataDir: string; origin: string; secret: string; secureCookies: boolean }

/** A setting that cannot be used: the start stops and prints this one sentence. */
export class SettingError extends Error {}

const explain = (error: z.ZodError): string => {
  const issue = error.issues[0]!
  return `The setting ${issue.path.join('.')} ${issue.message.replace(/^Invalid/, 'is not valid: invalid')}. See .env.example.`
}

/** The secret is made once and kept beside the data when nobody sets one: a single box needs no configuration. */
function keptSecret(dataDir: string): string {
  const file = resolve(dataDir, 'app-secret')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  mkdirSync(dataDir, { recursive: true })
  const secret = randomBytes(32).toString('base64url')
  writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' })
  return secret
}

/** Reads and checks the settings. Throws SettingError with one clear sentence. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) throw new SettingError(explain(parsed.error))
  const env = parsed.data
  const dataDir = resolve(env.DATA_DIR)
  const origin = env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`
  if (env.NODE_ENV === 'production' && env.PUBLIC_ORIGIN && !env.APP_SECRET && env.DATABASE_URL)
    throw new SettingError(
      'The setting APP_SECRET is needed with PUBLIC_ORIGIN and DATABASE_URL, the same on every server.',
    )
  if ((env.MOYASAR_SECRET_KEY === undefined) !== (env.MOYASAR_WEBHOOK_SECRET === undefined))
    throw new SettingError(
      'The setting MOYASAR_WEBHOOK_SECRET is needed with MOYASAR_SECRET_KEY, and the other way round.',
    )
  const secret = env.APP_SECRET ?? keptSecret(dataDir)
  return { ...env, dataDir, origin, secret, secureCookies: origin.startsWith('https:') }
}

let current: Env | undefined
/** The settings of this process, read once. */
export const env = (): Env => (current ??= readEnv())
/** Tests set their own before anything else reads them. */
export const setEnv = (next: Env): void => void (current = next)

/** A key for one purpose, derived from the application's secret. */
export const derivedKey = (purpose: string): string =>
  createHash('sha256').update(`${purpose}\u0000${env().secret}`).digest('base64url')
