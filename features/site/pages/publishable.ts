import { pageContent } from './content.ts'
import { readyLanguages } from './gaps.ts'

/** A page that may be published: at least one language can be read. */
export const publishablePage = pageContent.refine((content) => readyLanguages(content).length > 0, 'not-ready')
