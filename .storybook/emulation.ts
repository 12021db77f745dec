/** What the browser of the stories can be told to be: one of forced colours, or one that is used by a finger. */
import type { CDPSession, Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';

export interface Emulation {
  forcedColours?: boolean;
  touch?: boolean;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

async function openSession(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  // the pointer lies in the corner until a finger has been there: what stands in it would look hovered over in the
  // first stories alone
  for (const enabled of [true, false]) await session.send('Emulation.setTouchEmulationEnabled', { enabled });
  return session;
}

/** The session stays open: what it has switched on ends with it. */
function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? openSession(page);
  sessions.set(page, session);
  return session;
}

export const emulate: BrowserCommand<[emulation: Emulation]> = async ({ page }, emulation) => {
  const { forcedColours, touch } = emulation;
  const session = await sessionOf(page);
  if (forcedColours !== undefined)
    await page.emulateMedia({ forcedColors: forcedColours ? 'active' : 'none' });
  if (touch !== undefined) await session.send('Emulation.setTouchEmulationEnabled', { enabled: touch });
};
