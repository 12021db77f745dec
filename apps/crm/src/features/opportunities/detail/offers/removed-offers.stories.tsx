import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleOffer } from '@szansa/api-client/samples/offers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { opportunitiesFeature } from '#features/opportunities/feature.tsx';
import { inApp } from '#kit/stories/in-app.tsx';

import { OpportunityScreen } from '../opportunity-screen.tsx';
import { addressOf, routePath, screenMocks } from '../screen-mocks.ts';

const meta = {
  title: 'Opportunities/Detail/Removed offers',
  component: OpportunityScreen,
  ...inApp(opportunitiesFeature, routePath, addressOf('?tab=offers')),
} satisfies Meta<typeof OpportunityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const removed: string[] = [];
const restored: string[] = [];

const removing = [
  mocks.offers.remove(({ params }) => {
    removed.push(params['id'] ?? '');
    return null;
  }),
  ...screenMocks(undefined, [sampleOffer]),
];

const restoring = mocks.offers.restore(({ params }) => {
  restored.push(params['id'] ?? '');
  return sampleOffer;
});

async function remove(canvasElement: HTMLElement): Promise<void> {
  removed.length = 0;
  restored.length = 0;
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: /^Więcej działań: Škoda/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Usuń' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Usunąć ofertę?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Usuń' }));
  await waitFor(() => expect(removed).toEqual([sampleOffer.id]));
}

/** For ten seconds a deletion can be undone. */
export const RemovesAfterAsking: Story = {
  parameters: { msw: { handlers: [restoring, ...removing] } },
  play: async ({ canvasElement }) => {
    await remove(canvasElement);
    await expect(await screen.findByRole('button', { name: 'Cofnij' })).toBeVisible();
    await expect(restored).toEqual([]);
  },
};

export const TakesRemovalBack: Story = {
  parameters: { msw: { handlers: [restoring, ...removing] } },
  play: async ({ canvasElement }) => {
    await remove(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Cofnij' }));
    await expect(await screen.findByText('Cofnięto')).toBeVisible();
    await expect(restored).toEqual([sampleOffer.id]);
  },
};

/** What the offer was made of is gone meanwhile. */
export const CannotTakeRemovalBack: Story = {
  parameters: {
    msw: { handlers: [mocks.offers.restore(refusal('offer_parts_gone')), ...removing] },
  },
  play: async ({ canvasElement }) => {
    await remove(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Cofnij' }));
    await expect(await screen.findByText(/^Oferty nie można przywrócić/)).toBeVisible();
  },
};
