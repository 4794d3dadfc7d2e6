/**
 * zod compiles its schemas with `new Function` where it can, and finds out by trying: the policy of our pages forbids that and reports
 * it. It is told not to try before its first schema is made, so this comes before everything else that a page loads.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
