import { readEnv, setEnv } from '../../platform/env.server.ts'
import { mailText } from '../mail-text.ts'
import { expect, lookUp } from './support.ts'

/** The newest mail of a kind to an address, with its links, once it is in the outbox. */
export async function mailTo(
  address: string,
  kind: string,
): Promise<{ subject: string; body: string; language: string }> {
  const query =
    'select subject, body, language, to_address, secrets_sealed from app.emails where to_address = $1 and kind = $2 order by created_at desc'
  type Row = { subject: string; body: string; language: string; to_address: string; secrets_sealed: string | null }
  const find = () => lookUp<Row>(query, [address, kind])
  await expect.poll(async () => (await find()).length, { timeout: 20_000 }).toBeGreaterThan(0)
  const mail = (await find())[0]!
  setEnv(readEnv({ NODE_ENV: 'test', DATA_DIR: process.env['E2E_DATA_DIR'] }))
  return { ...mail, body: mailText(mail) }
}
