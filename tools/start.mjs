// `npm start`: from a fresh clone to a running server. Flags are the server's: `npm start -- --empty`.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { buildApp, environment, install, node, root } from './bootstrap.mjs';

function serve() {
  const main = join(root, 'apps/server/src/main.ts');
  const server = spawn(node, [main, ...process.argv.slice(2)], {
    cwd: root,
    env: { LOG_LEVEL: 'warn', ...environment },
    stdio: 'inherit',
  });
  // Ctrl-C reaches the server by itself as well, and twice does no harm; either way it ends before us
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
  server.on('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
  server.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === null ? 0 : 1);
  });
}

try {
  install();
  buildApp();
  serve();
} catch (error) {
  process.stderr.write(`\n${error.message}\n`);
  process.exitCode = 1;
}
