// `npm start`: from a fresh clone to a running server. Flags are the server's: `npm start -- --empty`.
import { buildApp, install, runServer } from './bootstrap.mjs';

try {
  install();
  buildApp();
  runServer('main.ts', process.argv.slice(2));
} catch (error) {
  process.stderr.write(`\n${error.message}\n`);
  process.exitCode = 1;
}
