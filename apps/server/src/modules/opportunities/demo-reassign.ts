import { workBefore } from '#demo';
import type { Demo, DemoRecords } from '#platform';
import { insertActivity } from './demo-queries.ts';
import { nameOfOwner } from './people.ts';
import { insertRequest } from './reassign-queries.ts';

const reason = 'Klient jest z mojego poprzedniego miasta i dzwoni do mnie.';

type Given = Pick<DemoRecords, 'opportunities' | 'workers'>;

/** Creates a salesperson's request for a colleague's opportunity, made a quarter of a working day ago. */
export async function requestOpportunity(
  { work, random, now }: Demo,
  { opportunities, workers }: Given,
): Promise<void> {
  const [asker, owner] = [workers[0], workers.at(-1)];
  const requested = opportunities.find(
    ({ by, status, until }) => by === owner && status !== 'lead' && until === now,
  );
  if (!asker || !owner || !requested) return;
  const createdAt = workBefore(now, 0.25);
  const id = random.id(createdAt);
  const customerFileId = requested.id;
  const request = {
    customerFileId,
    currentWorkerId: owner,
    requesterId: asker,
    targetWorkerId: asker,
    reason,
  };
  await insertRequest(work.db, { ...request, id, createdAt });
  await insertActivity(work.db, [
    {
      id: random.id(createdAt),
      customerFileId,
      type: 'reassign_requested',
      actorId: asker,
      at: createdAt,
      data: { name: await nameOfOwner(work, asker), note: reason },
    },
  ]);
}
