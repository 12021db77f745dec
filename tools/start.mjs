// `npm start`: from a fresh clone to a running server. Flags are the server's: `npm start -- --empty`. The script begins
// with `exec`, so that signals to npm reach this program instead of a shell; Windows has no `exec`.
import { buildApp, install, loadSettings, runServer } from './bootstrap.mjs';

try {
  loadSettings();
  await install('production');
  const app = buildApp();
  process.exitCode = await runServer('main.ts', process.argv.slice(2), app);
  if (process.exitCode === 0) await app;
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
