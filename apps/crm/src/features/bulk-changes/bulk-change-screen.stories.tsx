import { mocks } from '@szansa/api-client/mocks';
import { sampleBulkChange, sampleRefused } from '@szansa/api-client/samples/bulk-changes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';
import { screenStates } from '#kit/stories/screen-states.ts';

import { BulkChangeScreen } from './bulk-change-screen.tsx';
import { bulkChangesFeature } from './feature.tsx';

const handlers = [mocks.bulkChanges.get(sampleBulkChange), mocks.bulkChanges.refused(sampleRefused)];

const meta = {
  title: 'Bulk changes/Result',
  component: BulkChangeScreen,
  ...inApp(bulkChangesFeature, '/bulk-changes/$id', `/bulk-changes/${sampleBulkChange.id}`),
} satisfies Meta<typeof BulkChangeScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

/** How many were changed, why others were not, and which. */
export const Filled: Story = {
  parameters: { msw: { handlers } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Zmieniono 35 rekordów')).toBeVisible();
    await expect(canvas.getByText('2 rekordy już takie są')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pokaż, których' }));
    await expect(await canvas.findByRole('link', { name: 'Jan Kowalski #1001' })).toBeVisible();
    await expect(canvas.getByText('Rekord, którego nie możesz zobaczyć')).toBeVisible();
  },
};

/** Records not reached before the cancellation are unchanged. */
export const Cancelled: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.bulkChanges.get({
          ...sampleBulkChange,
          state: 'cancelled',
          changed: 10,
          waiting: 27,
          same: 0,
          refused: 0,
          reasons: [],
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Zmieniono 10 rekordów')).toBeVisible();
    await expect(canvas.getByText('27 rekordów czeka na zmianę')).toBeVisible();
    await expect(canvas.getByText('Przerwana')).toBeVisible();
  },
};

const states = screenStates({
  call: mocks.bulkChanges.get,
  filled: handlers,
  polish: 'Zmieniono 35 rekordów',
  english: '35 records changed',
  isForEveryone: true,
});

export const English: Story = { ...states.English, tags: ['derived-state'] };
export const Narrow: Story = { ...states.Narrow, tags: ['derived-state'] };
export const Loading: Story = { ...states.Loading, tags: ['derived-state'] };
export const Failed: Story = { ...states.Failed, tags: ['derived-state'] };
