import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The list of all calls, which `generate.ts` writes. */

const folder = fileURLToPath(new URL('../packages/api-client/src/endpoints/', import.meta.url));
const made = '// Made by `pnpm generate` from the files of `endpoints/`. Never edited.\n';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether a value is a resource: an object of nothing but endpoints. */
function isResource(value: unknown): boolean {
  if (!isObject(value)) return false;
  const calls: unknown[] = Object.values(value);
  return calls.length > 0 && calls.every((call) => isObject(call) && 'method' in call && 'access' in call);
}

/** The file with all resources and their types, by its path. */
export async function endpointsFile(): Promise<Readonly<Record<string, string>>> {
  const files = globSync('*.ts', { cwd: folder, exclude: ['index.ts', 'named-lists.ts'] }).toSorted();
  const found = await Promise.all(
    files.map(async (file) => {
      const module = (await import(`${folder}${file}`)) as Readonly<Record<string, unknown>>;
      const names = Object.keys(module).filter((name) => isResource(module[name]));
      return { file, names: names.toSorted() };
    }),
  );
  const resources = found.filter(({ names }) => names.length > 0);
  const names = resources.flatMap((one) => one.names).toSorted();
  const imports = resources.map(
    (one) => `import { ${one.names.join(', ')} } from '../endpoints/${one.file}';\n`,
  );
  return {
    'packages/api-client/src/generated/endpoints.ts':
      `${made}import type { EndpointTree } from '../contract/index.ts';\n${imports.join('')}\n` +
      '/** The calls of each resource, by name: written out, as the compiler does not write out a type of this length. */\n' +
      `export type Endpoints = {\n${names.map((name) => `  readonly ${name}: typeof ${name};\n`).join('')}};\n\n` +
      '/** Every call of the API, by resource. */\n' +
      `export const endpoints: Endpoints = {\n${names.map((name) => `  ${name},\n`).join('')}} satisfies EndpointTree;\n`,
  };
}
