import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../..');

interface Manifest {
  readonly packageManager?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly private?: boolean;
}

export function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** What the tests themselves run in is not what a product is built in. */
const { NODE_ENV: _tests, ...environment } = process.env;

/** Runs the package manager of the workspace; its output is in the error when it fails. */
async function pnpm(folder: string, ...args: readonly string[]): Promise<string> {
  const { packageManager } = manifestOf(root);
  if (!packageManager) throw new Error('the workspace names no package manager');
  const { stdout } = await run('npx', ['-y', packageManager, '--config.pm-on-fail=ignore', ...args], {
    cwd: folder,
    env: environment,
  });
  return stdout;
}

/** The version of a package the workspace runs on, which is in pnpm's store already. */
function installed(name: string): string {
  const { version } = manifestOf(path.join(root, 'node_modules', name)) as { version: string };
  return version;
}

/** Packs the design system and answers where the tarball lies. */
export async function packUi(folder: string): Promise<string> {
  await pnpm(path.join(root, 'packages/ui'), 'pack', '--pack-destination', folder);
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  if (!tarball) throw new Error('nothing was packed');
  return path.join(folder, tarball);
}

/** Unpacks a tarball and answers the folder of the package. */
export async function unpack(tarball: string, folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  await run('tar', ['-xzf', tarball, '-C', folder]);
  return path.join(folder, 'package');
}

const entries = ['bare', 'one', 'ten', 'preset'] as const;

export type Entry = (typeof entries)[number];

/** How each page comes by its styles. */
const styles: Readonly<Record<Entry, string>> = {
  bare: '',
  one: "import '@szansa/ui/styles.css';\n",
  ten: "import '@szansa/ui/styles.css';\n",
  preset: "import './preset.css';\n",
};

/** An empty Vite project with the package, its peers and the types of React: nothing of the workspace. */
export async function makeProject(folder: string, tarball: string): Promise<void> {
  const write = (name: string, content: unknown) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  };
  const versions = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, installed(name)]));
  write('package.json', {
    name: 'another-product',
    private: true,
    type: 'module',
    dependencies: { '@szansa/ui': `file:${tarball}`, ...versions(['react', 'react-dom']) },
    devDependencies: versions([
      '@tailwindcss/vite',
      '@types/react',
      '@types/react-dom',
      'tailwindcss',
      'typescript',
      'vite',
    ]),
  });
  write('pnpm-workspace.yaml', 'packages: []\nstrictPeerDependencies: true\nignoreScripts: true\n');
  write('tsconfig.json', {
    compilerOptions: {
      target: 'es2023',
      lib: ['es2023', 'dom', 'dom.iterable'],
      module: 'preserve',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      types: ['vite/client'],
    },
    include: ['src'],
  });
  write('src/preset.css', "@import 'tailwindcss';\n@import '@szansa/ui/preset.css';\n");
  for (const entry of entries) {
    // the empty icon prevents a browser from requesting a missing one
    write(
      `${entry}.html`,
      `<!doctype html><html lang="en"><head><link rel="icon" href="data:,"></head><body><script type="module" src="/src/${entry}.ts"></script></body></html>`,
    );
    write(`src/${entry}.ts`, `${styles[entry]}import './parts/${entry}.tsx';\n`);
    mkdirSync(path.join(folder, 'src/parts'), { recursive: true });
    copyFileSync(path.join(import.meta.dirname, `${entry}.tsx`), path.join(folder, `src/parts/${entry}.tsx`));
  }
  await pnpm(folder, 'install', '--prefer-offline');
}

const tool = (folder: string, file: string, ...args: readonly string[]) =>
  run(process.execPath, [path.join(folder, 'node_modules', file), ...args], {
    cwd: folder,
    env: environment,
  });

/** What the compiler finds wrong. */
export async function checkTypes(folder: string): Promise<string> {
  const { stdout } = await tool(folder, 'typescript/bin/tsc', '-p', folder);
  return stdout;
}

/** Builds a page alone and answers the folder it is served from. */
export async function buildPage(folder: string, entry: Entry): Promise<string> {
  // a font that a bundler puts into the style sheet would be weighed as styles
  const build = {
    outDir: `dist/${entry}`,
    assetsInlineLimit: 0,
    rolldownOptions: { input: `${entry}.html` },
  };
  const plugins = entry === 'preset' ? '[tailwindcss()]' : '[]';
  writeFileSync(
    path.join(folder, 'vite.config.js'),
    `import tailwindcss from '@tailwindcss/vite';
export default { base: './', plugins: ${plugins}, build: ${JSON.stringify(build)} };
`,
  );
  await tool(folder, 'vite/bin/vite.js', 'build', '--logLevel', 'warn');
  return path.join(folder, 'dist', entry);
}

/** Files of a built page with an ending, and what they weigh gzipped. */
export function weighed(
  page: string,
  ending: string,
): { readonly files: readonly string[]; readonly weight: number } {
  const assets = path.join(page, 'assets');
  const files = readdirSync(assets).filter((file) => file.endsWith(ending));
  const weight = files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(assets, file))).length, 0);
  return { files, weight };
}
