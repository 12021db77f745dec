import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';

import { handbookFacts } from './facts/plugin.ts';
import { storyFolders } from './story-ids.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: storyFolders.map((folder) => ({ ...folder, files: '**/*.@(mdx|stories.tsx)' })),
  staticDirs: [
    // what the product serves beside its code
    '../apps/crm/public',
    // for the window around the stories: the mark and the type of the product
    { from: '../apps/crm/src/kit/icon.svg', to: '/icon.svg' },
    { from: '../packages/ui/node_modules/@fontsource-variable/inter', to: '/inter' },
  ],
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
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // the search finds pages by their headings, which are in both languages
  features: {
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    experimentalSearchDocsHeadings: true,
  },
  async viteFinal(vite) {
    const { default: tailwindcss } = await import('@tailwindcss/vite');
    const { msw } = await import('msw/vite');
    vite.plugins = [...(vite.plugins ?? []), tailwindcss(), msw({ mode: 'worker-only' }), handbookFacts()];
    vite.build = { ...vite.build, chunkSizeWarningLimit: 2500 };
    return vite;
  },
};

export default config;
