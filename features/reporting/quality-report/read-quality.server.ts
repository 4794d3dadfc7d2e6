import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { z } from 'zod'
import { env } from '#/platform/env.server.ts'

const count = z.number().int().min(0)
const quality = z.object({
  commit: z.string().nullable(),
  changed: z.boolean(),
  builtAt: z.iso.datetime(),
  versions: z.record(z.string(), z.string()),
  publicPages: count,
  languages: count,
  texts: z.object({ total: count, incomplete: count }),
  links: z.object({ checked: count, broken: count }),
  firstScriptBytes: count.nullable(),
})
const testReport = z.object({
  commit: z.string().nullable(),
  changed: z.boolean(),
  at: z.iso.datetime(),
  checks: z.array(z.object({ name: z.string(), passed: count, failed: count })),
})

export type Quality = z.infer<typeof quality>
export type TestReport = z.infer<typeof testReport>
/** null: not measured for this build. */
export type QualityReport = { quality: Quality | null; tests: TestReport | null }

async function readJson<S extends z.ZodType>(file: string, schema: S): Promise<z.output<S> | null> {
  try {
    const parsed = schema.safeParse(JSON.parse(await readFile(file, 'utf8')))
    return parsed.success ? parsed.data : null
  } catch {
    return null // a missing or unreadable file means not measured
  }
}

/** Quality data of the running build. Test results count only from this very commit, unchanged. */
export async function readQuality(folder = resolve('build')): Promise<QualityReport> {
  if (env().NODE_ENV === 'development') return { quality: null, tests: null } // the running code is not the build in the folder
  const [built, tested] = await Promise.all([
    readJson(resolve(folder, 'quality.json'), quality),
    readJson(resolve(folder, 'test-report.json'), testReport),
  ])
  const same = built?.commit && tested?.commit === built.commit && !built.changed && !tested.changed
  return { quality: built, tests: same ? tested : null }
}
