import { expect, it } from 'vitest';

import type { Outgoing } from './outbox-store.ts';
import { outgoingMessages, sharesOfFiles } from './outgoing-messages.ts';

it.each([
  [[100, 300], 0, [0, 0]],
  [[100, 300], 0.125, [0.5, 0]],
  [[100, 300], 0.25, [1, 0]],
  [[100, 300], 0.625, [1, 0.5]],
  [[100, 300], 1, [1, 1]],
  [[0], 1, [1]],
])('files of %j bytes, of which %d has left, leave one after another', (sizes, sent, shares) => {
  expect(sharesOfFiles(sizes, sent)).toEqual(shares);
});

const anna = { id: 'anna', firstName: 'Anna', lastName: 'Nowak' };
const address = { about: 'opportunity', id: 'a', kind: 'messages' } as const;
const file = new File(['abcd'], 'umowa.pdf', { type: 'application/pdf' });

const written = (key: string, files: File[], failed = false): Outgoing => ({
  key,
  address,
  content: { text: key, files, mentions: [] },
  message: key,
  at: 0,
  failed,
});

it('reports the progress of files of messages being sent here, and what can be cancelled', () => {
  const all = [written('text', []), written('files', [file]), written('elsewhere', [file])];
  const shown = (hasLine: boolean) =>
    outgoingMessages(all, { address }, [], anna, { hasLine, sentShares: { files: 0.4 } }).map(
      ({ id, files = [], canDrop }) => [id, files.map(({ progress }) => progress), canDrop],
    );
  expect(shown(true)).toEqual([
    ['text', [], false],
    ['files', [0.4], true],
    ['elsewhere', [undefined], true],
  ]);
  expect(shown(false).map(([, , canDrop]) => canDrop)).toEqual([true, true, true]);
});
