/** What the browser tells assistive technology about one element of a story. */
import type { BrowserCommand } from 'vitest/node';

import { sessionOf } from './emulation.ts';

/** As in Chromium's accessibility tree; a state that is not told is undefined. */
export interface Announced {
  role: string;
  name: string;
  description: string;
  states: Readonly<Record<string, unknown>>;
}

export type ReadAnnounced = (id: string) => Promise<Announced | undefined>;

/** Stories stand in a frame of the page. */
const find = (id: string) =>
  `[...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument?.getElementById(${JSON.stringify(id)}))
     .find(Boolean)`;

/** Undefined where the tree has no such element. */
export const announced: BrowserCommand<Parameters<ReadAnnounced>> = async ({ page }, id) => {
  const session = await sessionOf(page);
  const { result } = await session.send('Runtime.evaluate', { expression: find(id) });
  if (result.objectId === undefined) return undefined;
  const { objectId } = result;
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false });
  const node = nodes[0];
  if (!node || node.ignored) return undefined;
  return {
    role: String(node.role?.value ?? ''),
    name: String(node.name?.value ?? ''),
    description: String(node.description?.value ?? ''),
    states: Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value])),
  } satisfies Announced;
};
