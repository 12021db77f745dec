import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { endpointsFile } from './generate-endpoints.ts';
import { recordFiles } from './generate-records.ts';
import { settingsPages } from './settings-pages.ts';
import { tokenStyles } from './token-styles.ts';

/**
 * Generates the lists of declared records and of all calls, the metadata of the endpoints that the browser loads, the
 * page of access, the design tokens as styles and the settings where they are listed; with `--check` only reports whether they are up to date.
 */
const made = '// Made by `pnpm generate` from the endpoints. Never edited.\n';

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = fileURLToPath(new URL(`../${name}`, import.meta.url));
    if (!process.argv.includes('--check')) {
      writeFileSync(file, content);
    } else if (readFileSync(file, 'utf8') !== content) {
      console.error(`${name} is stale: run pnpm generate`);
      process.exit(1);
    }
  }
}

// each before what imports it
write(await recordFiles());
write(await endpointsFile());
const { listsOf, routesOf } = await import('@szansa/api-client/contract');
const { endpoints } = await import('@szansa/api-client/endpoints');
const { accessPage } = await import('./access-page.ts');

// one constant for each list, so that a bundle contains only those it shows
const lists = Object.entries(listsOf(endpoints)).map(
  ([resource, facts]) => `\nexport const ${resource}Facts: ListFacts = ${JSON.stringify(facts, null, 2)};\n`,
);

write({
  'packages/api-client/src/generated/routes.ts': `${made}export const routes = ${JSON.stringify(routesOf(endpoints), null, 2)} as const;\n`,
  'packages/api-client/src/generated/lists.ts': `${made}import type { ListFacts } from '../contract/list-facts.ts';\n${lists.join('')}`,
  'docs/access.md': accessPage(),
  'packages/ui/src/theme/tokens.css': await tokenStyles(),
  ...settingsPages(),
});
