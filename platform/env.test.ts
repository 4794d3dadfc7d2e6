import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readEnv, settingNames } from './env.server.ts'

const secret = 'x'.repeat(40)

test.each([
  [{ PORT: 'eighty' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL'],
  [{ APP_SECRET: 'short' }, 'APP_SECRET'],
  [{ PUBLIC_ORIGIN: 'https://itqan.example/path' }, 'PUBLIC_ORIGIN'],
  [{ JOBS: 'maybe' }, 'JOBS'],
  [{ SMTP_URL: 'http://mail' }, 'SMTP_URL'],
  [{ COMPANY_EMAIL: 'nobody' }, 'COMPANY_EMAIL'],
  [{ MOYASAR_SECRET_KEY: 'sk_test_of_nobody' }, 'MOYASAR_WEBHOOK_SECRET'],
  [{ MOYASAR_WEBHOOK_SECRET: 'too short' }, 'MOYASAR_WEBHOOK_SECRET'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN'],
  [{ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }, 'METRICS_TOKEN'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  [{ MOYASAR_URL: 'http://elsewhere.example' }, 'MOYASAR_URL'],
  [{ FILES_STORE: 's3' }, 'S3_ENDPOINT'],
  [{ BACKUP_TO: 's3://bucket/path' }, 'S3_ENDPOINT'],
  [{ S3_PREFIX: '/from/the/root' }, 'S3_PREFIX'],
  [{ BACKUP_KEY: 'short' }, 'BACKUP_KEY'],
  [{ BACKUP_WAL: 'on' }, 'BACKUP_WAL'],
  [{ BACKUP_WAL: 'on', DATABASE_URL: 'postgres://u:p@h/d' }, 'BACKUP_WAL'],
])('a wrong setting %j stops the start with one sentence that names it', (setting, name) => {
  const read = () => readEnv({ APP_SECRET: secret, ...setting })
  expect(read).toThrow(new RegExp(`^The setting ${name} [^\n]+$`))
})

test('an empty setting counts as not set', () => {
  expect(readEnv({ APP_SECRET: secret, PORT: '', DATABASE_URL: '' }).PORT).toBe(3000)
})

test('a public installation on a shared database needs a secret of its own', () => {
  const shared = {
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: 'https://itqan.example',
    DATABASE_URL: 'postgres://u:p@h/d',
  } as const
  expect(() => readEnv(shared)).toThrow(/APP_SECRET is needed/)
  expect(readEnv({ ...shared, APP_SECRET: secret }).secureCookies).toBe(true)
})

test('.env.example names every setting and no other', () => {
  const example = readFileSync(join(import.meta.dirname, '../.env.example'), 'utf8')
  const named = [...example.matchAll(/^#([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1])
  expect(new Set(named)).toEqual(new Set(settingNames))
  expect(named).toHaveLength(settingNames.length)
})

function withFolder(work: (folder: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'itqan-settings-'))
  try {
    work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test('the kept secret is made once, whole, and for our eyes only', () =>
  withFolder((folder) => {
    const { secret: made } = readEnv({ DATA_DIR: folder })
    expect(made).toHaveLength(43)
    expect(readEnv({ DATA_DIR: folder }).secret).toBe(made)
    expect(readdirSync(folder)).toEqual(['app-secret'])
  }))

test.each(['', 'cut', 'x'.repeat(31)])('a kept secret that was cut to %j stops the start and stays as it is', (left) =>
  withFolder((folder) => {
    writeFileSync(join(folder, 'app-secret'), left)
    expect(() => readEnv({ DATA_DIR: folder })).toThrow(/app-secret holds fewer than 32 characters, .* from a backup/)
    expect(readFileSync(join(folder, 'app-secret'), 'utf8')).toBe(left)
  }),
)

test('a missing secret beside existing data stops the start, until a new one is accepted on purpose', () =>
  withFolder((folder) => {
    mkdirSync(join(folder, 'postgres'))
    expect(() => readEnv({ DATA_DIR: folder })).toThrow(/app-secret is missing, .* ACCEPT_NEW_SECRET=on/)
    expect(existsSync(join(folder, 'app-secret'))).toBe(false)
    expect(readEnv({ DATA_DIR: folder, ACCEPT_NEW_SECRET: 'on' }).secret).toHaveLength(43)
  }))
