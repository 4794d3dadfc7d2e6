import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type S3Server = new (options: {
  port: number
  address: string
  silent: boolean
  directory: string
  configureBuckets: { name: string }[]
}) => { run: () => Promise<AddressInfo>; close: () => Promise<void> }
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as S3Server

/** A real S3 server with one bucket; its settings are those of the environment. */
export async function bucketServer() {
  const directory = mkdtempSync(join(tmpdir(), 'itqan-bucket-'))
  const name = 'itqan-tests'
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name }],
  })
  const { port } = await server.run()
  const endpoint = `http://127.0.0.1:${port}`
  // the keys that the server knows
  const [accessKeyId, secretAccessKey] = ['S3RVER', 'S3RVER']
  return {
    bucket: { endpoint, region: 'us-east-1', bucket: name, accessKeyId, secretAccessKey, pathStyle: true },
    settings: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: name,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      S3_REGION: 'us-east-1',
    },
    async close() {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
