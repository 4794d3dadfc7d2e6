// Copies stored files between the folder and the bucket: npm run files -- --to s3|folder.
import { parseArgs } from 'node:util'
import { AppError } from '#/domain/errors.ts'
import { StartError } from '#/domain/start-error.ts'
import { env } from '#/platform/env.server.ts'
import { filePlace } from '#/platform/files.server.ts'
import { copyStore } from '#/platform/stores/copy-store.server.ts'

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { to: { type: 'string' } } })
  const { to } = values
  if (to !== 's3' && to !== 'folder') throw new StartError('Usage: npm run files -- --to s3, or --to folder')
  if (!env().S3_BUCKET) throw new StartError('The settings of the bucket are missing: S3_ENDPOINT and those below it.')
  const { copied, there, bytes } = await copyStore(filePlace(to === 's3' ? 'folder' : 's3'), filePlace(to), (count) =>
    console.log(`${count} files …`),
  )
  console.log(
    `${copied} files copied and compared (${(bytes / 1024 ** 2).toFixed(1)} MB), ${there} were there already.`,
  )
  console.log(
    env().FILES_STORE === to
      ? 'This is the store in use.'
      : `Now set FILES_STORE=${to}, start the server, and run this once more for files stored meanwhile.`,
  )
}

try {
  await main()
} catch (error) {
  if (error instanceof AppError) console.error(`The store does not work: ${error.code}. Run this again: it goes on.`)
  else console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
