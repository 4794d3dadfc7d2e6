export const clientSorts = ['date', 'branch', 'score'] as const
