// `npm start`: from a fresh clone to a running server. Flags are the server's: `npm start -- --empty`. The script begins
// with `exec`, so that signals to npm reach this program instead of a shell; on Windows that is exec.cmd.
import { buildApp, install, loadSettings } from './bootstrap.mjs';
import { finishExchange } from './exchange.mjs';
import { superviseServer } from './restarts.mjs';

try {
  loadSettings();
  finishExchange();
  await install('production');
  const app = buildApp();
  process.exitCode = await superviseServer(process.argv.slice(2), app);
  if (process.exitCode === 0) await app;
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
