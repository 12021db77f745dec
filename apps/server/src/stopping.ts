import type { Logger } from 'pino';

type Undo = () => Promise<unknown>;

export interface Stopping {
  /** Notes what has to be undone at the end, in reverse order. */
  readonly undo: (...undos: readonly Undo[]) => void;
  /**
   * Runs all registered undo functions, and ends the process; a second call changes nothing. What takes longer than the
   * deadline is abandoned.
   */
  readonly stop: (exitCode: number) => Promise<void>;
  /** Whether stopping has started. */
  readonly isStopping: () => boolean;
}

/** Creates the handler that stops the process for any cause; `deadlineMs` is how long that may take. */
export function openStopping(
  log: Logger,
  { deadlineMs, exit }: { readonly deadlineMs: number; readonly exit: (code: number) => void },
): Stopping {
  const undos: Undo[] = [];
  let stopping: Promise<void> | null = null;

  async function undoAll(exitCode: number): Promise<void> {
    const deadline = setTimeout(() => {
      log.error('stopping took too long and is cut off');
      exit(1);
    }, deadlineMs);
    for (const undo of undos.toReversed()) {
      await undo().catch((error: unknown) => log.error({ err: error }, 'stopping did not go smoothly'));
    }
    clearTimeout(deadline);
    exit(exitCode);
  }

  return {
    undo: (...more) => void undos.push(...more),
    stop: (exitCode) => {
      stopping ??= undoAll(exitCode);
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
