/** Where the company may have a page of its own. */
export const socialNetworks = ['x', 'instagram', 'linkedin', 'tiktok', 'snapchat', 'youtube'] as const
export type SocialNetwork = (typeof socialNetworks)[number]
