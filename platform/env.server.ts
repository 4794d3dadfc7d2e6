import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { createOnce, errorCode } from '#/db/durable-file.server.ts'
import { StartError } from '#/domain/start-error.ts'

const port = z.coerce.number().int().min(1).max(65535)
const switchValue = z.enum(['on', 'off'])
const secretLength = 32

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

/** All settings, documented in `.env.example`. Unknown names are ignored; invalid values stop the start. */
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
  DATABASE_READS: z.enum(['one-trip', 'transaction']).default('one-trip'),
  APP_SECRET: z.string().min(secretLength, `needs at least ${secretLength} characters`).optional(),
  ACCEPT_NEW_SECRET: switchValue.default('off'),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  DEMO: switchValue.default('on'),
  JOBS: z.enum(['on', 'off', 'only']).default('on'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Itqan <no-reply@itqan.example>'),
  COMPANY_EMAIL: z.email().default('hello@itqan.example'),
  LANGUAGE_MODEL_URL: z.url({ protocol: /^https?$/ }).optional(),
  LANGUAGE_MODEL_KEY: z.string().min(1).optional(),
  LANGUAGE_MODEL_NAME: z.string().min(1).default('default'),
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/ })
    .refine((value) => /^https:|^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(`${value}/`), 'needs https')
    .optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_NAME: z.string().min(1).max(60).default('OpenID'),
  SMS_URL: z
    .url({ protocol: /^https?$/ })
    .refine((value) => /^https:|^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(`${value}/`), 'needs https')
    .optional(),
  SMS_KEY: z.string().min(1).optional(),
  SMS_SENDER: z.string().min(1).max(20).default('Itqan'),
  SMS_BODY: z
    .string()
    .refine(isJsonObject, 'is not a JSON object')
    .refine((value) => value.includes('{to}') && value.includes('{text}'), 'needs {to} and {text}')
    .default('{"to":"{to}","from":"{from}","text":"{text}"}'),
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
  WEBHOOKS_TO_LOOPBACK: switchValue.default('off'),
  FILES_STORE: z.enum(['folder', 's3']).default('folder'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'is no name of a bucket')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_PREFIX: z
    .string()
    .regex(/^[\w.-]+(\/[\w.-]+)*\/?$/, 'is a path such as itqan/production')
    .transform((value) => `${value.replace(/\/$/, '')}/`)
    .optional(),
  S3_PATH_STYLE: switchValue.default('on'),
  BACKUP_TO: z.string().min(1).optional(),
  BACKUP_KEY: z
    .string()
    .refine((value) => Buffer.from(value, 'base64').length === 32, 'is not 32 bytes in base64')
    .optional(),
  BACKUP_PASSPHRASE_FILE: z.string().min(1).optional(),
  BACKUP_WAL: switchValue.default('off'),
  STOP_DELAY_SECONDS: z.coerce.number().int().min(0).max(15).optional(),
  LOG_REQUESTS: switchValue.default('off'),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_TOKEN: z.string().min(24, 'needs at least 24 characters').optional(),
  LOAD_IN_FLIGHT: z.coerce.number().int().min(0).max(100_000).default(500),
  LOAD_LAG_MS: z.coerce.number().int().min(0).max(60_000).default(2000),
  LOAD_WAIT_MS: z.coerce.number().int().min(0).max(60_000).default(1500),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().min(1).max(100).default('itqan'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
})

export const settingNames = Object.keys(schema.shape)
export type Env = z.infer<typeof schema> & { dataDir: string; origin: string; secret: string; secureCookies: boolean }

const s3Names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
const usesS3 = ({ FILES_STORE, BACKUP_TO }: z.infer<typeof schema>): boolean =>
  FILES_STORE === 's3' || (BACKUP_TO ?? '').startsWith('s3:')

/** An invalid setting: the start stops and prints this sentence. */
export class SettingError extends StartError {}

const explain = (error: z.ZodError): string => {
  const issue = error.issues[0]!
  return `The setting ${issue.path.join('.')} ${issue.message.replace(/^Invalid/, 'is not valid: invalid')}. See .env.example.`
}

const restoreIt = 'Put it back from a backup. If it is lost for good, read in README.md what is lost with it'

function readSecret(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    if (errorCode(error) !== 'EACCES') throw error
    throw new SettingError(
      `${file} cannot be read by this user, as after a restore. Run: sudo chown $(id -u) '${file}'`,
    )
  }
}

/**
 * Generates the secret once and stores it beside the data when none is set, so that a single machine needs no
 * configuration.
 */
function storedSecret(dataDir: string, acceptNew: boolean): string {
  const file = resolve(dataDir, 'app-secret')
  const found = readSecret(file)
  if (found !== undefined && found.length < secretLength)
    throw new SettingError(
      `${file} holds fewer than ${secretLength} characters, so it was cut. ${restoreIt}, remove the file and start once with ACCEPT_NEW_SECRET=on.`,
    )
  if (found !== undefined) return found
  if (!acceptNew && existsSync(resolve(dataDir, 'postgres')))
    throw new SettingError(
      `${file} is missing, although the data that it belongs to is there. ${restoreIt}, and start once with ACCEPT_NEW_SECRET=on.`,
    )
  mkdirSync(dataDir, { recursive: true })
  createOnce(file, `${randomBytes(32).toString('base64url')}\n`)
  return readSecret(file)! // a server started at the same time may have written it first
}

/** Reads and validates the settings. Throws SettingError. */
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
  if ((env.OIDC_ISSUER === undefined) !== (env.OIDC_CLIENT_ID === undefined))
    throw new SettingError('The setting OIDC_CLIENT_ID is needed with OIDC_ISSUER, and the other way round.')
  for (const name of s3Names)
    if (usesS3(env) && env[name] === undefined)
      throw new SettingError(`The setting ${name} is needed with FILES_STORE=s3, and with BACKUP_TO=s3://…`)
  if (env.BACKUP_WAL === 'on' && env.DATABASE_URL)
    throw new SettingError(
      'The setting BACKUP_WAL is not for DATABASE_URL: archive the log of that PostgreSQL with its own tools.',
    )
  if (env.BACKUP_WAL === 'on' && (!env.BACKUP_TO || (!env.BACKUP_KEY && !env.BACKUP_PASSPHRASE_FILE)))
    throw new SettingError('The setting BACKUP_WAL needs BACKUP_TO, and BACKUP_KEY or BACKUP_PASSPHRASE_FILE.')
  const isOwnMachine = /^(127\.[\d.]+|::1|localhost)$/.test(env.METRICS_HOST)
  if (env.METRICS_PORT !== undefined && !isOwnMachine && env.METRICS_TOKEN === undefined)
    throw new SettingError('The setting METRICS_TOKEN is needed with a METRICS_HOST that other machines reach.')
  const secret = env.APP_SECRET ?? storedSecret(dataDir, env.ACCEPT_NEW_SECRET === 'on')
  return { ...env, dataDir, origin, secret, secureCookies: origin.startsWith('https:') }
}

let current: Env | undefined
/** Settings of this process, read once. */
export const env = (): Env => (current ??= readEnv())
/** Replaces the settings in tests. */
export const setEnv = (next: Env): void => void (current = next)

/** Derives a key for one purpose from the application's secret. */
export const derivedKey = (purpose: string): string =>
  createHash('sha256').update(`${purpose}\u0000${env().secret}`).digest('base64url')
