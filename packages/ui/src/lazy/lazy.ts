import {
  createElement,
  Fragment,
  lazy,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';

/** Code a screen can be drawn without. */
export interface Lazy<Value> {
  /** Undefined until it is there. */
  readonly now: () => Value | undefined;
  /**
   * Loads the code, once; after a failure again, at the earliest after a second. Without a network it waits for one.
   */
  readonly load: () => Promise<Value>;
  /** Calls back when the code is loaded, without loading it: at once if it already is. */
  readonly whenThere: (resolve: (value: Value) => void) => void;
}

/** A component whose code may not be there yet. */
export interface LazyComponent<Props> {
  (props: Props): ReactElement;
  /** Loads its code. */
  readonly load: () => Promise<unknown>;
}

/** Milliseconds for which a failure is remembered: a rendering component would otherwise retry in an endless loop. */
const FAILED_FOR = 1000;

/** Milliseconds after which it is loaded although the browser was never idle. */
const BUSY_AT_MOST = 2000;

/** Requested code that is still loading. */
const requested = new Set<Promise<unknown>>();

/** Resolves when all requested code is loaded, or has failed. */
export async function requestedAreLoaded(): Promise<void> {
  while (requested.size > 0) await Promise.allSettled(requested);
}

/** Files loaded at once while the browser is idle: requests of the user are not queued behind many others. */
const LOADED_AT_ONCE = 3;

/** One for each screen that has to be shown first. */
const delays = new Set<symbol>();
const queue: (() => Promise<unknown>)[] = [];
let loadingNow = 0;

function whenIdle(act: () => unknown): void {
  // Safari has no requestIdleCallback
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void act(), { timeout: BUSY_AT_MOST });
  else setTimeout(act, 200);
}

/** Loads one of the queue; another follows when it is there. */
async function loadNext(): Promise<void> {
  // checked when idle, so that code imported before the application suspends loading is suspended as well
  const load = delays.size === 0 ? queue.shift() : undefined;
  // it is loaded again when it is needed
  if (load) await load().catch(() => undefined);
  loadingNow -= 1;
  if (load) loadIdle();
}

/** Loads what is queued while the browser is idle. */
function loadIdle(): void {
  while (delays.size === 0 && queue.length > 0 && loadingNow < LOADED_AT_ONCE) {
    loadingNow += 1;
    whenIdle(loadNext);
  }
}

/**
 * Waits for a network: browsers remember a failed import for as long as the page lives, so none is tried without one.
 */
async function untilOnline(): Promise<void> {
  if (!('onLine' in navigator) || navigator.onLine) return;
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
}

/**
 * Suspends code that would load while the browser is idle, because a browser is also idle while it fetches the rows of
 * a screen. Returns a function that ends this; it loads when the last one has ended.
 */
export function delayLazyParts(): () => void {
  const delay = Symbol('delay');
  delays.add(delay);
  return () => {
    delays.delete(delay);
    loadIdle();
  };
}

/** Returns code that is loaded while the browser is idle, or earlier when it is requested. */
export function lazyCode<Value>(code: () => Promise<Value>): Lazy<Value> {
  let value: Value | undefined;
  let loading: Promise<Value> | undefined;
  let resolvers: ((value: Value) => void)[] = [];

  async function fetchCode(): Promise<Value> {
    try {
      await untilOnline();
      const there = await code();
      value = there;
      for (const resolve of resolvers) resolve(there);
      resolvers = [];
      return there;
    } catch (error) {
      setTimeout(() => (loading = undefined), FAILED_FOR);
      throw error;
    }
  }

  function load(): Promise<Value> {
    if (loading) return loading;
    const own = fetchCode();
    loading = own;
    requested.add(own);
    const settle = () => requested.delete(own);
    own.then(settle, settle);
    return own;
  }

  queue.push(load);
  loadIdle();
  return {
    now: () => value,
    load,
    whenThere: (resolve) => {
      if (value === undefined) resolvers.push(resolve);
      else resolve(value);
    },
  };
}

/**
 * Returns a lazy component: drawn at once when its code is loaded, else as soon as it is.
 * @param shape - the placeholder until then.
 */
export function lazyComponent<Props extends object>(
  code: () => Promise<ComponentType<Props>>,
  shape: ReactNode = null,
): LazyComponent<Props> {
  const part = lazyCode(code);
  const Part = (props: Props) => {
    // React remembers a failure for good: whoever mounts it again tries again
    const [Shown] = useState(
      (): ComponentType<Props> => part.now() ?? lazy(async () => ({ default: await part.load() })),
    );
    return createElement(Suspense, { fallback: shape }, createElement(Shown, props));
  };
  return Object.assign(Part, { load: part.load });
}

/** Returns a lazy dialog: nothing until it is first opened, so that drawing the screen does not load its code. */
export function lazyDialog<Props extends { readonly open: boolean }>(
  code: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactElement | null {
  const Dialog = lazyComponent(code);
  return function LazyDialog(props) {
    const [isRequested, setRequested] = useState(props.open);
    if (props.open && !isRequested) setRequested(true);
    return isRequested ? createElement(Dialog, props) : null;
  };
}

/** Returns the code once it is there, without loading it. */
export function useLazy<Value>(part: Lazy<Value>): Value | undefined {
  const [value, setValue] = useState(part.now);
  useEffect(() => {
    let isShown = true;
    part.whenThere((there) => {
      // it may be a function, which a setter would call
      if (isShown) setValue(() => there);
    });
    return () => {
      isShown = false;
    };
  }, [part]);
  return value;
}

/**
 * Returns an optional lazy component: it shows `instead` until its code is loaded; drawing it does not load it. The
 * browser loads it when it is idle.
 */
export function lazyExtra<Props extends object>(
  code: () => Promise<ComponentType<Props>>,
): LazyComponent<Props & { readonly instead?: ReactNode }> {
  const part = lazyCode(code);
  const Extra = (props: Props & { readonly instead?: ReactNode }) => {
    const there = useLazy(part);
    return createElement(Fragment, null, there ? createElement(there, props) : props.instead);
  };
  return Object.assign(Extra, { load: part.load });
}
