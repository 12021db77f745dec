import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleArchiveReasons } from '@szansa/api-client/samples/directory';
import { sampleOpportunity } from '@szansa/api-client/samples/opportunities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { leaveDraft } from '#kit/stories/drafts.ts';
import { inApp } from '#kit/stories/in-app.tsx';
import { fill } from '#kit/stories/fill.ts';

import { opportunitiesFeature } from '../feature.tsx';
import { ArchiveDialog } from './archive-dialog.tsx';

const sent = fn();
const reasons = mocks.archiveReasons.list(sampleArchiveReasons);

const meta = {
  title: 'Opportunities/Archive',
  component: ArchiveDialog,
  ...inApp(opportunitiesFeature, '/sales-opportunity/$id', `/sales-opportunity/${sampleOpportunity.id}`),
  args: { opportunity: sampleOpportunity, open: true, onOpenChange: fn() },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof ArchiveDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NoteRequired: Story = {
  parameters: {
    msw: {
      handlers: [
        reasons,
        mocks.opportunities.archive(async ({ body }) => {
          sent(await body());
          return { ...sampleOpportunity, isArchived: true };
        }),
      ],
    },
    specification: ['S2.14', 'S4.6'],
  },
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Archiwizuj szansę' }));
    const submit = dialog.getByRole('button', { name: 'Archiwizuj' });
    await userEvent.click(submit);
    await expect(await dialog.findByText('To pole jest wymagane!')).toBeVisible();
    await userEvent.click(dialog.getByRole('combobox', { name: /Powód archiwizacji/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Inny powód' }));
    await userEvent.click(submit);
    const note = dialog.getByRole('textbox', { name: /Notatka/ });
    await waitFor(() => expect(note).toHaveAccessibleDescription(/Ten powód wymaga notatki/));
    await fill(note, 'Klient kupił za gotówkę');
    await userEvent.click(submit);
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        archiveReasonId: sampleArchiveReasons[1]?.id,
        note: 'Klient kupił za gotówkę',
        version: sampleOpportunity.version,
      }),
    );
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

const withoutLeadSource = {
  msw: {
    handlers: [reasons, mocks.opportunities.archive(refusal('lead_source_required'))],
  },
};

export const WithoutLeadSource: Story = {
  parameters: { ...withoutLeadSource, specification: ['S5.9'] },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('combobox', { name: /Powód archiwizacji/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Klient zrezygnował' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Archiwizuj' }));
    await expect(
      await dialog.findByText('Uzupełnij źródło pozyskania klienta aby móc zarchiwizować szansę'),
    ).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Uzupełnij źródło pozyskania' })).toHaveAttribute(
      'href',
      `/sales-opportunity/${sampleOpportunity.id}?field=leadSource`,
    );
  },
};

/** What was written before the session ended is offered back. */
export const NoteRestored: Story = {
  parameters: { msw: { handlers: [reasons] } },
  beforeEach: () =>
    leaveDraft(`opportunity/${sampleOpportunity.id}/archive`, {
      values: { note: 'Klient kupił za gotówkę' },
    }),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Archiwizuj szansę' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Przywróć' }));
    await expect(dialog.getByRole('textbox', { name: /Notatka/ })).toHaveValue('Klient kupił za gotówkę');
  },
};

export const English: Story = {
  globals: { language: 'en' },
  parameters: withoutLeadSource,
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Archive the opportunity' })).toBeVisible();
  },
};
