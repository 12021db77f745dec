/** Starts the server in place of this process, with the flags it is always started with; for the container image. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const flags = JSON.parse(readFileSync(new URL('node-flags.json', import.meta.url), 'utf8'));
const main = fileURLToPath(new URL('src/main.ts', import.meta.url));

process.execve(process.execPath, [process.execPath, ...flags, main, ...process.argv.slice(2)], process.env);
