import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { afterEach, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);
const folders: string[] = [];

/** Writes one module into a room and says what a tool prints about it. */
async function verdict(room: string, code: string, tool: 'lint' | 'cruise'): Promise<string> {
  const folder = await mkdtemp(path.join(root, room, 'boundary-'));
  folders.push(folder);
  await writeFile(path.join(folder, 'trespasser.ts'), code);
  const where = path.relative(root, folder);
  const [command, args]: [string, string[]] =
    tool === 'lint'
      ? [bin('oxlint'), [where]]
      : [bin('depcruise'), [where, '--config', '.dependency-cruiser.cjs']];
  const { stdout } = await run(command, args, { cwd: root }).catch((failed: { stdout: string }) => failed);
  return stdout;
}

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

describe('a forbidden import fails', () => {
  it.each([
    ['packages/domain/src', "import 'react';\n", 'packages/domain is pure'],
    [
      'packages/domain/src',
      "import { readFile } from 'node:fs';\nexport const x = readFile;\n",
      'packages/domain is pure',
    ],
    ['packages/ui/src', "import '@szansa/domain/offer';\n", 'packages/ui knows nothing of the domain'],
    ['packages/api-client/src', "import '@szansa/ui/button';\n", 'packages/api-client knows only the domain'],
    [
      'apps/crm/src/features',
      "import '@szansa/server/testing';\n",
      'apps/crm knows ui, domain and api-client',
    ],
    ['apps/crm/src/features', "import '#app/routes.ts';\n", 'A feature knows parts, the kit and packages'],
    ['apps/crm/src/parts', "import '#features/home/home-screen.tsx';\n", 'A part knows the kit and packages'],
    ['apps/crm/src/kit', "import '#parts/files/stored-files.ts';\n", 'The kit knows packages alone'],
    ['apps/server/src/modules', "import '@szansa/ui/button';\n", 'apps/server knows domain and api-client'],
    ['apps/server/src/modules', "import '../../platform/audit.ts';\n", 'Imports do not climb'],
  ])('lint in %s: %s', async (room, code, message) => {
    expect(await verdict(room, code, 'lint')).toContain(message);
  });

  it.each([
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
  ])('dependencies in %s: %s', async (room, code, rule) => {
    expect(await verdict(room, code, 'cruise')).toContain(`error ${rule}`);
  });

  it('a module may come in by the door of another', async () => {
    const code = "import { personOf } from '#modules/users';\nexport const x = personOf;\n";
    expect(await verdict('apps/server/src/modules/comments', code, 'cruise')).not.toContain('error');
  });

  it('does not pass because nothing was looked at', async () => {
    const { stdout } = await run(
      bin('depcruise'),
      ['packages', 'apps', '--config', '.dependency-cruiser.cjs', '--output-type', 'json'],
      { cwd: root, maxBuffer: 256 * 1024 * 1024 },
    );
    const { summary } = JSON.parse(stdout) as { summary: { totalCruised: number; error: number } };
    expect(summary.error).toBe(0);
    expect(summary.totalCruised).toBeGreaterThan(300);
  });
});

describe('a package shows only what it exports', () => {
  it.each([
    ['@szansa/domain', './src/offer/offer.ts'],
    ['@szansa/ui', './src/button/button.tsx'],
    ['@szansa/api-client', './src/client.ts'],
    ['@szansa/server', './src/app.ts'],
  ])('%s keeps %s to itself', async (name, file) => {
    const resolve = `import('${name}/${file.replace('./', '')}').catch((error) => console.log(error.code))`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', resolve], {
      cwd: path.join(root, 'tests'),
    });
    expect(stdout.trim()).toMatch(/ERR_PACKAGE_PATH_NOT_EXPORTED|ERR_MODULE_NOT_FOUND/);
  });
});
