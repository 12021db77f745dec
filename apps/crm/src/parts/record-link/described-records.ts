import type { Data, Endpoints } from '@szansa/api-client/client';
import type { RecordName } from '@szansa/api-client/realtime';
import type { LinkedRecord } from '@szansa/domain/record-link';
import { queryOptions } from '@tanstack/react-query';

import { client, queries } from '#kit/api/api.ts';

export type DescribedRecord = Data<Endpoints['recordLinks']['describe']>[number];

type Describe = (records: string[]) => Promise<readonly DescribedRecord[]>;

interface Queued {
  readonly record: LinkedRecord;
  readonly resolve: (described: DescribedRecord | null) => void;
  readonly reject: (error: unknown) => void;
}

/** As many as the call answers for at once. */
const most = 20;

const nameOf = ({ kind, id }: LinkedRecord) => `${kind}:${id}`;

/** Returns a function that batches all requests of one event-loop turn, at most twenty records per call. */
export function inBatches(describe: Describe): (record: LinkedRecord) => Promise<DescribedRecord | null> {
  let queued: Queued[] = [];

  async function send(batch: readonly Queued[]): Promise<void> {
    try {
      const found = await describe(batch.map(({ record }) => nameOf(record)));
      const byName = new Map(found.map((one) => [nameOf(one), one]));
      for (const { record, resolve } of batch) resolve(byName.get(nameOf(record)) ?? null);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  function sendAll(): void {
    const all = queued;
    queued = [];
    for (let start = 0; start < all.length; start += most) void send(all.slice(start, start + most));
  }

  return (record) =>
    new Promise((resolve, reject) => {
      if (queued.length === 0) setTimeout(sendAll);
      queued.push({ record, resolve, reject });
    });
}

const describeRecord = inBatches((record) => client.recordLinks.describe({ query: { record } }));

/** Returns the record whose events concern what a link shows: an offer follows its opportunity. */
function recordOf({ kind, id, opportunityId }: LinkedRecord): RecordName {
  if (opportunityId !== undefined) return { entity: 'opportunity', id: opportunityId };
  return { entity: kind === 'my_company_notice' ? 'company_notice' : kind, id };
}

/** What is known of the record that a link leads to; null where the reader may know nothing of it. */
export function describedRecord(record: LinkedRecord) {
  const { entity, id } = recordOf(record);
  return queryOptions({
    // events match it by the record they are about
    queryKey: [...queries.recordLinks.describe.key(), entity, id, nameOf(record)],
    queryFn: () => describeRecord(record),
    staleTime: 60_000,
  });
}
