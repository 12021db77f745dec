import { bankRepresentative, mocks } from '@szansa/api-client/mocks';
import { sampleBank } from '@szansa/api-client/samples/banks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';

import { RepresentativeList } from './representative-list.tsx';
import { pickersTexts } from './texts.ts';

const page = { page: 1, perPage: 25 };
const asked = fn();

const meta = {
  title: 'Parts/Representatives',
  component: RepresentativeList,
  ...inApp({ texts: [pickersTexts] }),
  args: { bankId: sampleBank.id },
  beforeEach: () => {
    asked.mockClear();
  },
} satisfies Meta<typeof RepresentativeList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The people of one bank, those who left it as well. */
export const OfBank: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.representatives.list(({ query }) => {
          asked(query.get('bankId'), query.get('withInactive'));
          return { ...page, items: [bankRepresentative], total: 1 };
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Ewa Lis/)).toBeVisible();
    await expect(asked).toHaveBeenCalledWith(sampleBank.id, 'true');
  },
};

export const Nobody: Story = {
  parameters: { msw: { handlers: [mocks.representatives.list({ ...page, items: [], total: 0 })] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie ma jeszcze przedstawicieli')).toBeVisible();
  },
};
