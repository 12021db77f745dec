import { banksFacts } from '@szansa/api-client/lists';
import { mocks } from '@szansa/api-client/mocks';
import { sampleBank, sampleBanks } from '@szansa/api-client/samples/banks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';

import { fakeList } from '#kit/stories/fake-list.ts';
import { inApp } from '#kit/stories/in-app.tsx';
import { screenStates } from '#kit/stories/screen-states.ts';

import { banksFeature } from '../feature.tsx';
import { BanksScreen } from './banks-screen.tsx';

const listing = (rows: typeof sampleBanks) =>
  fakeList({
    call: mocks.banks.list,
    facts: banksFacts,
    rows,
    text: ({ name, taxIdNumber }) => `${name} ${taxIdNumber ?? ''}`,
    unless: { withInactive: ({ isActive }) => isActive },
  });
const list = listing(sampleBanks);

const meta = {
  title: 'Banks/List',
  component: BanksScreen,
  ...inApp(banksFeature, '/banks'),
} satisfies Meta<typeof BanksScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  parameters: { msw: { handlers: [list] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 banki')).toBeVisible();
    await expect(canvas.getByRole('link', { name: sampleBank.name })).toHaveAttribute(
      'href',
      `/bank/${sampleBank.id}`,
    );
    await expect(canvas.queryByText('Nieaktywny')).not.toBeInTheDocument();
  },
};

export const InactiveAsWell: Story = {
  parameters: { msw: { handlers: [list] } },
  play: async ({ canvas }) => {
    await canvas.findByText('2 banki');
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj filtr' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Także nieaktywne' }));
    await expect(await canvas.findByText('3 banki')).toBeVisible();
    await expect(canvas.getByText('Nieaktywny')).toBeVisible();
  },
};

const states = screenStates({
  call: mocks.banks.list,
  filled: [list],
  empty: [listing([])],
  english: '2 banks',
  polish: '2 banki',
});

export const Loading: Story = states.Loading;
export const Empty: Story = states.Empty;
export const Failed: Story = states.Failed;
export const Forbidden: Story = states.Forbidden;
export const English: Story = states.English;
export const Narrow: Story = states.Narrow;
