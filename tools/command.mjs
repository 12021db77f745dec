// `npm run backup -- FILE`, `npm run restore -- FILE`, `npm run move-files -- PLACE`: commands of the operator, from a fresh clone as well.
import { install, loadSettings, runServer } from './bootstrap.mjs';

const [name, ...args] = process.argv.slice(2);

try {
  loadSettings();
  await install('production');
  process.exitCode = await runServer(`commands/${name}.ts`, args);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
