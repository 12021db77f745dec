import { fork, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/**
 * Interval of memory checks: decompression allocates up to a gigabyte per second, which is 25 MB between two checks.
 */
const lookedAtMs = 25;

interface ChildLimits {
  /** Memory limit in megabytes; Linux reports the used memory, on other systems only the heap is limited. */
  readonly mostMegabytes: number;
  /** Ends the process: at its deadline, or when its result is not needed any more. */
  readonly signal: AbortSignal;
}

/** A message of the process while it works, and its result. */
interface ChildMessages {
  readonly message: unknown;
  readonly answer: unknown;
}

/** A process that was ended, or ended itself, before it had answered. */
export class ChildEnded extends Error {}

function watchMemory(child: ChildProcess, mostMegabytes: number, tooMuch: () => void): NodeJS.Timeout {
  const pageBytes = 4096;
  const look = async () => {
    const text = await readFile(`/proc/${child.pid}/statm`, 'utf8').catch(() => '0 0');
    if (Number(text.split(' ')[1]) * pageBytes > mostMegabytes * 1024 * 1024) tooMuch();
  };
  return setInterval(() => void look(), lookedAtMs);
}

/**
 * Returns the result of `script` in a separate process, which gets no environment of the server: it works on untrusted
 * files. `answerOf` is called with each of its messages: the first value it returns is the result, what it throws the
 * failure. A `job` is sent to the process as a message.
 * @throws ChildEnded, and as `answerOf`
 */
export async function inChild<Of extends ChildMessages>(
  script: URL,
  given: readonly string[],
  { mostMegabytes, signal }: ChildLimits,
  answerOf: (message: Of['message']) => Of['answer'] | undefined,
  job?: unknown,
): Promise<Of['answer']> {
  const { promise, resolve, reject } = Promise.withResolvers<Of['answer']>();
  const child = fork(script, given, {
    env: { NODE_ENV: 'production' },
    execArgv: [`--max-old-space-size=${mostMegabytes}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // bytes are sent as they are
    serialization: 'advanced',
  });
  const stop = () => child.kill('SIGKILL');
  const end = () => {
    reject(new ChildEnded());
    stop();
  };
  child.on('message', (message: Of['message']) => {
    try {
      const answer = answerOf(message);
      if (answer !== undefined) resolve(answer);
    } catch (error) {
      reject(error);
    }
  });
  child.on('error', reject).on('exit', end);
  signal.addEventListener('abort', end, { once: true });
  if (signal.aborted) end();
  else if (job !== undefined) child.send({ job });
  const watch = watchMemory(child, mostMegabytes, end);
  try {
    return await promise;
  } finally {
    clearInterval(watch);
    signal.removeEventListener('abort', end);
    stop();
  }
}
