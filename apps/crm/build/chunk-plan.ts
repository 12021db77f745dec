import path from 'node:path';

import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';

import { usedTogether, type Piece } from './used-together.ts';

/** Unminified bytes without comments that one more request is worth to a screen. */
const request = 40_000;
/** How often a screen, or one of its views, is loaded, relative to a part that loads lazily. */
const screenWeight = 10;

const isScreen = (file: string) => /-(?:screen|view)\.tsx$/.test(file);

/**
 * Screens that users open first, and that links from outside lead to: nothing is loaded before them, so they should
 * load little code of others.
 */
const opensFirst =
  /[\\/](?:login|home|customers|customer|opportunity)-screen\.tsx$|[\\/]opportunities-(?:board|list)-view\.tsx$/;

function weightOf(file: string): number {
  if (opensFirst.test(file)) return 20 * screenWeight;
  return isScreen(file) ? screenWeight : 1;
}

/** Remembers the weights of files, which are needed many times. */
function rememberedWeights(): (file: string) => number {
  const known = new Map<string, number>();
  return (file) => {
    const weight = known.get(file) ?? weightOf(file);
    known.set(file, weight);
    return weight;
  };
}

/** Texts that are needed together, by their folders; all others are seldom needed. */
const wordGroups = {
  everyday: /[\\/](?:kit[\\/]texts|features[\\/]customers|parts[\\/](?:company|customer))$/,
  account: /[\\/]parts[\\/]account$/,
  home: /[\\/]features[\\/]home$/,
  opportunities:
    /[\\/](?:features[\\/]opportunities|parts[\\/](?:activity|conversation|customer-mail|documents|files|opportunity|pickers|timeline))$/,
};

/** Returns the file of a text: one for each group of a language; all need that of every day. */
function wordsOf(id: string): string | undefined {
  const language = /[\\/](?:everyday-)?(pl|en)\.ts$/.exec(id)?.[1];
  if (language === undefined) return undefined;
  const [group = 'seldom'] =
    Object.entries(wordGroups).find(([, folders]) => folders.test(path.dirname(id))) ?? [];
  return group === 'everyday' ? language : `${language}-${group}`;
}

/** Where something belongs that words need: to those of its language, else to the start, for words are always loaded. */
function placeBesideWords(neededBy: ReadonlySet<string>): string | undefined {
  const [words, ...others] = new Set([...neededBy].map(wordsOf));
  if (others.length === 0) return words;
  const [language, ...further] = new Set([...neededBy].map((id) => wordsOf(id)?.replace(/-.*/, '')));
  if (further.length === 0) return language;
  return [...neededBy].some(wordsOf) ? 'start' : undefined;
}

/** Returns the language of texts in files of their own, such as `labels.pl.ts`; code that needs both loads both. */
function languageOf(modules: Readonly<Record<string, unknown>>): string | undefined {
  const [language, ...others] = new Set(Object.keys(modules).map((id) => /\.(pl|en)\.ts$/.exec(id)?.[1]));
  return others.length === 0 ? language : undefined;
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

function withImports(chunks: Chunks, file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const next of chunks.get(file)?.imports ?? []) withImports(chunks, next, found);
  return found;
}

/** Bytes without comments and indentation, nearly in proportion to what is sent. */
function sizeOf(code: string | null): number {
  return (code ?? '').replaceAll(/\/\*[\s\S]*?\*\/|^\s+|^\/\/.*$/gm, '').length;
}

/** The app whose chunks are planned. */
interface PlannedApp {
  /** Its folder. */
  readonly root: string;
  /** Packages that are resolved from this folder for every import. */
  readonly dedupe: readonly string[];
}

/** Builds the app with the bundler's own chunks, which show exactly what each part of it needs. */
async function finestChunks({ root, dedupe }: PlannedApp): Promise<Chunks> {
  const withoutStyles: Plugin = {
    name: 'without-styles',
    enforce: 'pre',
    load: (id) => (/\.css(?:$|\?)/.test(id) ? '' : null),
  };
  const built = await build({
    root,
    configFile: false,
    resolve: { dedupe: [...dedupe] },
    logLevel: 'error',
    plugins: [react(), withoutStyles],
    build: { write: false, minify: false, target: 'es2023', reportCompressedSize: false },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const chunks = outputs.flatMap((output) => ('output' in output ? output.output : []));
  return new Map(chunks.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])));
}

/** What is loaded after the start, by what needs it. */
function piecesOf(chunks: Chunks, start: ReadonlySet<string>): Piece[] {
  const found = new Map<string, Set<string>>();
  for (const root of chunks.values()) {
    if (!root.isDynamicEntry) continue;
    for (const file of withImports(chunks, root.fileName)) {
      const known = found.get(file) ?? new Set();
      found.set(file, known.add(root.facadeModuleId ?? root.fileName));
    }
  }
  return [...found].flatMap(([id, neededBy]) => {
    const chunk = chunks.get(id);
    if (!chunk || start.has(id)) return [];
    const size = Object.values(chunk.modules).reduce((sum, { code }) => sum + sizeOf(code), 0);
    return [{ id, size, neededBy, imports: chunk.imports }];
  });
}

/**
 * Which file each module of the app goes into: what is needed to start, the words of each language, and the rest by what
 * is used together.
 * @returns names of files by the ids of their modules.
 */
async function chunkPlan(app: PlannedApp): Promise<ReadonlyMap<string, string>> {
  const chunks = await finestChunks(app);
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('the app has no entry');
  const start = withImports(chunks, entry.fileName);
  const plan = new Map<string, string>();
  const put = (file: string, name: string) => {
    for (const id of Object.keys(chunks.get(file)?.modules ?? {})) plan.set(id, name);
  };
  for (const file of start) put(file, 'start');
  const pieces = piecesOf(chunks, start);
  const others = pieces.filter(({ id, neededBy }) => {
    const besideWords = placeBesideWords(neededBy);
    const place = besideWords && (languageOf(chunks.get(id)?.modules ?? {}) ?? besideWords);
    if (place) put(id, place);
    return place === undefined;
  });
  const files = usedTogether(others, { of: rememberedWeights(), request });
  for (const [index, ids] of files.entries()) for (const id of ids) put(id, `part-${index}`);
  return plan;
}

/**
 * Plans the chunks of the app when a build starts, so that reading the configuration alone remains fast.
 * @returns the plugin that plans, and a function for the chunk of a module; null where the bundler decides.
 */
export function plannedChunks(app: PlannedApp): {
  readonly planning: Plugin;
  readonly fileOf: (id: string) => string | null;
} {
  let plan: ReadonlyMap<string, string> | undefined;
  return {
    planning: {
      name: 'planned-chunks',
      apply: 'build',
      buildStart: async () => {
        plan = await chunkPlan(app);
      },
    },
    fileOf: (id) => plan?.get(id) ?? null,
  };
}
