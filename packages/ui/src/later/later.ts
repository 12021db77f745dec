import {
  createElement,
  Fragment,
  Suspense,
  use,
  useEffect,
  useState,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';

/** Code a screen can be drawn without. */
export interface Later<Value> {
  /** Undefined until it is there. */
  readonly now: () => Value | undefined;
  /** Asks for it, once; after a failure again, at the earliest a second later. Without a network it waits for one. */
  readonly load: () => Promise<Value>;
  /** Calls back when it is there, without asking for it: at once if it is. */
  readonly whenThere: (tell: (value: Value) => void) => void;
}

/** A component whose code may not be there yet. */
export interface LazyComponent<Props> {
  (props: Props): ReactElement;
  /** Asks for its code. */
  readonly load: () => Promise<unknown>;
}

/** Milliseconds a failure stands: who draws it would ask again at once, without end. */
const FAILED_FOR = 1000;

/** Milliseconds after which it is loaded although the browser was never idle. */
const BUSY_AT_MOST = 2000;

/** What has been asked for and is on its way. */
const asked = new Set<Promise<unknown>>();

/** Resolves when all that was asked for is there, or has failed. */
export async function requestedAreLoaded(): Promise<void> {
  while (asked.size > 0) await Promise.allSettled(asked);
}

let isHeld = false;
const waiting = new Set<() => void>();

function whenIdle(act: () => unknown): void {
  // Safari does not say when it is idle
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void act(), { timeout: BUSY_AT_MOST });
  else setTimeout(act, 200);
}

/** Browsers remember for as long as the page lives that a file could not be loaded: without a network none is asked for. */
async function untilOnline(): Promise<void> {
  if (!('onConnection' in navigator) || navigator.onConnection) return;
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
}

function begin(load: () => Promise<unknown>): void {
  // it is asked for again when it is needed
  load().catch(() => undefined);
}

/**
 * Holds back what would load while the browser is idle: idle is also who waits for the rows of the first screen. Answers
 * how to let it load; what comes later is not held.
 */
export function delayLazyParts(): () => void {
  isHeld = true;
  return () => {
    isHeld = false;
    for (const act of waiting) whenIdle(act);
    waiting.clear();
  };
}

/** Code that loads while the browser is idle, so that it is there when it is needed, or else when it is asked for. */
export function later<Value>(code: () => Promise<Value>): Later<Value> {
  let value: Value | undefined;
  let loading: Promise<Value> | undefined;
  let listeners: ((value: Value) => void)[] = [];

  async function ask(): Promise<Value> {
    try {
      await untilOnline();
      const there = await code();
      value = there;
      for (const tell of listeners) tell(there);
      listeners = [];
      return there;
    } catch (error) {
      setTimeout(() => (loading = undefined), FAILED_FOR);
      throw error;
    }
  }

  function load(): Promise<Value> {
    if (loading) return loading;
    const own = ask();
    loading = own;
    asked.add(own);
    const settle = (marks: object) => {
      void Object.assign(own, marks);
      asked.delete(own);
    };
    own.then(
      // as React marks it by itself, after having waited for it once more
      (there) => settle({ status: 'fulfilled', value: there }),
      () => settle({}),
    );
    return own;
  }

  const act = () => begin(load);
  // looked at when it is idle: what is imported before the application holds anything is held as well
  whenIdle(() => (isHeld ? waiting.add(act) : act()));
  return {
    now: () => value,
    load,
    whenThere: (tell) => {
      if (value === undefined) listeners.push(tell);
      else tell(value);
    },
  };
}

/**
 * The same of a component: drawn at once when its code is there, else as soon as it is.
 * @param shape - what stands in its place until then.
 */
export function lazyComponent<Props extends object>(
  code: () => Promise<ComponentType<Props>>,
  shape: ReactNode = null,
): LazyComponent<Props> {
  const part = later(code);
  const Part = (props: Props) => createElement(use(part.load()), props);
  const drawn = (props: Props) => createElement(Suspense, { fallback: shape }, createElement(Part, props));
  return Object.assign(drawn, { load: part.load });
}

/** The same of a dialog: nothing until it is first opened, so that drawing the screen does not ask for its code. */
export function lazyDialog<Props extends { readonly open: boolean }>(
  code: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactElement | null {
  const Dialog = lazyComponent(code);
  return function LazyDialog(props) {
    const [isAsked, setAsked] = useState(props.open);
    if (props.open && !isAsked) setAsked(true);
    return isAsked ? createElement(Dialog, props) : null;
  };
}

/** What it is once it is there. */
function useLazy<Value>(part: Later<Value>): Value | undefined {
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
 * The same of what a screen can be without: `instead` until its code is there; drawing it asks for nothing. The browser
 * loads it when it is idle.
 */
export function lazyExtra<Props extends object>(
  code: () => Promise<ComponentType<Props>>,
): LazyComponent<Props & { readonly instead?: ReactNode }> {
  const part = later(code);
  const Extra = (props: Props & { readonly instead?: ReactNode }) => {
    const there = useLazy(part);
    return createElement(Fragment, null, there ? createElement(there, props) : props.instead);
  };
  return Object.assign(Extra, { load: part.load });
}
