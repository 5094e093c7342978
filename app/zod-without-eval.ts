/*
 * Zod compiles object schemas with `new Function` where it can. Trying to violates the
 * Content-Security-Policy, which the browser reports. `config({ jitless: true })` of a form would come too
 * late: schemas ask when they are created.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
