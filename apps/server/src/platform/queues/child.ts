import { fork, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** What unpacks fills memory by a gigabyte a second: between two looks it takes 25 MB. */
const lookedAtMs = 25;

interface ChildLimits {
  /** Megabytes it may take in all; Linux tells how much it has, elsewhere the heap alone is bounded. */
  readonly mostMegabytes: number;
  /** Ends it: its time is up, or nobody waits for it any more. */
  readonly signal: AbortSignal;
}

/** What a process says while it works, and what is made of that. */
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
 * What `script` answers in a process of its own, which is given nothing of the server's surroundings: it works on files of
 * strangers. `answerOf` takes each of its messages: the first it makes an answer of is the answer, what it throws the failure.
 * A `job` is sent to it as a message.
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
