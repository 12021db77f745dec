// `npm run backup -- FILE`, `npm run restore -- FILE`: commands of the operator, from a fresh clone as well.
import { install, runServer } from './bootstrap.mjs';

const [name, ...args] = process.argv.slice(2);

try {
  install();
  runServer(`commands/${name}.ts`, args);
} catch (error) {
  process.stderr.write(`\n${error.message}\n`);
  process.exitCode = 1;
}
