/** Browser settings that stories can emulate: forced colours, motion, or a touch screen. */
import type { CDPSession, Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';

export interface Emulation {
  forcedColours?: boolean;
  moves?: boolean;
  touch?: boolean;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The session stays open: what it has switched on ends with it. */
export function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

export const emulate: BrowserCommand<[emulation: Emulation]> = async ({ page }, emulation) => {
  const { forcedColours, moves, touch } = emulation;
  const session = await sessionOf(page);
  if (forcedColours !== undefined)
    await page.emulateMedia({ forcedColors: forcedColours ? 'active' : 'none' });
  if (moves !== undefined) await page.emulateMedia({ reducedMotion: moves ? 'no-preference' : 'reduce' });
  if (touch !== undefined) await session.send('Emulation.setTouchEmulationEnabled', { enabled: touch });
  // beside the page: what lies under the pointer would look hovered over
  await page.mouse.move(-10, -10);
};
