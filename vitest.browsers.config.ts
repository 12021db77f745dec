import { defineConfig } from 'vitest/config';

import server from './vitest.server.config.ts';

/** The built product in WebKit and Firefox, where they are installed. */
export default defineConfig({
  test: { ...server.test, name: 'browsers', include: ['tests/browsers/*.test.ts'], testTimeout: 300_000 },
});
