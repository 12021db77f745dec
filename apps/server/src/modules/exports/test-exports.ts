import type { Data, Endpoints, Input } from '@szansa/api-client/client';
import type { SignedIn } from '@szansa/server/testing';
import { parse } from 'csv-parse/sync';
import { expect, vi } from 'vitest';

export type ExportRequest = Data<Endpoints['exports']['queue']>;
export type Requested = Input<Endpoints['exports']['queue']>['body'];

export async function requestOf({ client }: SignedIn, id: string): Promise<ExportRequest> {
  const { items } = await client.exports.list({ query: { perPage: 100 } });
  const found = items.find((one) => one.id === id);
  if (!found) throw new Error('no such request');
  return found;
}

/** A request once it has ended. */
export function ended(who: SignedIn, id: string): Promise<ExportRequest> {
  return vi.waitFor(
    async () => {
      const found = await requestOf(who, id);
      expect(found.completedAt).not.toBeNull();
      return found;
    },
    { timeout: 30_000, interval: 50 },
  );
}

/** A list as a file, once it is made. */
export async function exported(who: SignedIn, requested: Requested): Promise<ExportRequest> {
  const { id } = await who.client.exports.queue({ body: requested });
  const found = await ended(who, id);
  expect(found).toMatchObject({ status: 'completed', problem: null });
  return found;
}

/** The rows of a CSV file, its heading first. */
export async function rowsOf({ client }: SignedIn, { id }: Pick<ExportRequest, 'id'>): Promise<string[][]> {
  const { blob } = await client.exports.download({ params: { id } });
  const bytes = Buffer.from(await blob.arrayBuffer());
  return parse(bytes, { bom: true, delimiter: ';' });
}
