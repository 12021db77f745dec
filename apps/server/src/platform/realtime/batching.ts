/** PostgreSQL carries 8000 bytes in a notification, of which the adapter needs some; what is longer goes by a table. */
const mostBytes = 7000;
/** Milliseconds after which a busy line is looked at again. */
const againMs = 5;

interface Queued<Item> {
  readonly item: Item;
  readonly bytes: number;
}

export interface Batches<Item> {
  readonly add: (item: Item) => void;
  /** Sends all pending items, even if the connection is busy. */
  readonly flush: () => void;
}

/**
 * Sends things on in their order: those of one turn, and those that come while the line is busy, go together. One by one
 * they would queue for it, each for a way to the database and back.
 */
export function inBatches<Item>(
  isBusy: () => boolean,
  send: (batch: readonly Item[]) => void,
): Batches<Item> {
  const queued: Queued<Item>[] = [];
  let isPlanned = false;

  function sendSome(): void {
    let bytes = 0;
    const fitting = queued.findIndex((one, index) => {
      bytes += one.bytes;
      return index > 0 && bytes > mostBytes;
    });
    send(queued.splice(0, fitting === -1 ? queued.length : fitting).map(({ item }) => item));
  }

  function run(): void {
    isPlanned = false;
    while (queued.length > 0 && !isBusy()) sendSome();
    if (queued.length === 0) return;
    isPlanned = true;
    setTimeout(run, againMs);
  }

  return {
    add(item) {
      queued.push({ item, bytes: Buffer.byteLength(JSON.stringify(item)) });
      if (isPlanned) return;
      isPlanned = true;
      setImmediate(run);
    },
    flush() {
      while (queued.length > 0) sendSome();
    },
  };
}
