import type { LaunchOptions } from '@playwright/test';

import { chromiumArgs, resolveBrowser } from '../tools/browser.ts';

/** A name under which the product is another machine's: its pages come without TLS, and are not trusted as local ones are. */
export const officeHost = 'office.test';

/** How the browser of this machine is started; the same for tests and for measuring. */
export async function browserLaunch(): Promise<LaunchOptions> {
  const { executablePath, env } = await resolveBrowser();
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [...chromiumArgs, `--host-resolver-rules=MAP ${officeHost} 127.0.0.1`],
    env,
  };
}
