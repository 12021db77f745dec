import { useSyncExternalStore } from 'react';

type Format = (address: string) => string;

/** What is loaded with the first address that has letters of other alphabets, for such addresses are rare. */
let letters: Format | null = null;
let isRequested = false;
const subscribers = new Set<() => void>();

function subscribe(subscriber: () => void): () => void {
  subscribers.add(subscriber);
  return () => subscribers.delete(subscriber);
}

async function load(): Promise<void> {
  ({ formatEmail: letters } = await import('./email-letters.ts'));
  for (const notify of subscribers) notify();
}

/** An address as it is stored, until the letters are loaded. */
const stored: Format = (address) => {
  if (address.includes('xn--') && !isRequested) {
    isRequested = true;
    load().catch(() => (isRequested = false));
  }
  return address;
};

/** Returns how an e-mail address is written for people. */
export function useEmailFormat(): Format {
  return useSyncExternalStore(subscribe, () => letters ?? stored);
}
