import type { ApiError } from '@szansa/api-client/client';
import type { Entity } from '@szansa/domain/access';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { RegisteredRouter } from '@tanstack/react-router';

import { queryClient } from '../api/api.ts';
import type { Versioned } from '../forms/use-record-change.tsx';
import { ownChange } from '../live/changes.ts';
import type { NamespaceWith } from '../texts/texts.ts';

/** What every record that people change has. */
export type StoredRecord = Versioned & {
  readonly id: string;
  readonly can: { readonly edit: boolean };
};

interface ById {
  readonly params: { readonly id: string };
}

type Path = keyof RegisteredRouter['routesByPath'];

/** What a record is, and the call that reads it. */
export interface RecordSource<Saved extends { readonly id: string }> {
  /** As rights, the palette, the recent records and the address (`new=bank`, `edit=bank`) name it. */
  readonly kind: Entity;
  readonly get: {
    key(input: ById): QueryKey;
    query(input: ById): UseQueryOptions<Saved, ApiError>;
  };
  /** Where people are led when there is no such record. */
  readonly listPath: RecordPlace['listPath'];
}

/** Paths of screens that show one record by its id. */
export type RecordPath = Extract<Path, `${string}/$id`>;

/** What a record's forms say. */
interface RecordTexts {
  readonly add: string;
  readonly form: {
    readonly createTitle: string;
    readonly editTitle: string;
    readonly description: string;
    readonly created: string;
  };
}

/** Namespaces that have all a record's forms say. */
export type RecordNamespace = NamespaceWith<RecordTexts>;

/** Where records of a kind are shown. */
export interface RecordPlace {
  /** As rights, the palette, the recent records and the address (`new=bank`, `edit=bank`) name it. */
  readonly kind: Entity;
  /** Its screen, and the list where people are once it is gone. */
  readonly path: RecordPath;
  readonly listPath: Exclude<Path, `${string}$${string}`>;
}

/** A kind of record: where it is read, shown and listed, and what it is called. */
export interface RecordDefinition<Saved extends StoredRecord, N extends RecordNamespace = RecordNamespace>
  extends RecordSource<Saved>, RecordPlace {
  /** Namespace of its texts. */
  readonly texts: N;
  readonly nameOf: (record: Saved) => string;
}

export function recordDefinition<Saved extends StoredRecord, const N extends RecordNamespace>(
  definition: RecordDefinition<Saved, N>,
): RecordDefinition<Saved, N> {
  return definition;
}

/** Shows a record as the server has answered it, and has what depends on it asked for again. */
export function cacheRecord<Saved extends { readonly id: string }>(
  { kind, get }: RecordSource<Saved>,
  saved: Saved,
): void {
  queryClient.setQueryData(get.key({ params: { id: saved.id } }), saved);
  ownChange('record-changed', { entity: kind, id: saved.id });
}

/** Has a record that somebody else has changed asked for again. */
export function refetchRecord<Saved extends { readonly id: string }>(
  { get }: RecordSource<Saved>,
  id: string,
): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: get.key({ params: { id } }) });
}

/** Forgets a record that is gone, once its screen has been left. */
export function dropRecord<Saved extends { readonly id: string }>(
  { kind, get }: RecordSource<Saved>,
  id: string,
): void {
  queryClient.removeQueries({ queryKey: get.key({ params: { id } }) });
  ownChange('record-changed', { entity: kind, id });
}
