// Builds the app, unless nothing it is made from changed since the last time; with `--install` installs its packages first.
import { buildApp, install } from './bootstrap.mjs';

try {
  if (process.argv.includes('--install')) await install('production');
  await buildApp();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
