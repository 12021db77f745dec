import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Bytes below which a compressed copy is not worth its file. */
const least = 1024;
const text = /\.(?:js|mjs|css|html|svg|txt)$/;

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < least) return;
  const [small, zipped] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    zip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, zipped)]);
}

/** Puts compressed copies beside what is built, as small as can be: the server sends them as they are. */
export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = path.resolve(root, build.outDir);
    },
    // not when the bundle is closed: that happens after a failure as well
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
          text.test(file),
        );
        await Promise.all(files.map((file) => compress(path.join(folder, file))));
      },
    },
  };
}
