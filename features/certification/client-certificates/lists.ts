import { shownStates } from '#/domain/certification/certificate.ts'

/** How a branch stands, the most pressing first. */
export const situations = ['suspended', 'at-risk', 'eligible', 'waiting', 'good', 'missing'] as const
export type Situation = (typeof situations)[number]

/** What the list can be narrowed to. */
export const shows = ['attention', 'held', 'eligible', 'waiting', 'missing'] as const
export type Show = (typeof shows)[number]

/** The state of a branch's newest certificate; `none` where there was never one. */
export const certificateFilters = [...shownStates, 'none'] as const
export type CertificateFilter = (typeof certificateFilters)[number]

export const sorts = ['need', 'branch', 'mean', 'expires'] as const
export type Sort = (typeof sorts)[number]

export const pageSize = 25
export const longestNote = 1000
