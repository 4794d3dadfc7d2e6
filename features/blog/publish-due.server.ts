/** Publishes the posts whose time has come. */
export const publishDuePosts = async (): Promise<void> => {}
