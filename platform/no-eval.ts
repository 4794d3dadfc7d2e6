/**
 * Disables zod's JIT before its first schema is made, so this must be imported first. why: zod probes `new Function`,
 * which the content policy forbids and reports.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
