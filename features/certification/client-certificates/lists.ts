import { shownStates } from '#/domain/certification/certificate.ts'

/** Standing of a branch, the most urgent first. */
export const situations = ['suspended', 'at-risk', 'eligible', 'waiting', 'good', 'missing'] as const
export type Situation = (typeof situations)[number]

/** Filters of the list. */
export const shows = ['attention', 'held', 'eligible', 'waiting', 'missing'] as const
export type Show = (typeof shows)[number]

/** State of a branch's newest certificate; `none` without one. */
export const certificateFilters = [...shownStates, 'none'] as const
export type CertificateFilter = (typeof certificateFilters)[number]

export const longestNote = 1000
