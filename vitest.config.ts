import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // for --changed: what reaches every test without being imported by it
    forceRerunTriggers: [
      '**/package.json',
      '**/pnpm-lock.yaml',
      '**/vitest.*config.*',
      '**/.storybook/**',
      '**/*.css',
      '**/apps/server/migrations/**',
    ],
    projects: ['./vitest.unit.config.ts', './vitest.server.config.ts', './vitest.stories.config.ts'],
  },
});
