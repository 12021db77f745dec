/** Prevents modules of stories and samples from reading the clock or randomness while they are imported. */

declare global {
  /** Such modules whose code runs at the moment, one within another. */
  var guardedImports: number | undefined;
}

const guarded = /\.stories\.tsx?\b|\/src\/mocks\//;

/** Returns whether the code of the module with this id is marked. */
export function isGuarded(id: string): boolean {
  return guarded.test(id);
}

/** Wraps the code of a module so that it records when it starts and ends running; its line numbers do not change. */
export function markImport(code: string): string {
  return `globalThis.guardedImports = (globalThis.guardedImports ?? 0) + 1; ${code}\n; globalThis.guardedImports -= 1;`;
}

/** What a story shows is imported already; of a module that could not be, the end is missing. */
export function storyBegins(): void {
  globalThis.guardedImports = 0;
}

function refuse(what: string): void {
  if (!globalThis.guardedImports) return;
  const place = new Error().stack?.split('\n').find((line) => guarded.test(line)) ?? '';
  throw new Error(`${what} is read while a module of stories or samples is imported:${place}`);
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
