import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { MailViewer } from './mail-viewer.tsx';
import type { ViewedMail } from './mail.ts';

const mail: ViewedMail = {
  subject: 'Zapytanie o leasing: Škoda Octavia',
  from: { name: 'Jan Kowalski', address: 'jan.kowalski@firma.example' },
  to: [{ name: 'Anna Nowak', address: 'anna.nowak@agencja.example' }],
  copies: [{ name: null, address: 'ksiegowosc@firma.example' }],
  sentAt: '2026-11-20T08:12:00Z',
  text: 'Dzień dobry,\n\nproszę o ofertę leasingu Škody Octavii Combi, jak na https://skoda.example/octavia.\n\nPozdrawiam\nJan Kowalski',
};

const html =
  '<p>Dzień dobry,</p><p>proszę o <b>ofertę leasingu</b>, jak na <a href="https://skoda.example/octavia" target="_blank" rel="noopener noreferrer">stronie producenta</a>.</p><p>Jan Kowalski</p><img alt="Logo firmy" width="120" height="40" />';

const hint = 'Nadawca dowie się, że ktoś otworzył maila.';

const meta = {
  title: 'Data/MailViewer',
  component: MailViewer,
  args: {
    mail,
    wholeHint: 'Całość jest w źródle maila.',
    attachments: [
      { id: 'a', name: 'specyfikacja.pdf', size: 182_044, type: 'application/pdf' },
      { id: 'b', name: 'wyliczenie.xlsx', size: 12_400, type: '' },
      {
        id: 'c',
        name: 'konfigurator.exe',
        size: 912_384,
        type: '',
        closedReason: 'plik tego typu jest tylko w źródle maila',
      },
    ],
    onPreview: fn(),
    onDownload: fn(),
    className: 'max-w-2xl',
  },
} satisfies Meta<typeof MailViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Files are looked into or downloaded, also by the keyboard; one that cannot be had is named. */
export const Text: Story = {
  args: { status: <Badge tone="success">Przyjęty</Badge> },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: mail.subject })).toBeVisible();
    await expect(canvas.getByText('Jan Kowalski <jan.kowalski@firma.example>')).toBeVisible();
    await expect(canvas.getByText('20.11.2026, 09:12')).toHaveAttribute('datetime', '2026-11-20T08:12:00Z');
    const link = canvas.getByRole('link', { name: 'https://skoda.example/octavia' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const files = within(canvas.getByRole('list', { name: 'Załączniki maila' }));
    await expect(files.queryByRole('button', { name: /konfigurator/ })).toBeNull();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPreview).toHaveBeenCalledWith(args.attachments?.[0]);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDownload).toHaveBeenCalledWith(args.attachments?.[0]);
    const [other] = files.getAllByRole('button', { name: 'Pobierz: wyliczenie.xlsx' });
    if (!other) throw new Error('the file cannot be downloaded');
    await userEvent.click(other);
    await expect(args.onDownload).toHaveBeenLastCalledWith(args.attachments?.[1]);
    other.blur();
  },
};

/** HTML is in a sandboxed iframe that loads nothing, runs no scripts and has no access to the app. */
export const Html: Story = {
  args: {
    mail: { ...mail, html },
    children: <p className="text-small text-text-muted">odebrany 20.11.2026, 09:13 · z konta biuro</p>,
    pictures: { count: 1, hint, onShow: fn() },
    actions: <Button size="small">Źródło maila</Button>,
  },
  play: async ({ canvas, args }) => {
    const frame = canvas.getByTitle('Treść maila');
    await expect(frame).toHaveAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
    await expect(frame).toHaveAttribute(
      'srcdoc',
      expect.stringContaining(
        `content="default-src 'none'; img-src data:; style-src 'unsafe-inline'"><meta name="referrer" content="no-referrer">`,
      ),
    );
    await expect(frame).toHaveAttribute('srcdoc', expect.stringContaining(html));
    await expect(canvas.getByRole('note')).toHaveTextContent(hint);
    const show = canvas.getByRole('button', { name: 'Pokaż obrazy' });
    await userEvent.click(show);
    await expect(args.pictures?.onShow).toHaveBeenCalledOnce();
    show.blur();
  },
};

