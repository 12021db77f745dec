import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The lists of declared records, which `generate.ts` writes. */

const root = fileURLToPath(new URL('../', import.meta.url));
const domain = `${root}packages/domain/src/`;
const made = '// Made by `pnpm generate` from the declared records. Never edited.\n';
const declaration = /^export const (\w+) = (?:record|listEntry)\(/m;

type Label = readonly [polish: string, english: string];

/** What of a declaration is listed. */
interface Declared {
  readonly name: string;
  readonly label: { readonly one: Label; readonly many: Label };
  readonly hideable: Readonly<Record<string, Label>>;
  readonly list: { readonly name: string; readonly columns: readonly string[] } | null;
  readonly actions: readonly string[];
}

type ListedRecord = Pick<Declared, 'name' | 'label'> & { readonly list: NonNullable<Declared['list']> };

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

/** Files of a folder below the root that contain a text, without tests. */
const filesWith = (folder: string, text: string) =>
  globSync('*.{ts,tsx}', { cwd: `${root}${folder}`, exclude: ['*.test.ts', '*.stories.tsx'] }).filter(
    (file) => readFileSync(`${root}${folder}/${file}`, 'utf8').includes(text),
  );

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const capital = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
const camel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What the modules of the directory's records export, in one file. */
function serverFile(records: readonly ListedRecord[]): string {
  const places = records.map(({ name, list }) => {
    const folder = `apps/server/src/modules/${kebab(list.name)}`;
    const from = (text: string) =>
      filesWith(folder, text).map((file) => `../modules/${kebab(list.name)}/${file}`)[0];
    const [module, declared] = [`${list.name}Module`, `${camel(name)}Records`];
    return {
      name,
      module,
      declared,
      moduleFile: from(`export const ${module} =`),
      declaredFile: from(`export const ${declared} =`),
    };
  });
  const values = places.flatMap(({ module, moduleFile, declared, declaredFile }) => [
    `import { ${module} } from '${moduleFile}';\n`,
    `import { ${declared} } from '${declaredFile}';\n`,
  ]);
  const members = (member: string) =>
    places.map(
      ({ name, declared }) =>
        `  ${member === 'exported' ? capital(camel(name)) : name}: ${declared}.${member},\n`,
    );
  const together = (names: readonly string[]) => names.join(', ');
  return (
    `${made}${values.join('')}\n` +
    `/** Modules of the declared records of the directory. */\n` +
    `export const recordModules = [${together(places.map(({ module }) => module))}] as const;\n\n` +
    `/** Their lists as files, by the sources of exports. */\n` +
    `export const recordExports = {\n${members('exported').join('')}} as const;\n\n` +
    `/** How links in conversations show them. */\n` +
    `export const recordLinks = {\n${members('linked').join('')}} as const;\n`
  );
}

/** What the modules of the server declare: tables, and records of the demo agency that other modules need. */
function moduleTypesFile(): string {
  const interfaces = (ending: string) =>
    globSync('*/*.ts', { cwd: `${root}apps/server/src/modules`, exclude: ['*/*.test.ts'] })
      .toSorted()
      .flatMap((file) => {
        const text = readFileSync(`${root}apps/server/src/modules/${file}`, 'utf8');
        return [...text.matchAll(new RegExp(`^export interface (\\w+(?:${ending})) `, 'gm'))].map(
          ([, name = '']) => ({ name, file }),
        );
      });
  const [tables, demo] = [interfaces('Tables'), interfaces('Demo|Start')];
  const imports = [...tables, ...demo].map(
    ({ name, file }) => `import type { ${name} } from '../modules/${file}';\n`,
  );
  const together = (found: readonly { readonly name: string }[]) => found.map(({ name }) => name).join(', ');
  return (
    `${made.replace('declared records', 'modules')}${imports.join('')}\n` +
    `export interface ModuleTables extends ${together(tables)} {}\n\n` +
    `export interface ModuleDemo extends ${together(demo)} {}\n`
  );
}

/** The features of the directory's records, in one file. */
function featuresFile(records: readonly ListedRecord[]): string {
  const names = records.map(({ list }) => list.name);
  const imports = names.map(
    (name) => `import { ${name}Feature } from '#features/${kebab(name)}/feature.tsx';\n`,
  );
  return (
    `${made}${imports.join('')}\n` +
    `/** Features of the declared records of the directory. */\n` +
    `export const recordFeatures = [${names.map((name) => `${name}Feature`).join(', ')}] as const;\n`
  );
}

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
  const texts = (all: readonly string[]) => `[${all.map(quoted).join(', ')}]`;
  const hideable = records.flatMap(({ declared: { name, hideable: groups } }) =>
    Object.keys(groups).map((group) => `${name}.${group}`),
  );
  const tables = listed.map(({ list }) => `  ${list.name}: ${texts(list.columns.slice(1))},\n`);
  const actions = records.map(({ declared }) => `  ${declared.name}: ${texts(declared.actions)},\n`);
  const labels = listed.map(
    ({ name, label }) => `  ${name}: { one: ${pair(label.one)}, many: ${pair(label.many)} },\n`,
  );
  return {
    'apps/server/src/generated/records.ts': serverFile(listed),
    'apps/server/src/generated/module-types.ts': moduleTypesFile(),
    'apps/crm/src/app/generated/record-features.ts': featuresFile(listed),
    'packages/domain/src/generated/records.ts':
      `${made}${imports.join('')}\n/** Every declared record, by its name. */\n` +
      `export const records = {\n${members.join('')}} as const;\n`,
    'packages/domain/src/generated/record-names.ts':
      `${made}\n/** Names of the declared records. Free of everything else, for screens that need no more. */\n` +
      `export const recordNames = [${names}] as const;\n\n` +
      `/** Those of the directory, each with its list. */\nexport const recordLists = {\n${lists.join('')}} as const;\n\n` +
      `export type DirectoryRecord = keyof typeof recordLists;\n\n` +
      `/** Their names, for menus and titles that are shown before anything else is loaded. */\n` +
      `export const recordLabels = {\n${labels.join('')}} as const;\n\n` +
      `/** Their groups of fields that can be hidden. */\nexport const recordHideable = ${texts(hideable)} as const;\n\n` +
      `/** Their columns that an administrator can hide, by list. */\n` +
      `export const recordTables = {\n${tables.join('')}} as const;\n\n` +
      `/** What the audit log knows of each declared record. */\n` +
      `export const recordActions = {\n${actions.join('')}} as const;\n`,
  };
}
