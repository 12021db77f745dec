/**
 * Sends changes of one record one after the other, so that a user who edits faster than the network does not collide
 * with their own changes.
 */
export interface VersionQueue {
  /**
   * Sends a change with the newest version its author knows: the one they saw, or that of the response to their last
   * change, which is awaited. `versionOf` returns the version of the record in a response. @throws what `send` throws
   */
  readonly inTurn: <Answer>(
    id: string,
    seen: number,
    send: (version: number) => Promise<Answer>,
    versionOf: (answer: Answer) => number,
  ) => Promise<Answer>;
}

export function createVersionQueue(): VersionQueue {
  /** The version of the last answer of each record; a refused change leaves the one before. */
  const answered = new Map<string, Promise<number>>();
  return {
    inTurn: (id, seen, send, versionOf) => {
      const before = answered.get(id) ?? Promise.resolve(seen);
      const turn = before.then((version) => send(Math.max(version, seen)));
      answered.set(
        id,
        turn.then(versionOf, () => before),
      );
      return turn;
    },
  };
}
