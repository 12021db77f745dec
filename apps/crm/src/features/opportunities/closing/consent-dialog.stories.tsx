import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleOpportunity } from '@szansa/api-client/samples/opportunities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';

import { opportunitiesFeature } from '../feature.tsx';
import { ConsentDialog } from './consent-dialog.tsx';

const meta = {
  title: 'Opportunities/Consent',
  component: ConsentDialog,
  ...inApp(opportunitiesFeature, '/sales-opportunities'),
  args: { opportunityId: sampleOpportunity.id, open: true, onOpenChange: fn(), onConsented: fn() },
} satisfies Meta<typeof ConsentDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

const confirm = async (userEvent: { click: (element: Element) => Promise<void> }) => {
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Szansa jest zamknięta' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Potwierdzam edycję zamkniętej szansy' }));
};

export const Confirmed: Story = {
  parameters: { msw: { handlers: [mocks.opportunities.consentToEdit(sampleOpportunity)] } },
  play: async ({ userEvent, args }) => {
    await confirm(userEvent);
    await waitFor(() => expect(args.onConsented).toHaveBeenCalledOnce());
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Failed: Story = {
  parameters: {
    msw: {
      handlers: [mocks.opportunities.consentToEdit(refusal('opportunity_not_yours'))],
    },
  },
  play: async ({ userEvent, args }) => {
    await confirm(userEvent);
    await expect(await screen.findByText('Ta szansa nie należy do ciebie')).toBeVisible();
    await expect(args.onConsented).not.toHaveBeenCalled();
  },
};

export const English: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: [] } },
  play: async () => {
    await expect(await screen.findByRole('alertdialog', { name: 'The opportunity is closed' })).toBeVisible();
  },
};
