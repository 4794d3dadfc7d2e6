import { pageContent } from './content.ts'
import { readyLanguages } from './gaps.ts'

/** A publishable page: at least one language is complete. */
export const publishablePage = pageContent.refine((content) => readyLanguages(content).length > 0, 'not-ready')
