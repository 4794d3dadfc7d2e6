/** Port of the journeys' server. A running server is used when its port is given. */
export const port = Number(process.env['E2E_PORT'] ?? 3210)
