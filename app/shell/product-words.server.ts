import { productWords } from '#/domain/page-slug.ts'

type Entry = { path?: string; parentId?: string }

/** The words that the product's own addresses begin with, from the routes this very server answers: there is no list to keep. */
export async function readProductWords(): Promise<ReadonlySet<string>> {
  // why: the list holds this module too, so it can only be asked for once everything is loaded
  const { routes } = await import('virtual:react-router/server-build')
  const list = routes as Record<string, Entry | undefined>
  const pathOf = (id: string): string => {
    const entry = list[id]
    return entry ? `${entry.parentId ? pathOf(entry.parentId) : ''}/${entry.path ?? ''}` : ''
  }
  return productWords(Object.keys(list).map(pathOf))
}
