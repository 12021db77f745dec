/** Keeps the modules of stories and samples from reading the clock or randomness while they are imported. */

const guarded = /\.stories\.tsx?|\/src\/mocks\//;

/** Whether a story runs: it may read what it likes, and what it shows is imported already. */
let runs = false;

export function storyBegins(): void {
  runs = true;
}

export function storyEnds(): void {
  runs = false;
}

function refuse(what: string): void {
  if (runs) return;
  const place = new Error().stack?.split('\n').find((line) => guarded.test(line));
  if (place) throw new Error(`${what} is read while a module of stories or samples is imported:${place}`);
}

function guardedCall<Call extends (...args: never[]) => unknown>(call: Call, what: string): Call {
  return new Proxy(call, {
    apply(target, self, args) {
      refuse(what);
      return Reflect.apply(target, self, args);
    },
  });
}

/** Replaces the clock and the randomness of this page or process by ones that refuse such a reader. */
export function guardImports(): void {
  const now = guardedCall(Date.now, 'The clock');
  globalThis.Date = new Proxy(Date, {
    construct(target, args, created) {
      if (args.length === 0) refuse('The clock');
      return Reflect.construct(target, args, created);
    },
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  });
  performance.now = guardedCall(performance.now.bind(performance), 'The clock');
  Math.random = guardedCall(Math.random, 'Randomness');
  crypto.randomUUID = guardedCall(crypto.randomUUID.bind(crypto), 'Randomness');
  crypto.getRandomValues = guardedCall(crypto.getRandomValues.bind(crypto), 'Randomness');
}
