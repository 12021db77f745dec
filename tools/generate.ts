import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { routesOf } from '@szansa/api-client/contract';
import { endpoints } from '@szansa/api-client/endpoints';

/** Writes the slim route table the browser loads; with `--check` only says whether it is as it should be. */
const file = fileURLToPath(new URL('../packages/api-client/src/generated/routes.ts', import.meta.url));
const content = `// Made by \`pnpm generate\` from the endpoints. Never edited.
export const routes = ${JSON.stringify(routesOf(endpoints), null, 2)} as const;
`;

if (!process.argv.includes('--check')) {
  writeFileSync(file, content);
} else if (readFileSync(file, 'utf8') !== content) {
  console.error('packages/api-client/src/generated/routes.ts is stale: run pnpm generate');
  process.exit(1);
}
