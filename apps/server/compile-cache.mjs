/** Enables Node's compile cache before the server loads, which saves about a second per start. */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url)));
