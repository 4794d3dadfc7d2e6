import { publishDue } from './publish-post.server.ts'

/** Publishes the posts whose time has come. */
export const publishDuePosts = (): Promise<void> => publishDue()
