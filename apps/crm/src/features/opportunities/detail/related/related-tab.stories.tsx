import { mocks, pending, refusal } from '@szansa/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { opportunitiesFeature } from '#features/opportunities/feature.tsx';
import { inApp } from '#kit/stories/in-app.tsx';

import { OpportunityScreen } from '../opportunity-screen.tsx';
import { addressOf, routePath, screenMocks } from '../screen-mocks.ts';

const meta = {
  title: 'Opportunities/Detail/Related',
  component: OpportunityScreen,
  ...inApp(opportunitiesFeature, routePath, addressOf('?tab=related')),
} satisfies Meta<typeof OpportunityScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  parameters: { msw: { handlers: screenMocks() }, specification: ['S2.10'] },
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list', { name: 'Powiązane' });
    await expect(within(list).getByText('Ten sam klient')).toBeVisible();
    await expect(within(list).getByText('Ta sama firma')).toBeVisible();
    await expect(within(list).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringContaining('/sales-opportunity/'),
    );
  },
};

export const Narrow: Story = {
  parameters: { msw: { handlers: screenMocks() } },
  globals: { viewport: { value: 'w390' } },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [mocks.opportunities.related(pending), ...screenMocks()] } },
};

export const Empty: Story = {
  parameters: { msw: { handlers: [mocks.opportunities.related([]), ...screenMocks()] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Brak powiązanych szans')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    msw: {
      handlers: [mocks.opportunities.related(refusal('internal')), ...screenMocks()],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Coś poszło nie tak. Spróbuj ponownie później.'),
    ).toBeVisible();
  },
};
