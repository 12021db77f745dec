import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);

/** Code that reads what a locale formats for people. */
const parsedFormats = [
  "const format = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' });\nexport const x = format.format(0);\n",
  "export const x = new Intl.DateTimeFormat('sv-SE').format(0);\n",
  "export const x = (format: Intl.DateTimeFormat) => format.format(0).split(' ');\n",
  'export const x = (format: Intl.DateTimeFormat) => Number(format.format(0));\n',
  'export const x = (format: Intl.DateTimeFormat) => Date.parse(format.format(0));\n',
  'export const x = (format: Intl.DateTimeFormat) => format.format(0) === format.format(1);\n',
  "export const x = new Date(0).toLocaleDateString('en-CA');\n",
];

/** A folder, a module in it, and the message of the tool. */
type Trespass = readonly [room: string, code: string, says: string];

const linted: readonly Trespass[] = [
  ['packages/domain/src', "import 'react';\n", 'packages/domain is pure'],
  [
    'packages/domain/src',
    "import { readFile } from 'node:fs';\nexport const x = readFile;\n",
    'packages/domain is pure',
  ],
  ['packages/ui/src', "import '@szansa/domain/offer';\n", 'packages/ui knows nothing of the domain'],
  ['packages/api-client/src', "import '@szansa/ui/button';\n", 'packages/api-client knows only the domain'],
  ['apps/crm/src/features', "import '@szansa/server/testing';\n", 'apps/crm knows ui, domain and api-client'],
  ['apps/crm/src/features', "import '#app/routes.ts';\n", 'A feature knows parts, the kit and packages'],
  ['apps/crm/src/parts', "import '#features/home/home-screen.tsx';\n", 'A part knows the kit and packages'],
  ['apps/crm/src/kit', "import '#parts/files/stored-files.ts';\n", 'The kit knows packages alone'],
  ['apps/server/src/modules', "import '@szansa/ui/button';\n", 'apps/server knows domain and api-client'],
  ['apps/server/src/modules', "import '../../platform/audit.ts';\n", 'Imports do not climb'],
  ...parsedFormats.map((code): Trespass => ['packages/ui/src', code, 'What a locale formats is for people']),
];

const cruised: readonly Trespass[] = [
  ['packages/domain/src', "import '../../../ui/src/button/index.ts';\n", 'domain-is-pure'],
  ['packages/ui/src', "import '../../../domain/src/offer/index.ts';\n", 'ui-knows-nobody'],
  ['apps/crm/src/kit', "import '../../parts/files/stored-files.ts';\n", 'kit-knows-only-packages'],
  ['apps/crm/src/parts', "import '../../app/routes.ts';\n", 'parts-know-only-the-kit'],
  ['apps/crm/src/features', "import '../../app/routes.ts';\n", 'features-know-parts-and-kit'],
  [
    'apps/crm/src/features/home',
    "import '../../customers/list/customers-screen.tsx';\n",
    'features-know-no-features',
  ],
  ['apps/server/src/modules/customers', "import '../../../platform/audit.ts';\n", 'modules-use-the-facade'],
  ['apps/server/src/modules/customers', "import '../../offers/queries.ts';\n", 'modules-by-their-doors'],
  ['apps/server/src/modules/customers', "import '../../offers/module.ts';\n", 'modules-by-their-doors'],
  ['apps/server/src/demo', "import '../../modules/offers/queries.ts';\n", 'demo-knows-no-records'],
  ['apps/server/src/demo', "import '../../modules/offers/tables.ts';\n", 'demo-knows-no-records'],
  ['apps/server/src/demo', "import '../../modules.ts';\n", 'demo-knows-no-records'],
  ['apps/server/src/platform', "import '#modules/offers';\n", 'platform-knows-no-module'],
  ['apps/server/src/platform', "import '../../modules.ts';\n", 'platform-knows-no-module'],
  ['apps/server/src/adapters', "import '#modules/offers';\n", 'adapters-know-no-module'],
];

const throughTheDoor: Trespass = [
  'apps/server/src/modules/comments',
  "import { personOf } from '#modules/users';\nexport const x = personOf;\n",
  '',
];

interface Tool {
  readonly tool: string;
  readonly separator: string;
  readonly options: readonly string[];
}

const lint: Tool = { tool: 'oxlint', separator: '\n\n', options: [] };
const cruise: Tool = {
  tool: 'depcruise',
  separator: '\n',
  options: ['--config', '.dependency-cruiser.cjs'],
};

const keyOf = ([room, code]: Trespass) => `${room} ${code}`;

/** Writes modules into their rooms and runs a tool once: what it prints about each of them, in paragraphs or lines. */
async function verdicts(
  trespasses: readonly Trespass[],
  { tool, separator, options }: Tool,
): Promise<ReadonlyMap<string, string>> {
  const places = await Promise.all(
    trespasses.map(async (trespass) => {
      const folder = await mkdtemp(path.join(root, trespass[0], 'boundary-'));
      await writeFile(path.join(folder, 'trespasser.ts'), trespass[1]);
      return [keyOf(trespass), path.relative(root, folder)] as const;
    }),
  );
  const args = [...places.map(([, place]) => place), ...options];
  const { stdout } = await run(bin(tool), args, { cwd: root }).catch((failed: { stdout: string }) => failed);
  for (const [, place] of places) await rm(path.join(root, place), { recursive: true });
  const parts = stdout.split(separator);
  return new Map(
    places.map(([key, place]) => [key, parts.filter((part) => part.includes(`${place}/`)).join(separator)]),
  );
}

let text: ReadonlyMap<string, string>;

beforeAll(async () => {
  text = new Map([
    ...(await verdicts(linted, lint)),
    ...(await verdicts([...cruised, throughTheDoor], cruise)),
  ]);
});

describe('what is forbidden fails', () => {
  it.each(linted)('lint in %s: %s', (room, code, message) => {
    expect(text.get(keyOf([room, code, message]))).toContain(message);
  });

  it.each(cruised)('dependencies in %s: %s', (room, code, rule) => {
    expect(text.get(keyOf([room, code, rule]))).toContain(`error ${rule}`);
  });

  it('a module may come in by the door of another', () => {
    expect(text.get(keyOf(throughTheDoor))).toBe('');
  });
});

describe('a package shows only what it exports', () => {
  it.each([
    ['@szansa/domain', './src/offer/offer.ts'],
    ['@szansa/ui', './src/button/button.tsx'],
    ['@szansa/api-client', './src/client.ts'],
    ['@szansa/server', './src/app.ts'],
  ])('%s does not export %s', async (name, file) => {
    const resolve = `import('${name}/${file.replace('./', '')}').catch((error) => console.log(error.code))`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', resolve], {
      cwd: path.join(root, 'tests'),
    });
    expect(stdout.trim()).toMatch(/ERR_PACKAGE_PATH_NOT_EXPORTED|ERR_MODULE_NOT_FOUND/);
  });
});
