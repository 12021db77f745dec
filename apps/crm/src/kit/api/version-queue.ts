/**
 * Sends changes of one record one after the other, so that somebody who is faster than the line does not collide with
 * themselves.
 */
export interface VersionQueue {
  /**
   * Sends a change on the newest version its writer knows: the one they saw, or that of the answer to their last change,
   * which is waited for.
   * `versionOf` says which version of the record an answer tells of. @throws what `send` throws
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
