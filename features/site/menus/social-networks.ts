/** Supported social networks. */
export const socialNetworks = ['x', 'instagram', 'linkedin', 'tiktok', 'snapchat', 'youtube'] as const
export type SocialNetwork = (typeof socialNetworks)[number]
