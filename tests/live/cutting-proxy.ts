import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A line to a server that is cut at random moments. */
export interface CuttingProxy {
  readonly url: string;
  /** How often it has cut a connection. */
  readonly cuts: () => number;
  /** From now on it cuts no more. */
  readonly calm: () => void;
  readonly close: () => Promise<void>;
}

/** How long a connection lives, in milliseconds. */
const [shortest, longest] = [20, 400];
/** How long sent data is delayed at most, in milliseconds. */
const longestDelay = 30;

/** A random number from 0 up to 1 after another one (mulberry32): the same seed cuts at the same moments. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Acts after the previous action, and after a delay. */
async function late(before: Promise<void>, delay: number, act: () => void): Promise<void> {
  await before;
  await pause(delay);
  act();
}

/**
 * Opens a proxy that forwards the data of both sides with a delay; until it is calm, each connection is cut at a random
 * moment: data in transit is lost, so that a request may have arrived although its response has not.
 */
export async function openCuttingProxy(
  target: { host: string; port: number },
  seed: number,
): Promise<CuttingProxy> {
  const random = randomFrom(seed);
  const open = new Set<Socket>();
  let isCalm = false;
  let cuts = 0;

  /** Forwards the data of one side, in order and delayed. */
  function hand(from: Socket, to: Socket): void {
    let turn = Promise.resolve();
    from.on('data', (chunk) => {
      const delay = isCalm ? 0 : random() * longestDelay;
      turn = late(turn, delay, () => {
        if (!to.destroyed) to.write(chunk);
      });
    });
    from.on('close', () => void turn.then(() => to.destroy()));
    from.on('error', () => undefined);
  }

  const server = createServer((caller) => {
    const answerer = connect(target);
    open.add(caller);
    caller.on('close', () => open.delete(caller));
    hand(caller, answerer);
    hand(answerer, caller);
    const life = setTimeout(
      () => {
        if (isCalm) return;
        cuts += 1;
        caller.destroy();
        answerer.destroy();
      },
      shortest + random() * (longest - shortest),
    );
    caller.on('close', () => clearTimeout(life));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    cuts: () => cuts,
    calm: () => {
      isCalm = true;
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
