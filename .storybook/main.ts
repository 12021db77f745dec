import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';

import { storyFolders } from './story-ids.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: storyFolders.map((folder) => ({ ...folder, files: '**/*.@(mdx|stories.tsx)' })),
  // what the product serves beside its code, the logo for one
  staticDirs: ['../apps/crm/public'],
  addons: [
    {
      name: '@storybook/addon-docs',
      // tables in the pages
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  core: { disableTelemetry: true },
  async viteFinal(vite) {
    const { default: tailwindcss } = await import('@tailwindcss/vite');
    const { msw } = await import('msw/vite');
    vite.plugins = [...(vite.plugins ?? []), tailwindcss(), msw({ mode: 'worker-only' })];
    vite.build = { ...vite.build, chunkSizeWarningLimit: 2500 };
    return vite;
  },
};

export default config;
