import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleId } from '@szansa/api-client/samples/people';
import { sampleNoticeDraft, sampleOpportunity } from '@szansa/api-client/samples/opportunities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';

import { opportunitiesFeature } from '../feature.tsx';
import { NoticeDialog } from './notice-dialog.tsx';

const sent = fn();

const english = {
  ...sampleNoticeDraft,
  subject: 'Your case: Škoda Octavia Selection (#1042)',
  text: 'Hello,\n\nthe vehicle is ready.\n\nKind regards\nAnna Nowak',
};

const draft = mocks.customerNotices.draft(({ query }) =>
  query.get('language') === 'en' ? english : sampleNoticeDraft,
);
const send = mocks.customerNotices.send(async ({ body }) => {
  sent(await body());
  return { id: sampleId(700), state: 'queued' };
});

const meta = {
  title: 'Opportunities/Notify the customer',
  component: NoticeDialog,
  ...inApp(opportunitiesFeature, '/sales-opportunities'),
  args: {
    request: {
      opportunityId: sampleOpportunity.id,
      number: 1042,
      customer: 'Jan Kowalski',
      status: 'handing',
    },
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen', msw: { handlers: [draft, send] } },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof NoticeDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Written: Story = {
  parameters: { specification: ['S4.5'] },
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Powiadom klienta' }));
    const text = await dialog.findByRole('textbox', { name: /^Treść/ });
    await userEvent.type(text, '{Control>}{End}{/Control}!');
    await userEvent.click(dialog.getByRole('button', { name: 'Wyślij' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ to: 'jan@przyklad.test', subject: sampleNoticeDraft.subject }),
    );
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(await screen.findByText('Wysłano wiadomość do klienta')).toBeVisible();
  },
};

/** The text of the other language replaces this one; text typed in either is stored as its draft. */
export const InEnglish: Story = {
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('combobox', { name: /Język wiadomości/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'English' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Temat/ })).toHaveValue(english.subject));
  },
};

export const NoAddress: Story = {
  parameters: { msw: { handlers: [mocks.customerNotices.draft({ ...sampleNoticeDraft, to: [] })] } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(/Klient nie ma adresu e-mail/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Wyślij' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Empty: Story = {
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.clear(await dialog.findByRole('textbox', { name: /^Temat/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Wyślij' }));
    await expect(await dialog.findByText('To pole jest wymagane!')).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [mocks.customerNotices.draft(refusal('opportunity_archived'))] } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
};

export const English: Story = {
  globals: { language: 'en' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Notify the customer' }));
    await expect(await dialog.findByRole('textbox', { name: /^Subject/ })).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'w390' } } };
