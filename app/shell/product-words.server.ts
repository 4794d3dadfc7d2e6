import { productWords } from '#/domain/page-slug.ts'

type Entry = { path?: string; parentId?: string }

/** Paths of this server's routes, from the build itself. */
export async function readRoutePaths(): Promise<string[]> {
  // why: the build contains this module, so it can only be imported after loading
  const { routes } = await import('virtual:react-router/server-build')
  const list = routes as Record<string, Entry | undefined>
  const pathOf = (id: string): string => {
    const entry = list[id]
    return entry ? `${entry.parentId ? pathOf(entry.parentId) : ''}/${entry.path ?? ''}` : ''
  }
  return Object.keys(list).map(pathOf)
}

/** First segments of the product's addresses. */
export const readProductWords = async (): Promise<ReadonlySet<string>> => productWords(await readRoutePaths())
