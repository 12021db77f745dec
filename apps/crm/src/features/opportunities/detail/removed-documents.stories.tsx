import { mocks } from '@szansa/api-client/mocks';
import { sampleDocuments } from '@szansa/api-client/samples/conversation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';

import { opportunitiesFeature } from '../feature.tsx';
import { OpportunityScreen } from './opportunity-screen.tsx';
import { addressOf, routePath, screenMocks } from './screen-mocks.ts';

const meta = {
  title: 'Opportunities/Detail/Removed attachments',
  component: OpportunityScreen,
  ...inApp(opportunitiesFeature, routePath, addressOf('?tab=attachments')),
} satisfies Meta<typeof OpportunityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const [first] = sampleDocuments;
if (!first) throw new Error('no sample documents');
const pdf = first;

const removed: string[] = [];
const restored: string[] = [];

const removing = {
  msw: {
    handlers: [
      mocks.documents.remove(({ params }) => {
        removed.push(params['id'] ?? '');
        return null;
      }),
      mocks.documents.restore(({ params }) => {
        restored.push(params['id'] ?? '');
        return pdf;
      }),
      ...screenMocks(),
    ],
  },
};

async function remove({ id, name }: typeof pdf, canvasElement: HTMLElement): Promise<void> {
  removed.length = 0;
  restored.length = 0;
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: `Więcej działań: ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Usuń' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Usunąć załącznik?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Usuń' }));
  await waitFor(() => expect(removed).toEqual([id]));
}

/** For ten seconds a deletion can be undone. */
export const RemovesAfterAsking: Story = {
  parameters: removing,
  play: async ({ canvasElement }) => {
    await remove(pdf, canvasElement);
    await expect(await screen.findByRole('button', { name: 'Cofnij' })).toBeVisible();
    await expect(restored).toEqual([]);
  },
};

export const TakesRemovalBack: Story = {
  parameters: removing,
  play: async ({ canvasElement }) => {
    await remove(pdf, canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Cofnij' }));
    await expect(await screen.findByText('Cofnięto')).toBeVisible();
    await expect(restored).toEqual([pdf.id]);
  },
};
