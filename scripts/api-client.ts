import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateClient } from '#/features/partners/api/client/generate-client.server.ts'
import { openApiDocument } from '#/features/partners/api/openapi.server.ts'

/** Writes the typed client of the API from its document. */
const file = join(import.meta.dirname, '../features/partners/api/client/itqan-api.ts')
writeFileSync(file, generateClient(openApiDocument('')))