/** A script in the HTML does not run, and a remote picture is not requested, even if the HTML was not sanitized. */
export const Hostile: Story = {
  args: {
    mail: {
      ...mail,
      html: '<p>Oferta</p><script>parent.document.title = "ran"</script><img src="https://evil.example/1.png" onerror="parent.document.title = \'ran\'">',
    },
    attachments: [],
  },
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('Treść maila');
    await expect(frame.getAttribute('sandbox')).not.toMatch(/allow-(?:scripts|same-origin|forms|top)/);
    await expect(document.title).not.toBe('ran');
  },
};

/** Requested pictures are loading. */
export const PicturesLoading: Story = {
  args: {
    mail: { ...mail, html },
    attachments: [],
    pictures: { count: 3, hint, onShow: fn(), status: 'loading' },
  },
  play: async ({ canvas, args }) => {
    const show = canvas.getByRole('button', { name: 'Pokaż obrazy' });
    await expect(show).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(show);
    await expect(args.pictures?.onShow).not.toHaveBeenCalled();
    show.blur();
  },
};

/** They could not be loaded, and can be requested again. */
export const PicturesFailed: Story = {
  args: {
    mail: { ...mail, html },
    attachments: [],
    pictures: { count: 5, hint, onShow: fn(), status: 'failed' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nie udało się pobrać obrazów');
    await expect(canvas.getByRole('button', { name: 'Pokaż obrazy' })).toBeEnabled();
  },
};

/** Some of them could not be had. */
export const PicturesMissing: Story = {
  args: {
    mail: { ...mail, html },
    attachments: [],
    pictures: { count: 5, onShow: fn(), status: 'shown', missing: 2 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nie udało się pobrać 2 obrazów.');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** What could be read is shown, that it is not all, and that pictures are left out. */
export const InPart: Story = {
  args: {
    mail: { ...mail, moreRecipients: 12, incomplete: true },
    attachments: [],
    pictures: { count: 2 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('i jeszcze 12 osób')).toBeVisible();
    await expect(
      canvas.getByText('Nie wszystko udało się odczytać. Całość jest w źródle maila.'),
    ).toBeVisible();
    await expect(canvas.getByText(/2 obrazy na innych serwerach/)).toBeVisible();
  },
};

/** A mail without text and sender. */
export const Empty: Story = {
  args: { mail: { subject: '', from: {}, text: '' }, attachments: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Bez tematu' })).toBeVisible();
    await expect(canvas.getByText('–')).toBeVisible();
    await expect(canvas.getByText('Ten mail nie ma treści.')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { mail: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Wczytywanie…' })).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

const long = 'Odpowiedź-na-zapytanie-o-leasing-dziesięciu-samochodów-'.repeat(3);

/** Long subjects, addresses and words break; names of files are cut. */
export const LongTexts: Story = {
  args: {
    mail: {
      ...mail,
      subject: long,
      to: Array.from({ length: 8 }, (_, place) => ({
        name: `Osoba ${place + 1}`,
        address: `osoba.${place + 1}@bardzo-dluga-nazwa-firmy.example`,
      })),
      text: `${long}\n    wcięty wiersz`,
    },
    status: <Badge tone="warning">Nieprzeczytany</Badge>,
    attachments: [{ id: 'a', name: `${long}.pdf`, size: 1240, type: 'application/pdf' }],
  },
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** In a place lower than the mail it scrolls, also by the keyboard. */
export const Scrolling: Story = {
  args: { tabIndex: 0, className: 'h-60 overflow-auto' },
  play: async ({ canvas }) => {
    const article = canvas.getByRole('article', { name: mail.subject });
    await userEvent.tab();
    await expect(article).toHaveFocus();
    await expect(article.scrollHeight).toBeGreaterThan(article.clientHeight);
    article.blur();
  },
};

export const English: Story = {
  globals: { language: 'en' },
  args: {
    mail: { ...mail, html, moreRecipients: 1, incomplete: true },
    wholeHint: 'The source of the mail is complete.',
    pictures: { count: 1, hint: 'The sender learns that somebody has opened the mail.', onShow: fn() },
    attachments: [{ id: 'a', name: 'specification.pdf', size: 182_044, type: 'application/pdf' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Text of the mail')).toBeVisible();
    await expect(canvas.getByText('and 1 more person')).toBeVisible();
    await expect(canvas.getByText('1 picture of another server is blocked')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Attachments of the mail' })).toBeVisible();
  },
};
