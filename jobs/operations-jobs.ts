/** Jobs of features/operations/. */
export const operationsJobs = {} as const
