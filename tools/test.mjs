// `npm test`: installs what the lockfile says and proves everything, on a machine with nothing but Node.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { environment, install, node, root } from './bootstrap.mjs';

install();
const { status } = spawnSync(node, [join(root, 'tools/test-all.ts')], {
  cwd: root,
  env: environment,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
