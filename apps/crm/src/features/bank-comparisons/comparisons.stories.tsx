import { bankComparisonPdfsFacts } from '@szansa/api-client/lists';
import { mocks } from '@szansa/api-client/mocks';
import { sampleComparisonRows } from '@szansa/api-client/samples/bank-comparisons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { fakeList } from '#kit/stories/fake-list.ts';
import { inFeature } from '#kit/stories/in-app.tsx';
import { screenStates, storyAt } from '#kit/stories/screen-states.ts';

import { bankComparisonsFeature } from './feature.tsx';

const listing = (rows: typeof sampleComparisonRows) =>
  fakeList({ call: mocks.bankComparisonPdfs.list, facts: bankComparisonPdfsFacts, rows });

const filled = [listing(sampleComparisonRows)];

const meta = { title: 'BankComparisons/List', ...inFeature(bankComparisonsFeature) } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A row leads to its comparison. */
export const List: Story = {
  ...storyAt('/bank-comparisons', ...filled),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 porównania')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Toyota Corolla' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/bank-comparison\//),
    );
    await expect(canvas.getByText('Źródło Leasing, Bank Łąka, Ósmy Bank')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Toyota Corolla/ })).toHaveTextContent('Najem');
  },
};

const states = screenStates({
  address: '/bank-comparisons',
  call: mocks.bankComparisonPdfs.list,
  filled,
  empty: [listing([])],
  polish: '2 porównania',
  english: '2 comparisons',
});
export const Loading: Story = { ...states.Loading, tags: ['derived-state'] };
export const Empty: Story = { ...states.Empty, tags: ['derived-state'] };
export const Failed: Story = { ...states.Failed, tags: ['derived-state'] };
export const Forbidden: Story = { ...states.Forbidden, tags: ['derived-state'] };
export const English: Story = { ...states.English, tags: ['derived-state'] };
export const Narrow: Story = { ...states.Narrow, tags: ['derived-state'] };
