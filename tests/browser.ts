import type { LaunchOptions } from '@playwright/test';

import { chromiumArgs, resolveBrowser } from '../tools/browser.ts';

/** How the browser of this machine is started; the same for tests and for measuring. */
export async function browserLaunch(): Promise<LaunchOptions> {
  const { executablePath, env } = await resolveBrowser();
  return { ...(executablePath ? { executablePath } : {}), args: chromiumArgs, env };
}
