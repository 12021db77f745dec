import type { ApiError } from '@szansa/api-client/client';
import type { Entity } from '@szansa/domain/access';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { RegisteredRouter } from '@tanstack/react-router';

import { queryClient } from '../api/api.ts';
import type { NamespaceWith } from '../texts/texts.ts';

/** What every record that people change has. */
export interface StoredRecord {
  readonly id: string;
  readonly version: number;
  readonly can: { readonly edit: boolean };
}

interface ById {
  readonly params: { readonly id: string };
}

/** The call that reads a record, and what a change of it makes stale. */
export interface RecordSource<Saved extends { readonly id: string }> {
  readonly get: {
    key(input: ById): QueryKey;
    query(input: ById): UseQueryOptions<Saved, ApiError>;
  };
  /** Has everything asked for again that depends on the record. */
  readonly changed: (id: string) => void;
}

type Path = keyof RegisteredRouter['routesByPath'];

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

/** A kind of record: where it is read, shown and listed, and what it is called. */
export interface RecordDefinition<
  Saved extends StoredRecord,
  N extends RecordNamespace = RecordNamespace,
> extends RecordSource<Saved> {
  /** As the palette, the recent records and the address (`new=bank`, `edit=bank`) name it. */
  readonly kind: Entity;
  /** Namespace of its texts. */
  readonly texts: N;
  /** Its screen, and the list where people are once it is gone. */
  readonly path: RecordPath;
  readonly listPath: Exclude<Path, `${string}$${string}`>;
  readonly nameOf: (record: Saved) => string;
}

export function recordDefinition<Saved extends StoredRecord, const N extends RecordNamespace>(
  definition: RecordDefinition<Saved, N>,
): RecordDefinition<Saved, N> {
  return definition;
}

/** Shows a record as the server has answered it, and has what depends on it asked for again. */
export function keepRecord<Saved extends { readonly id: string }>(
  { get, changed }: RecordSource<Saved>,
  saved: Saved,
): void {
  queryClient.setQueryData(get.key({ params: { id: saved.id } }), saved);
  changed(saved.id);
}

/** Forgets a record that is gone, once its screen has been left. */
export function forgetRecord<Saved extends { readonly id: string }>(
  { get, changed }: RecordSource<Saved>,
  id: string,
): void {
  queryClient.removeQueries({ queryKey: get.key({ params: { id } }) });
  changed(id);
}
