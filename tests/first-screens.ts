import type { Page, Request } from '@playwright/test';

import type { Client } from '@szansa/api-client/client';

/** What is sent until a first screen is shown. */
export interface Sent {
  /** Of any kind: the page, scripts, styles, fonts, pictures, calls of the API. */
  readonly requests: number;
  /** Bytes of script, compressed, without headers. */
  readonly script: number;
}

/** What it is meant to be at most. */
export const goal: Sent = { requests: 12, script: 200_000 };

/**
 * What it may be at most: the numbers in one place. One above the goal goes down with what is saved.
 * Names of built files differ from build to build, and with them some bytes: each has a few hundred to spare.
 */
export const limits = {
  login: goal,
  dashboard: goal,
  customers: { requests: 12, script: 210_600 },
  opportunities: { requests: 14, script: 218_800 },
  board: { requests: 14, script: 200_000 },
  customer: goal,
  opportunity: { requests: 16, script: 203_400 },
} as const satisfies Record<string, Sent>;

/** A screen by its address, and what is drawn of it when its rows or its record are shown. */
export interface OpenedScreen {
  readonly name: string;
  readonly path: string;
  /** A selector of CSS. */
  readonly isShown: string;
  readonly isPublic?: boolean;
}

export interface FirstScreen extends OpenedScreen {
  readonly name: keyof typeof limits;
}

const rows = 'main tbody tr[data-index] a';
const heading = 'main h1';

/** The screens people open first, with records that the caller may read. */
export async function firstScreens(client: Client): Promise<readonly FirstScreen[]> {
  const customer = (await client.customers.list({ query: {} })).items[0];
  const opportunity = (await client.opportunities.list({ query: {} })).items[0];
  if (!customer || !opportunity) throw new Error('the agency has no records to open');
  return [
    { name: 'login', path: '/login', isShown: 'form [type="submit"]', isPublic: true },
    { name: 'dashboard', path: '/', isShown: 'main a[href^="/sales-opportunity/"]' },
    { name: 'customers', path: '/customers', isShown: rows },
    { name: 'opportunities', path: '/sales-opportunities?view=list', isShown: rows },
    { name: 'board', path: '/sales-opportunities', isShown: '[data-slot="kanban-board"] article' },
    { name: 'customer', path: `/customer/${customer.id}`, isShown: heading },
    { name: 'opportunity', path: `/sales-opportunity/${opportunity.id}`, isShown: heading },
  ];
}

declare global {
  interface Window {
    /** Milliseconds from the request of the page until the requested screen was in the DOM, and until it was drawn. */
    shownAt: Promise<{ readonly there: number; readonly drawn: number }>;
  }
}

/** Runs in the page before its own scripts: waits for the selector, and for the frame that draws its element. */
function watchFor(selector: string): void {
  window.shownAt = new Promise((resolve) => {
    const look = () => {
      if (!document.querySelector(selector)) return false;
      observer.disconnect();
      const there = performance.now();
      requestAnimationFrame(() => {
        // a task after the callbacks of the frame: it has been drawn
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve({ there, drawn: performance.now() }));
        port1.start();
        port2.postMessage(null);
      });
      return true;
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true });
  });
}

/** The costs of opening a screen. */
export interface Opening {
  /** Milliseconds from the request of the page until its rows or its record were drawn. */
  readonly after: number;
  /** Addresses requested until then, in their order. */
  readonly requests: readonly string[];
  /** Bytes of script among them, as sent. */
  readonly script: number;
}

/** Opens a screen in a page that has opened nothing yet, and sums up the requests until it was shown. */
export async function openFirst(page: Page, url: string, screen: OpenedScreen): Promise<Opening> {
  const asked: { readonly request: Request; readonly at: number }[] = [];
  const lines: { readonly url: string; readonly at: number }[] = [];
  page.on('request', (request) => asked.push({ request, at: Date.now() }));
  page.on('websocket', (line) => lines.push({ url: line.url(), at: Date.now() }));
  await page.addInitScript(watchFor, screen.isShown);
  await page.goto(url + screen.path, { waitUntil: 'networkidle' });
  const { after, wasIn } = await page.evaluate(async () => {
    const { there, drawn } = await window.shownAt;
    return { after: drawn, wasIn: performance.timeOrigin + there };
  });
  const before = asked.filter(({ request, at }) => (request.timing().startTime || at) <= wasIn);
  const scripts = before.filter(({ request }) => request.resourceType() === 'script');
  const sizes = await Promise.all(scripts.map(({ request }) => request.sizes()));
  return {
    after,
    requests: [
      ...before.map(({ request }) => request.url()),
      ...lines.filter(({ at }) => at <= wasIn).map((line) => line.url),
    ],
    script: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0),
  };
}
