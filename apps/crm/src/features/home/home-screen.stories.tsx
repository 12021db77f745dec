import { mocks, pending, refusal } from '@szansa/api-client/mocks';
import { sampleBoard } from '@szansa/api-client/samples/opportunities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';

import { homeFeature } from './feature.tsx';
import { HomeScreen } from './home-screen.tsx';

const meta = { title: 'Home/Dashboard', component: HomeScreen, ...inApp(homeFeature, '/') } satisfies Meta<
  typeof HomeScreen
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  parameters: { msw: { handlers: [mocks.opportunities.board(sampleBoard(40))] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/36 otwartych szans/)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /Zofia Żółkiewska/ })[0]).toHaveAttribute(
      'href',
      expect.stringContaining('/sales-opportunity/'),
    );
  },
};

export const English: Story = {
  ...Filled,
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/36 open opportunities/)).toBeVisible();
  },
};

export const Narrow: Story = {
  parameters: Filled.parameters ?? {},
  globals: { viewport: { value: 'phone' } },
};

export const Loading: Story = { parameters: { msw: { handlers: [mocks.opportunities.board(pending)] } } };

export const Empty: Story = {
  parameters: { msw: { handlers: [mocks.opportunities.board(sampleBoard(0))] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Nie masz jeszcze szans sprzedaży')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    msw: {
      handlers: [mocks.opportunities.board(refusal('internal'))],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Spróbuj ponownie' }),
    ).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: {
    msw: { handlers: [mocks.opportunities.board(refusal('access_denied'))] },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Odmowa dostępu')).toBeVisible();
  },
};
