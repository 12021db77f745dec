/** What the browser exposes to assistive technology about elements of a story. */
import type { CDPSession } from 'playwright';
import type { BrowserCommand } from 'vitest/node';

import { sessionOf } from './emulation.ts';

/** An element of Chromium's accessibility tree; a state that is not exposed is undefined. */
export interface Announced {
  role: string;
  name: string;
  description: string;
  states: Readonly<Record<string, unknown>>;
}

/** In the order of the ids; null for one that the tree has not. */
export type ReadAnnounced = (ids: readonly string[]) => Promise<(Announced | null)[]>;

/** Stories are rendered in an iframe of the page. */
const find = (id: string) =>
  `[...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument?.getElementById(${JSON.stringify(id)}))
     .find(Boolean)`;

async function announcedOf(session: CDPSession, id: string): Promise<Announced | null> {
  const { result } = await session.send('Runtime.evaluate', { expression: find(id) });
  if (result.objectId === undefined) return null;
  const { objectId } = result;
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false });
  const node = nodes[0];
  if (!node || node.ignored) return null;
  return {
    role: String(node.role?.value ?? ''),
    name: String(node.name?.value ?? ''),
    description: String(node.description?.value ?? ''),
    states: Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value])),
  };
}

export const announced: BrowserCommand<Parameters<ReadAnnounced>> = async ({ page }, ids) => {
  const session = await sessionOf(page);
  return Promise.all(ids.map((id) => announcedOf(session, id)));
};
