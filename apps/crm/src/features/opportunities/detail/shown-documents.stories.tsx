import { mocks, pending, refusal } from '@szansa/api-client/mocks';
import { sampleDocuments } from '@szansa/api-client/samples/conversation';
import { sampleId } from '@szansa/api-client/samples/people';
import { sampleStoredMail } from '@szansa/api-client/samples/stored-mails';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';

import { opportunitiesFeature } from '../feature.tsx';
import { OpportunityScreen } from './opportunity-screen.tsx';
import { addressOf, routePath, screenMocks } from './screen-mocks.ts';

const meta = {
  title: 'Opportunities/Detail/Attachments shown',
  component: OpportunityScreen,
  ...inApp(opportunitiesFeature, routePath, addressOf('?tab=attachments')),
} satisfies Meta<typeof OpportunityScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const [pdf] = sampleDocuments;
if (!pdf) throw new Error('no sample documents');

const documents = mocks.documents.listOfOpportunity([
  { ...pdf, file: { ...pdf.file, hasThumbnail: true } },
  {
    ...pdf,
    id: sampleId(714),
    type: 'other',
    name: 'Zapytanie klienta.eml',
    file: {
      id: sampleId(724),
      name: 'Zapytanie klienta.eml',
      mime: 'message/rfc822',
      size: 48_213,
      hasThumbnail: false,
    },
  },
]);

/** The first page of an offer: a heading and lines of text. */
async function page(): Promise<{ blob: Blob; filename: string }> {
  const canvas = new OffscreenCanvas(320, 452);
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('no drawing');
  drawing.fillStyle = 'white';
  drawing.fillRect(0, 0, 320, 452);
  drawing.fillStyle = 'steelblue';
  drawing.fillRect(32, 32, 180, 30);
  drawing.fillStyle = 'slategray';
  for (let line = 0; line < 12; line += 1)
    drawing.fillRect(32, 96 + line * 28, line % 4 === 3 ? 150 : 256, 10);
  return { blob: await canvas.convertToBlob(), filename: 'strona.webp' };
}

const shown = [documents, mocks.files.thumbnail(page)];

const boxes = (element: HTMLElement) => element.querySelectorAll<HTMLElement>('[data-slot=file-thumbnail]');

const heightOf = (element: HTMLElement) => element.getBoundingClientRect().height;

/** A document shows its first page, in a box whose size was reserved. */
export const WithThumbnail: Story = {
  parameters: { msw: { handlers: [...shown, ...screenMocks()] } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Załączniki' });
    const height = heightOf(list);
    await waitFor(() => expect(list.querySelector('img')?.naturalWidth).toBe(320));
    await expect(heightOf(list)).toBe(height);
    await expect(boxes(list)).toHaveLength(2);
  },
};

export const WithThumbnailNarrow: Story = {
  ...WithThumbnail,
  globals: { viewport: { value: 'w390' } },
};

export const ThumbnailLoading: Story = {
  parameters: { msw: { handlers: [documents, mocks.files.thumbnail(pending), ...screenMocks()] } },
};

/** The icon of the kind remains, without an error. */
export const ThumbnailFailed: Story = {
  parameters: {
    msw: { handlers: [documents, mocks.files.thumbnail(refusal('no_thumbnail')), ...screenMocks()] },
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Załączniki' });
    await waitFor(() => expect(boxes(list)[0]?.querySelector('svg')).not.toBeNull());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

const openMail = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Podgląd: Zapytanie klienta.eml' }));
  return within(await screen.findByRole('dialog', { name: 'Zapytanie klienta.eml' }));
};

/** A mail is shown with its participants, its text in a sandboxed iframe, and its attachments, which open on top. */
export const MailShown: Story = {
  parameters: {
    msw: {
      handlers: [
        ...shown,
        mocks.files.mail(sampleStoredMail),
        mocks.files.mailAttachment({ blob: new Blob(['Octavia Selection']), filename: 'konfiguracja.txt' }),
        ...screenMocks(),
      ],
    },
  },
  play: async () => {
    const dialog = await openMail();
    await expect(await dialog.findByText('Jan Kowalski <jan.kowalski@przyklad.example>')).toBeVisible();
    await expect(dialog.getByText('ksiegowosc@przyklad.example')).toBeVisible();
    await expect(dialog.getByText(/2 obrazy na innych serwerach/)).toBeVisible();
    const frame = dialog.getByTitle('Treść maila');
    await expect(frame.getAttribute('sandbox')).not.toMatch(/allow-(?:scripts|same-origin|forms)/);
    await expect(frame.getAttribute('srcdoc')).toContain('<b>ofertę leasingu</b>');
    const files = within(dialog.getByRole('list', { name: 'Załączniki maila' }));
    await expect(files.queryByRole('button', { name: /formularz.exe/ })).toBeNull();
    await userEvent.click(files.getByRole('button', { name: 'Podgląd: konfiguracja.txt' }));
    await expect(await screen.findByText('Octavia Selection')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Octavia Selection')).toBeNull());
    await expect(dialog.getByRole('heading', { name: sampleStoredMail.subject })).toBeVisible();
  },
};

/** How a mail looks before anything is pressed, and where it is narrow. */
export const MailNarrow: Story = {
  ...MailShown,
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    const dialog = await openMail();
    await expect(await dialog.findByTitle('Treść maila')).toBeVisible();
  },
};

const part = {
  ...sampleStoredMail,
  html: null,
  recipientsLeftOut: 12,
  attachments: [],
  remotePictures: 0,
  isWhole: false,
};

/** What could be read is shown, and that it is not all. */
export const MailInPart: Story = {
  parameters: { msw: { handlers: [...shown, mocks.files.mail(part), ...screenMocks()] } },
  play: async () => {
    const dialog = await openMail();
    await expect(await dialog.findByText(/Nie wszystko udało się odczytać/)).toBeVisible();
    await expect(dialog.getByText('i jeszcze 12 osób')).toBeVisible();
    await expect(dialog.getByText(/proszę o ofertę leasingu/)).toBeVisible();
  },
};

/** A mail that cannot be parsed shows a message; it is downloaded. */
export const MailDamaged: Story = {
  parameters: {
    msw: { handlers: [...shown, mocks.files.mail(refusal('mail_unreadable')), ...screenMocks()] },
  },
  play: async () => {
    const dialog = await openMail();
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Tego maila nie da się pokazać');
    await expect(dialog.getByRole('button', { name: 'Pobierz' })).toBeEnabled();
  },
};

export const MailLoading: Story = {
  parameters: { msw: { handlers: [...shown, mocks.files.mail(pending), ...screenMocks()] } },
  play: async () => {
    await expect(await (await openMail()).findByRole('status', { name: 'Wczytywanie…' })).toBeVisible();
  },
};

export const MailInEnglish: Story = {
  ...MailShown,
  globals: { language: 'en' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Preview: Zapytanie klienta.eml' }));
    await expect(await screen.findByTitle('Text of the mail')).toBeVisible();
  },
};
