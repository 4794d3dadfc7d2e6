// The thread that renders documents. Receives paths and bytes only: no environment, database or network.
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

export type RenderJob = {
  id: number
  /** Template's file name inside the workspace. */
  main: string
  /** Virtual files by absolute path inside the workspace, such as /data.json. */
  files: [path: string, bytes: Uint8Array][]
  output: { kind: 'pdf'; standard: string } | { kind: 'svg' }
}
export type RenderAnswer = { id: number; warnings: string[] } & ({ bytes: Uint8Array<ArrayBuffer> } | { error: string })

const { workspace, fonts } = workerData as { workspace: string; fonts: string[] }
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: fonts }] })
type Diagnostics = { shortDiagnostics: { message: string }[] } | null | undefined
const sentences = (found: Diagnostics): string[] => (found?.shortDiagnostics ?? []).map((entry) => entry.message)

function render({ main, files, output }: RenderJob, warnings: string[]): Uint8Array<ArrayBuffer> {
  for (const [path, bytes] of files) compiler.mapShadow(join(workspace, path), Buffer.from(bytes))
  const compiled = compiler.compile({ mainFilePath: join(workspace, main) })
  const document = compiled.result
  if (!document) throw new Error(sentences(compiled.takeDiagnostics()).join('; ') || 'nothing was set')
  warnings.push(...sentences(compiled.takeWarnings()))
  if (output.kind === 'svg') return Uint8Array.from(Buffer.from(compiler.plainSvg(document)))
  return Uint8Array.from(compiler.pdf(document, { pdfStandard: output.standard }))
}

parentPort!.on('message', (job: RenderJob) => {
  const warnings: string[] = []
  try {
    const bytes = render(job, warnings)
    parentPort!.postMessage({ id: job.id, bytes, warnings } satisfies RenderAnswer, [bytes.buffer])
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    parentPort!.postMessage({ id: job.id, error: text, warnings } satisfies RenderAnswer, [])
  } finally {
    // why: otherwise the compiler's memory grows with every document
    compiler.resetShadow()
    compiler.evictCache(10)
  }
})
