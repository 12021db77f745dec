// The content security policy forbids `eval`, which zod would otherwise try as soon as a schema is made. Zod loads
// lazily and reads its settings from here, so that it need not be in the first bundle.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
