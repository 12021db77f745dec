import type { Data, Endpoints } from '@szansa/api-client/client';
import { importsFacts } from '@szansa/api-client/lists';
import { mocks } from '@szansa/api-client/mocks';
import { sampleImport, sampleImports } from '@szansa/api-client/samples/imports';
import { sampleOperations } from '@szansa/api-client/samples/operations';

import { fakeList } from '#kit/stories/fake-list.ts';

export type Import = Data<Endpoints['imports']['get']>;
type ImportRow = Data<Endpoints['imports']['rows']>['items'][number];

/** Where the stories of the import are, and where its sample is. */
export const path = '/customers/import';
export const address = `${path}?import=${sampleImport.id}`;

/** The list of own imports. */
export const listing = (rows: readonly Import[]) =>
  fakeList({ call: mocks.imports.list, facts: importsFacts, rows, unless: {} });
export const list = listing(sampleImports);

/** The rows of the sample, narrowed as the server would. */
export const rowsOf = (rows: readonly ImportRow[]) =>
  fakeList({
    call: mocks.imports.rows,
    facts: { defaultSort: 'position' },
    rows,
    unless: {},
    filters: {
      outcome: ({ outcome }, chosen) => outcome !== null && chosen.includes(outcome),
      is_alike: ({ alike }) => alike !== null,
    },
    sortBy: ({ position }) => position,
  });

/** Returns a mock of the sample import at a step. */
export const importAt = (changes: Partial<Import> = {}) => mocks.imports.get({ ...sampleImport, ...changes });
/** While a job is at work. */
export const nothingPossible = { change: false, start: false, undo: false, remove: false };

function runningSample() {
  const [running] = sampleOperations;
  if (!running) throw new Error('no sample');
  return running;
}

/** The work that goes on. */
export const running = runningSample();
