/** Where the journeys' server answers. A server that runs already is used when its port is named. */
export const port = Number(process.env['E2E_PORT'] ?? 3210)
