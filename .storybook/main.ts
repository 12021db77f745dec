import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../packages/ui/src', files: '**/*.@(mdx|stories.tsx)', titlePrefix: 'UI' },
    { directory: '../apps/crm/src', files: '**/*.@(mdx|stories.tsx)', titlePrefix: 'CRM' },
  ],
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
