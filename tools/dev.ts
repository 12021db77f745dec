/** `pnpm dev`: the server, started again when its code changes, and the app with hot reload. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

if (existsSync('.env')) process.loadEnvFile();
const port = process.env['PORT'] ?? '3000';

function start(command: string, args: readonly string[]) {
  return spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development', PORT: port },
  });
}

const children = [
  start('node', ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts', ...process.argv.slice(2)]),
  start('vite', ['apps/crm', '--host', '127.0.0.1']),
];

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
for (const child of children) {
  child.on('exit', () => {
    for (const other of children) other.kill('SIGTERM');
  });
}
