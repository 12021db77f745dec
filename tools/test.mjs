// `npm test`: installs what the lockfile says and proves everything, on a machine with nothing but Node.
// `npm run test:all` also runs the slow tests.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { environment, install, node, root } from './bootstrap.mjs';

await install('all');
const { status } = spawnSync(node, [join(root, 'tools/test-all.ts'), ...process.argv.slice(2)], {
  cwd: root,
  env: environment(),
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
