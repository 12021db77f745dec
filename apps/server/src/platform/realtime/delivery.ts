/** Passes items on in order, each one after everything before it is settled. */
export function inOrder<Item>(
  settled: () => Promise<void>,
  hand: (item: Item) => void,
  report: (error: unknown) => void,
): (item: Item) => void {
  const queued: Item[] = [];
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    while (queued.length > 0) {
      const batch = queued.splice(0);
      try {
        await settled();
        for (const item of batch) hand(item);
      } catch (error) {
        report(error);
      }
    }
    isRunning = false;
  }

  return (item) => {
    queued.push(item);
    if (!isRunning) void run();
  };
}
