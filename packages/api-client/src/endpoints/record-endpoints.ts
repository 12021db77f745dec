import { entities, recordParts, type Entity } from '@szansa/domain/access';
import { inputOf, patchOf, type InputSchema, type RecordOf } from '@szansa/domain/record';
import { z } from 'zod';

import { endpoint, listQuery, pageOf, schemaNames } from '../contract/index.ts';
import { detailShape, filtersOf, rowShape, sortsOf, type SortOf } from './record-shapes.ts';
import { id, idParams, instant, nothing, status, version, versionQuery } from './records.ts';

/** Calls that follow from a declared record of the directory. */

/** A record by what people call it. */
export const recordName = z.object({ id, name: z.string() }).register(schemaNames, { id: 'RecordName' });

const recordUse = z
  .object({ kind: z.enum([...entities, ...recordParts]), count: z.int() })
  .register(schemaNames, { id: 'RecordUse' });

/** How many records of each kind something concerns. */
export const recordUses = z.array(recordUse).readonly();

/** What merging one record into another would move. */
const merge = z
  .object({
    from: recordName,
    into: recordName,
    uses: recordUses,
  })
  .register(schemaNames, { id: 'Merge' });

/** An offer made with a record, as that record lists it. */
const recordOffer = z
  .object({
    id,
    customerFileId: id,
    /** Of the opportunity. */
    number: z.int(),
    status,
    vehicle: z.string().nullable(),
    isChosen: z.boolean(),
    createdAt: instant,
  })
  .register(schemaNames, { id: 'RecordOffer' });

const recordOffers = pageOf(recordOffer).register(schemaNames, { id: 'RecordOffers' });

/** A declared record with a list. */
export type Listed = RecordOf & { readonly name: Entity; readonly list: NonNullable<RecordOf['list']> };

/** What the declaration does not say. */
interface Beside<
  R extends Listed,
  Row extends z.ZodRawShape,
  Filters extends z.ZodRawShape,
  Sorts extends string,
  Body extends z.ZodType,
  Version extends string,
> {
  /** What answers contain beside the declared fields. */
  readonly row: Row;
  /** Filters of the list beside those of declared fields. */
  readonly filters: Filters;
  /** What else the list can be sorted by. */
  readonly sorts?: readonly Sorts[];
  readonly defaultSort: NoInfer<`${'' | '-'}${SortOf<R> | Sorts}`>;
  /** What the list contains, for the description of the API. */
  readonly lists: string;
  /** The name of a row in the description of the API; by default it has none. */
  readonly rowName?: string;
  /** The schema of a new record, where it is not that of the declared fields alone. */
  readonly input?: Body;
  /** The name of the version that a change sends, where `version` is a declared field. */
  readonly versionName?: Version;
}

/** `lead_source` is `LeadSource` in the description of the API. */
const schemaName = (name: string) =>
  name
    .split('_')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join('');

/** `bank` is `a bank`, `insurer` is `an insurer`. */
function withArticle(noun: string): string {
  const lower = noun.toLowerCase();
  return `${/^[aeiou]/.test(lower) ? 'an' : 'a'} ${lower}`;
}

const canEdit = z.object({ edit: z.boolean() });

/**
 * Listing, reading, creating, changing, removing and merging the records of a declaration. Answers contain the declared
 * fields, what is `beside` them, and who may change them.
 */
export function recordEndpoints<
  const R extends Listed,
  Row extends z.ZodRawShape,
  Filters extends z.ZodRawShape,
  const Sorts extends string = never,
  Body extends z.ZodType = InputSchema<R>,
  const Version extends string = 'version',
>(declared: R, beside: Beside<R, Row, Filters, Sorts, Body, Version>) {
  const { name, list, label } = declared;
  const entity: R['name'] = name;
  const resource: R['list']['name'] = list.name;
  const one = withArticle(label.one[1]);
  const listed = z.object({ id, ...rowShape(declared), ...beside.row, createdAt: instant });
  if (beside.rowName) listed.register(schemaNames, { id: beside.rowName });
  const ofVersion = { [beside.versionName ?? 'version']: z.int() } as Record<Version, z.ZodInt>;
  const answer = z
    .object({ ...listed.shape, ...detailShape(declared), ...ofVersion, can: canEdit })
    .register(schemaNames, { id: schemaName(name) });
  // without one of its own, a new record has the declared fields alone
  const input = beside.input ?? (inputOf(declared) as unknown as Body);
  const others = Object.fromEntries((beside.sorts ?? []).map((sort) => [sort, null])) as Record<Sorts, null>;
  return {
    list: endpoint({
      method: 'GET',
      path: `/${resource}`,
      access: `${entity}.get`,
      summary: beside.lists,
      query: listQuery({
        sort: { ...sortsOf(declared), ...others },
        defaultSort: beside.defaultSort,
        filters: { ...beside.filters, ...filtersOf(declared) },
      }),
      response: pageOf(listed),
    }),
    get: endpoint({
      method: 'GET',
      path: `/${resource}/{id}`,
      access: `${entity}.get`,
      summary: `Shows ${one}.`,
      params: idParams,
      response: answer,
    }),
    create: endpoint({
      method: 'POST',
      path: `/${resource}`,
      access: `${entity}.create`,
      summary: `Writes down ${one}.`,
      body: input,
      response: answer,
      creates: true,
    }),
    update: endpoint({
      method: 'PATCH',
      path: `/${resource}/{id}`,
      access: `${entity}.edit`,
      summary: `Changes fields of ${one}.`,
      params: idParams,
      body: z.strictObject({ version, changes: patchOf(declared) }),
      response: answer,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `/${resource}/{id}`,
      access: `${entity}.edit`,
      summary: `Removes ${one} that nothing uses.`,
      params: idParams,
      query: versionQuery,
      refusals: ['in_use'],
      response: nothing,
    }),
    mergePreview: endpoint({
      method: 'GET',
      path: `/${resource}/{id}/merge-preview`,
      access: `${entity}.edit`,
      summary: `Shows what merging ${one} into another one would move.`,
      params: idParams,
      query: z.strictObject({ into: id }),
      response: merge,
    }),
    merge: endpoint({
      method: 'POST',
      path: `/${resource}/{id}/merge`,
      access: `${entity}.edit`,
      done: 'merged',
      summary: `Moves what uses ${one} to another one and removes it; answers with the other one.`,
      params: idParams,
      body: z.strictObject({ /** Of the record that goes. */ version, into: id }),
      response: answer,
    }),
  };
}

/** The offers made with a record. */
export function offersEndpoint<const R extends Listed>({ name, list, label }: R) {
  const entity: R['name'] = name;
  const resource: R['list']['name'] = list.name;
  return endpoint({
    method: 'GET',
    path: `/${resource}/{id}/offers`,
    access: `${entity}.get`,
    summary: `Lists offers made with ${withArticle(label.one[1])}, found by vehicle or number of the opportunity.`,
    params: idParams,
    query: listQuery({ sort: { createdAt: null }, defaultSort: '-createdAt', filters: {} }),
    response: recordOffers,
  });
}
