import { mocks } from '@szansa/api-client/mocks';
import { sampleNotes, samplePage } from '@szansa/api-client/samples/conversation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';

import { opportunitiesFeature } from '../feature.tsx';
import { OpportunityScreen } from './opportunity-screen.tsx';
import { addressOf, routePath, screenMocks } from './screen-mocks.ts';

const meta = {
  title: 'Opportunities/Detail/Notes',
  component: OpportunityScreen,
  ...inApp(opportunitiesFeature, routePath, addressOf('?tab=notes')),
} satisfies Meta<typeof OpportunityScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  parameters: { msw: { handlers: screenMocks() }, specification: ['S1.4', 'S2.10'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Klient ma drugą firmę/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Obserwuj' })).toBeNull();
  },
};

export const Empty: Story = {
  parameters: { msw: { handlers: [mocks.comments.notes(samplePage([])), ...screenMocks()] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Nie ma jeszcze notatek')).toBeVisible();
  },
};

const removed: string[] = [];
const [note] = sampleNotes;
if (!note) throw new Error('no sample notes');

export const RemovesAfterAsking: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.comments.remove(({ params }) => {
          removed.push(params['id'] ?? '');
          return { ...note, isRemoved: true, message: '' };
        }),
        ...screenMocks(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    removed.length = 0;
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Działania.*Ty/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Usuń/ }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Usunąć wiadomość?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Usuń' }));
    await waitFor(() => expect(removed).toEqual([note.id]));
  },
};
