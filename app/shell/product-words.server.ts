import { productWords } from '#/domain/page-slug.ts'

type Entry = { path?: string; parentId?: string }

/** The path of every route that this very server answers: there is no list to keep. */
export async function readRoutePaths(): Promise<string[]> {
  // why: the list holds this module too, so it can only be asked for once everything is loaded
  const { routes } = await import('virtual:react-router/server-build')
  const list = routes as Record<string, Entry | undefined>
  const pathOf = (id: string): string => {
    const entry = list[id]
    return entry ? `${entry.parentId ? pathOf(entry.parentId) : ''}/${entry.path ?? ''}` : ''
  }
  return Object.keys(list).map(pathOf)
}

/** The words that the product's own addresses begin with. */
export const readProductWords = async (): Promise<ReadonlySet<string>> => productWords(await readRoutePaths())
