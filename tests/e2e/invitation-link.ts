import { mailTo } from './mail-to.ts'

/** Path of the page that the newest invitation of an address links to, in the language of its mail. */
export const invitationLink = async (email: string): Promise<string> => {
  const { body } = await mailTo(email, 'team.invited')
  return /https?:\/\/[^/\s]+(\/(?:ar\/)?join\/[\w-]+)/.exec(body)![1]!
}
