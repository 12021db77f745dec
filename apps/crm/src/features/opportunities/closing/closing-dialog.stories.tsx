import { sampleOpportunity } from '@szansa/api-client/samples/opportunities';
import { sampleId } from '@szansa/api-client/samples/people';
import { closingFields } from '@szansa/domain/opportunity';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';

import { opportunitiesFeature } from '../feature.tsx';
import { ClosingDialog } from './closing-dialog.tsx';

const meta = {
  title: 'Opportunities/Closing',
  component: ClosingDialog,
  ...inApp(opportunitiesFeature, '/sales-opportunities'),
  parameters: { layout: 'fullscreen', msw: { handlers: [] } },
  args: {
    opportunityId: sampleOpportunity.id,
    missing: closingFields,
    chosenOfferId: sampleId(401),
    open: true,
    onOpenChange: fn(),
  },
} satisfies Meta<typeof ClosingDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const EverythingMissing: Story = {
  parameters: { specification: ['S8.12'] },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('Oferta jest niekompletna. Brak wymaganych informacji:')).toBeVisible();
    await expect(dialog.getAllByRole('link')).toHaveLength(closingFields.length);
    await expect(dialog.getByRole('link', { name: 'Brak samochodu dla wybranej oferty' })).toBeVisible();
  },
};

export const NothingChosen: Story = {
  args: { missing: ['chosenOffer'], chosenOfferId: null },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: /brakuje 1 pola/ }));
    await expect(dialog.getByRole('link', { name: 'Wybrana oferta' })).toHaveAttribute(
      'href',
      `/sales-opportunity/${sampleOpportunity.id}?tab=offers&field=chosenOffer`,
    );
  },
};

export const English: Story = {
  globals: { language: 'en' },
  play: async () => {
    await expect(
      await screen.findByText('The offer is incomplete. Required information is missing:'),
    ).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'w390' } } };
