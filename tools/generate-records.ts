import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The lists of declared records, which `generate.ts` writes. */

const domain = fileURLToPath(new URL('../packages/domain/src/', import.meta.url));
const made = '// Made by `pnpm generate` from the declared records. Never edited.\n';
const declaration = /^export const (\w+) = (?:record|listEntry)\(/m;

type Label = readonly [polish: string, english: string];

/** What of a declaration is listed. */
interface Declared {
  readonly name: string;
  readonly label: { readonly one: Label; readonly many: Label };
  readonly list: { readonly name: string } | null;
}

interface Found {
  readonly file: string;
  readonly constant: string;
  readonly declared: Declared;
}

async function findRecords(): Promise<readonly Found[]> {
  const found = globSync('*/*.ts', { cwd: domain, exclude: ['record/*'] }).toSorted();
  const records = await Promise.all(
    found.map(async (file): Promise<Found[]> => {
      const text = readFileSync(`${domain}${file}`, 'utf8');
      const constant = declaration.exec(text)?.[1];
      if (constant === undefined) return [];
      const module = (await import(`${domain}${file}`)) as Readonly<Record<string, Declared | undefined>>;
      const declared = module[constant];
      if (!declared) throw new Error(`${file} does not export ${constant}`);
      return [{ file, constant, declared }];
    }),
  );
  return records.flat().toSorted((one, other) => (one.declared.name < other.declared.name ? -1 : 1));
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`\'`)}'`;

/** The files that list all declared records, by their paths. */
export async function recordFiles(): Promise<Readonly<Record<string, string>>> {
  const records = await findRecords();
  const listed = records.flatMap(({ declared: { name, label, list } }) =>
    list ? [{ name, label, list }] : [],
  );
  const imports = records.map(({ file, constant }) => `import { ${constant} } from '../${file}';\n`);
  const members = records.map(({ constant, declared: { name } }) =>
    constant === name ? `  ${name},\n` : `  ${name}: ${constant},\n`,
  );
  const names = records.map(({ declared }) => quoted(declared.name)).join(', ');
  const lists = listed.map(({ name, list }) => `  ${name}: ${quoted(list.name)},\n`);
  const pair = ([polish, english]: Label) => `[${quoted(polish)}, ${quoted(english)}]`;
  const labels = listed.map(
    ({ name, label }) => `  ${name}: { one: ${pair(label.one)}, many: ${pair(label.many)} },\n`,
  );
  return {
    'packages/domain/src/generated/records.ts':
      `${made}${imports.join('')}\n/** Every declared record, by its name. */\n` +
      `export const records = {\n${members.join('')}} as const;\n`,
    'packages/domain/src/generated/record-names.ts':
      `${made}\n/** Names of the declared records. Free of everything else, for screens that need no more. */\n` +
      `export const recordNames = [${names}] as const;\n\n` +
      `/** Those of the directory, each with its list. */\nexport const recordLists = {\n${lists.join('')}} as const;\n\n` +
      `export type DirectoryRecord = keyof typeof recordLists;\n\n` +
      `/** Their names, for menus and titles that are shown before anything else is loaded. */\n` +
      `export const recordLabels = {\n${labels.join('')}} as const;\n`,
  };
}
