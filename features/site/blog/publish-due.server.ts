import { publishDue } from './publish-post.server.ts'

/** Publishes scheduled posts that are due. */
export const publishDuePosts = (): Promise<void> => publishDue()
