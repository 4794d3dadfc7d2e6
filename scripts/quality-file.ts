import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Messages } from '../domain/text.ts'
import { allAddresses, checkLinks, publicAddresses } from './internal-links.ts'

/** Verification results of a build, shown on /final-qa. Unmeasured parts are null. */
type Quality = {
  commit: string | null
  /** Whether the sources differed from that commit. */
  changed: boolean
  builtAt: string
  versions: Record<string, string>
  publicPages: number
  languages: number
  texts: { total: number; incomplete: number }
  links: { checked: number; broken: number }
  /** Gzip bytes of script on the first visit of the home page. */
  firstScriptBytes: number | null
}

const git = (root: string, ...args: string[]): string | null => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

/** Checked-out commit, and whether a source differs from it. */
export const stateOf = (root: string): { commit: string | null; changed: boolean } => ({
  commit: git(root, 'rev-parse', 'HEAD'),
  changed: git(root, 'status', '--porcelain', '--untracked-files=no') !== '',
})

const filled = (text: string | Record<string, string>): boolean =>
  (typeof text === 'string' ? [text] : Object.values(text)).every((form) => form.trim() !== '')

/** Counts all texts, and those missing in one of the languages. */
export async function countTexts(root: string): Promise<Quality['texts']> {
  const files = globSync('messages/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
  const modules = await Promise.all(files.map((file) => import(join(root, file)) as Promise<Record<string, unknown>>))
  const entries = modules.flatMap((module) =>
    Object.values(module).flatMap((exported) =>
      typeof exported === 'object' && exported !== null ? Object.values(exported as Messages) : [],
    ),
  )
  const texts = entries.filter((entry) => typeof entry === 'object' && entry !== null && 'en' in entry && 'ar' in entry)
  return { total: texts.length, incomplete: texts.filter(({ en, ar }) => !filled(en) || !filled(ar)).length }
}

type Part = { module: string; imports?: string[] }
type Manifest = { entry: Part; routes: Record<string, Part>; url?: string }

/** Scripts of the English home page by the build's manifest. */
export function firstScriptBytes(root: string): number | null {
  const [file] = globSync('build/client/assets/manifest-*.js', { cwd: root })
  if (!file) return null
  const text = readFileSync(join(root, file), 'utf8')
  const manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest
  const parts = [manifest.entry, ...['root', 'public-en', 'home-en'].map((id) => manifest.routes[id])]
  if (parts.some((part) => part === undefined)) return null
  const files = parts.flatMap((part) => [part!.module, ...(part!.imports ?? [])])
  const scripts = [`/${file.replace(/^build\/client\//, '')}`, ...files].filter((path) => path.endsWith('.js'))
  return [...new Set(scripts)].reduce((sum, path) => {
    const bytes = readFileSync(join(root, 'build/client', path))
    return sum + gzipSync(bytes, { level: 9 }).length
  }, 0)
}

function versionsOf(root: string): Record<string, string> {
  const { version, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string
    dependencies: Record<string, string>
  }
  const shown = ['react', 'react-router', 'hono', 'kysely', 'better-auth', 'pg-boss']
  const named = shown.map((name) => [name, dependencies[name] ?? ''] as const)
  return { itqan: version, node: process.versions.node, ...Object.fromEntries(named) }
}

const fileOf = (root: string): string => join(root, 'build/quality.json')

/** Writes the verification results of the current build. `stamp`: the file written by the build. */
export async function writeQuality(root: string, stamp: string): Promise<void> {
  const addresses = await allAddresses()
  const { checked, broken } = checkLinks(root, addresses)
  const quality: Quality = {
    ...stateOf(root),
    builtAt: statSync(stamp).mtime.toISOString(),
    versions: versionsOf(root),
    publicPages: publicAddresses(addresses).length,
    languages: 2,
    texts: await countTexts(root),
    links: { checked, broken: broken.length },
    firstScriptBytes: firstScriptBytes(root),
  }
  writeFileSync(fileOf(root), `${JSON.stringify(quality, null, 2)}\n`)
}

/** Whether the file describes this commit and build. */
export function qualityIsCurrent(root: string, stamp: string): boolean {
  if (!existsSync(fileOf(root)) || !existsSync(stamp)) return false
  const { commit, changed, builtAt } = JSON.parse(readFileSync(fileOf(root), 'utf8')) as Quality
  const state = stateOf(root)
  return commit === state.commit && changed === state.changed && builtAt === statSync(stamp).mtime.toISOString()
}
