import type { Client } from '@szansa/api-client/client';

import type { Records, Sample } from './sample.ts';

const files = import.meta.glob<Sample>('./samples/*.ts', { eager: true, import: 'sample' });
/** Samples by the name of their file. */
const byName = new Map(
  Object.entries(files).map(([file, sample]) => [file.slice('./samples/'.length, -'.ts'.length), sample]),
);

/** Samples, those first that others need. @throws for a name that no file has */
function inOrder(names: readonly string[]): Sample[] {
  const ordered = new Set<Sample>();
  const add = (name: string) => {
    const sample = byName.get(name);
    if (!sample) throw new Error(`There is no ${name} in tests/api/samples`);
    for (const before of sample.after ?? []) add(before);
    ordered.add(sample);
  };
  for (const name of names) add(name);
  return [...ordered];
}

/** The samples of every module. */
export const samples: readonly Sample[] = inOrder([...byName.keys()]);

type BodiesOfResource = (records: Records) => Readonly<Record<string, object>>;

/**
 * A body that a call (`customers.create`) accepts.
 * @throws for one that has none
 */
export function sampleBody(name: string, records: Records): Readonly<Record<string, unknown>> {
  const [resource = '', call = ''] = name.split('.');
  for (const { bodies } of samples) {
    const all: Readonly<Record<string, BodiesOfResource | undefined>> = bodies;
    const body = all[resource]?.(records)[call];
    if (body) return { ...body };
  }
  throw new Error(`${name} has no sample body`);
}

/** The samples that calls of a resource are in. */
function filesOf(resource: string): string[] {
  return [...byName].flatMap(([name, { bodies }]) => (resource in bodies ? [name] : []));
}

/** Writes down records beside those there are: those of all samples, or what calls of one resource are about. */
export async function makeRecords(
  client: Client,
  there: ReadonlyMap<string, string>,
  resource?: string,
): Promise<Map<string, string>> {
  const ids = new Map(there);
  const requested = resource === undefined ? samples : inOrder(filesOf(resource));
  for (const { make } of requested) {
    const made = make ? await make(client, idIn(ids)) : {};
    for (const [kind, id] of Object.entries(made)) ids.set(kind, id);
  }
  return ids;
}

/** Looks an id up. */
export function idIn(ids: ReadonlyMap<string, string>): Records['id'] {
  return (kind) => {
    const id = ids.get(kind);
    if (id === undefined) throw new Error(`No sample makes a ${kind}`);
    return id;
  };
}

const fixedParts: Readonly<Record<string, string>> = {
  taxIdNumber: '9991000111',
  key: 'PLATFORMER',
  kind: 'brand',
  size: '320.webp',
  list: 'customers',
  position: '0',
};

const prefixes = samples
  .flatMap(({ paths }) => Object.entries(paths ?? {}))
  .toSorted(([one], [other]) => other.length - one.length);

/** Returns the path of a call on some records. @throws for a path whose record is defined by no sample */
export function pathTo(path: string, { id }: Records): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => {
    const fixed = fixedParts[parameter];
    if (fixed !== undefined) return fixed;
    if (parameter === 'sessionId') return id('session');
    const kind = prefixes.find(([prefix]) => path.startsWith(prefix))?.[1];
    if (kind === undefined) throw new Error(`Which record does ${path} mean?`);
    return id(kind);
  });
}

/** The query a call (`banks.mergePreview`) cannot do without, `?` included; empty for all others. */
export function queryOf(name: string, records: Records): string {
  for (const { queries } of samples) {
    const query = queries?.[name];
    if (query) return `?${new URLSearchParams(query(records))}`;
  }
  return '';
}
