import type { Logger } from 'pino';

type Undo = () => Promise<unknown>;

export interface Stopping {
  /** Notes what has to be undone at the end, in reverse order. */
  readonly undo: (...undos: readonly Undo[]) => void;
  /**
   * Runs all registered undo functions, and ends the process; a second call changes nothing. One that takes longer than
   * the deadline is abandoned, so that the others still run.
   * @param after what is to end before, however it ends
   */
  readonly stop: (exitCode: number, after?: Promise<unknown>) => Promise<void>;
  /** Whether stopping has started. */
  readonly isStopping: () => boolean;
}

/** Creates the handler that stops the process for any cause; `deadlineMs` is how long each undo function may take. */
export function openStopping(
  log: Logger,
  { deadlineMs, exit }: { readonly deadlineMs: number; readonly exit: (code: number) => void },
): Stopping {
  const undos: Undo[] = [];
  let stopping: Promise<void> | null = null;

  /** @returns whether it ended in time */
  async function undoInTime(undo: Undo): Promise<boolean> {
    const late = Promise.withResolvers<boolean>();
    const deadline = setTimeout(() => {
      log.error('a part of stopping took too long and was abandoned');
      late.resolve(false);
    }, deadlineMs);
    const undone = undo()
      .catch((error: unknown) => log.error({ err: error }, 'stopping did not go smoothly'))
      .then(() => true);
    return Promise.race([undone, late.promise]).finally(() => clearTimeout(deadline));
  }

  async function undoAll(exitCode: number): Promise<void> {
    let isLate = false;
    for (const undo of undos.toReversed()) isLate = !(await undoInTime(undo)) || isLate;
    exit(isLate ? 1 : exitCode);
  }

  return {
    undo: (...more) => void undos.push(...more),
    stop: (exitCode, after = Promise.resolve()) => {
      stopping ??= after.catch(() => undefined).then(() => undoAll(exitCode));
      return stopping;
    },
    isStopping: () => stopping !== null,
  };
}

/** Stops the process after an uncaught error or rejection: its further behaviour could be wrong. */
export function stopOnDefects(log: Logger, { stop }: Stopping): void {
  const end = (error: unknown, message: string) => {
    log.fatal({ err: error }, message);
    void stop(1);
  };
  process.on('unhandledRejection', (error) => end(error, 'a rejection was not handled'));
  process.on('uncaughtException', (error) => end(error, 'an error was not caught'));
}
