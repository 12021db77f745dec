import type { Action, Right } from '@szansa/domain/access';
import {
  availabilitySwitches,
  carListEntity,
  carListEntryInput,
  carListEntryPatch,
  carListKinds,
} from '@szansa/domain/catalogue';
import { z } from 'zod';

import { endpoint, schemaNames } from '../contract/index.ts';
import { recordName, recordUses } from './record-endpoints.ts';
import { id, nothing, version, versionQuery } from './records.ts';

const kind = z.enum(carListKinds, 'value_not_allowed').register(schemaNames, { id: 'CarListKind' });
const ofList = z.strictObject({ kind });
const ofEntry = z.strictObject({ kind, id });

/** Returns the rights to the lists, any of which suffices; the handler checks the right to the list in question. */
function anyList(action: Action): readonly [Right, ...Right[]] {
  const [first, ...others] = carListKinds.map((one): Right => `${carListEntity(one)}.${action}`);
  if (first === undefined) throw new Error('The catalogue has lists');
  return [first, ...others];
}

const reading = anyList('get');
const creating = anyList('create');
const editing = anyList('edit');

const entry = z
  .object({
    id,
    name: z.string(),
    /** The brand of a model or a colour, the model of a version. */
    parent: recordName.nullable(),
    /** Of a colour. */
    code: z.string().nullable(),
    /** Of an availability. */
    switches: z.array(z.enum(availabilitySwitches)),
    /** What names it, of what the caller may read. */
    uses: recordUses,
    version: z.int(),
    can: z.object({ edit: z.boolean() }),
  })
  .register(schemaNames, { id: 'CarListEntry' });

const entries = z.array(entry);

export const carLists = {
  list: endpoint({
    method: 'GET',
    path: '/car-lists/{kind}',
    access: reading,
    summary:
      'Lists the entries of a list of the catalogue in their order: of one brand or model, where they belong to one.',
    params: ofList,
    query: z.strictObject({ parentId: id.optional() }),
    response: entries,
  }),
  get: endpoint({
    method: 'GET',
    path: '/car-lists/{kind}/{id}',
    access: reading,
    summary: 'Shows an entry of a list of the catalogue.',
    params: ofEntry,
    response: entry,
  }),
  create: endpoint({
    method: 'POST',
    path: '/car-lists/{kind}',
    access: creating,
    summary: 'Writes down an entry of a list of the catalogue, after all others.',
    params: ofList,
    body: carListEntryInput,
    response: entry,
    creates: true,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/car-lists/{kind}/{id}',
    access: editing,
    summary: 'Changes fields of an entry of a list of the catalogue.',
    params: ofEntry,
    body: z.strictObject({ version, changes: carListEntryPatch }),
    response: entry,
  }),
  move: endpoint({
    method: 'POST',
    path: '/car-lists/{kind}/{id}/move',
    access: editing,
    done: 'saved',
    summary: 'Puts an entry of a list of the catalogue before another one, or at the end.',
    params: ofEntry,
    body: z.strictObject({ before: id.nullable() }),
    unversioned: 'parts',
    response: entries,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/car-lists/{kind}/{id}',
    access: editing,
    summary: 'Removes an entry of a list of the catalogue that nothing names.',
    params: ofEntry,
    query: versionQuery,
    refusals: ['in_use'],
    response: nothing,
  }),
};
