import { mocks, pending, refusal } from '@szansa/api-client/mocks';
import { sampleComments, samplePage } from '@szansa/api-client/samples/conversation';
import { sampleOpportunity } from '@szansa/api-client/samples/opportunities';
import { piotr, sampleId } from '@szansa/api-client/samples/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { onlineManager } from '@tanstack/react-query';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { store } from '#kit/session/session-atoms.ts';
import { inApp } from '#kit/stories/in-app.tsx';
import { fill } from '#kit/stories/fill.ts';
import { draftsAtom } from '#parts/conversation/drafts.ts';
import { clearOutgoing } from '#parts/conversation/outgoing.ts';
import type { Comment } from '#parts/opportunity/records.ts';

import { opportunitiesFeature } from '../feature.tsx';
import { OpportunityScreen } from './opportunity-screen.tsx';
import { addressOf, archivedOpportunity, routePath, screenMocks } from './screen-mocks.ts';

const meta = {
  title: 'Opportunities/Detail/Messages',
  component: OpportunityScreen,
  ...inApp(opportunitiesFeature, routePath, addressOf('?tab=messages')),
  beforeEach: async () => {
    store.set(draftsAtom, () => ({}));
    await clearOutgoing();
  },
} satisfies Meta<typeof OpportunityScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const filled = { msw: { handlers: screenMocks() } };

export const Filled: Story = {
  parameters: { ...filled, specification: ['S1.4', 'S2.10'] },
  play: async ({ canvasElement }) => {
    const log = await within(canvasElement).findByRole('log', { name: 'Wiadomości w szansie' });
    await expect(within(log).getByText('@Anna Nowak')).toBeVisible();
    await expect(within(log).getByText(/oferta-salonu.pdf/)).toBeVisible();
  },
};

export const English: Story = { parameters: filled, globals: { language: 'en' } };
export const Narrow: Story = { parameters: filled, globals: { viewport: { value: 'w390' } } };

export const Loading: Story = {
  parameters: { msw: { handlers: [mocks.comments.find(pending), ...screenMocks()] } },
};

export const Empty: Story = {
  parameters: { msw: { handlers: [mocks.comments.find(samplePage([])), ...screenMocks()] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Nie ma jeszcze wiadomości')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    msw: { handlers: [mocks.comments.find(refusal('internal')), ...screenMocks()] },
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Coś poszło nie tak. Spróbuj ponownie później.'),
    ).toBeVisible();
  },
};

export const Locked: Story = {
  parameters: { msw: { handlers: screenMocks(archivedOpportunity) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Rozmowa jest zamknięta: szansa jest w archiwum.')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Napisz wiadomość' })).toBeNull();
  },
};

/** A user who may not write here sees no instruction to write. */
export const LockedEmpty: Story = {
  parameters: {
    msw: { handlers: [mocks.comments.find(samplePage([])), ...screenMocks(archivedOpportunity)] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie ma jeszcze wiadomości')).toBeVisible();
    await expect(canvas.queryByText(/Napisz pierwszą/)).toBeNull();
  },
};

const [newest] = sampleComments;
if (!newest) throw new Error('no sample comments');
const keys: (string | null)[] = [];
const bodies: string[] = [];

/** Refuses the first attempt, accepts the second; the conversation is not fetched again. */
function unreliableServer(base: Comment) {
  return [
    mocks.comments.find(samplePage(sampleComments)),
    http.post('*/api/comment/create', async ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      const message = (await request.formData()).get('message');
      bodies.push(typeof message === 'string' ? message : '');
      if (keys.length === 1) return refusal('unavailable');
      const stored: Comment = { ...base, id: sampleId(640), message: bodies.at(-1) ?? '', mentions: [piotr] };
      return HttpResponse.json({ success: true, data: stored, message: '' }, { status: 201 });
    }),
  ];
}

export const SendsAgainWithTheSameKey: Story = {
  parameters: { msw: { handlers: [...unreliableServer(newest), ...screenMocks()] } },
  play: async ({ canvasElement }) => {
    keys.length = 0;
    bodies.length = 0;
    const canvas = within(canvasElement);
    const input = await canvas.findByRole('textbox', { name: 'Napisz wiadomość' });
    await userEvent.type(input, '@pio');
    await screen.findByText('Piotr Wiśniewski', { selector: '[role=option] *, [role=option]' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(input).toHaveValue('@Piotr Wiśniewski '));
    await fill(input, 'sprawdź');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Spróbuj ponownie' }));
    await waitFor(() => expect(keys).toHaveLength(2));
    await waitFor(() => expect(canvas.queryByText(/^Wysy/)).toBeNull());
    await expect(await canvas.findByText(/sprawdź/)).toBeVisible();
    await expect(new Set(keys).size).toBe(1);
    await expect(bodies[1]).toBe(`@[Piotr Wiśniewski](${piotr.id}) sprawdź`);
  },
};

const sentFiles: string[][] = [];

/** A refused message is restored in the editor: the refused file shows the reason, the rest can be sent without it. */
export const RefusedGoesBack: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.comments.find(samplePage(sampleComments)),
        http.post('*/api/comment/create', async ({ request }) => {
          const files = (await request.formData()).getAll('files');
          sentFiles.push(files.flatMap((file) => (file instanceof File ? file.name : [])));
          if (sentFiles.length === 1) return refusal('file_type', { name: 'udaje.pdf' });
          const stored: Comment = { ...newest, id: sampleId(641), message: 'W załączeniu' };
          return HttpResponse.json({ success: true, data: stored, message: '' }, { status: 201 });
        }),
        ...screenMocks(),
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    sentFiles.length = 0;
    const input = await canvas.findByRole('textbox', { name: 'Napisz wiadomość' });
    const picker = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!picker) throw new Error('no file input');
    await userEvent.upload(picker, [new File(['%PDF'], 'skan.pdf'), new File(['MZ'], 'udaje.pdf')]);
    await fill(input, 'W załączeniu');
    await userEvent.keyboard('{Enter}');
    const files = within(await canvas.findByRole('list', { name: 'Dodane pliki' }));
    await expect(await files.findByText('Niedozwolony typ pliku: udaje.pdf')).toBeVisible();
    await expect(input).toHaveValue('W załączeniu');
    await expect(canvas.queryByRole('button', { name: 'Spróbuj ponownie' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Wyślij' })).toBeDisabled();
    await userEvent.click(files.getByRole('button', { name: 'Usuń plik udaje.pdf' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Wyślij' }));
    await waitFor(() => expect(sentFiles).toEqual([['skan.pdf', 'udaje.pdf'], ['skan.pdf']]));
  },
};

const answers: { replyToId: FormDataEntryValue | null; clientId: string | null }[] = [];

/** An answer quotes the message above its words, here before it is sent and in the conversation after that. */
export const Answers: Story = {
  parameters: {
    msw: {
      handlers: [
        http.post('*/api/comment/create', async ({ request }) => {
          const data = await request.formData();
          const clientId = data.get('clientId');
          answers.push({
            replyToId: data.get('replyToId'),
            clientId: typeof clientId === 'string' ? clientId : null,
          });
          const stored: Comment = {
            ...newest,
            id: sampleId(642),
            message: 'Sprawdzam',
            clientId: answers[0]?.clientId ?? null,
            replyTo: {
              id: sampleId(602),
              author: piotr,
              excerpt: '@Anna Nowak salon potwierdził rabat 8%, oferta w załączniku.',
              isRemoved: false,
            },
          };
          return HttpResponse.json({ success: true, data: stored, message: '' }, { status: 201 });
        }),
        ...screenMocks(),
      ],
    },
  },
  play: async ({ canvas }) => {
    answers.length = 0;
    await userEvent.click(await canvas.findByRole('button', { name: 'Działania: Piotr Wiśniewski, 11:05' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Odpowiedz' }));
    const input = canvas.getByRole('textbox', { name: 'Napisz wiadomość' });
    await waitFor(() => expect(input).toHaveFocus());
    await expect(canvas.getByRole('group', { name: 'Odpowiedź do: Piotr Wiśniewski' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Nie odpowiadaj na tę wiadomość' }));
    await expect(canvas.queryByRole('group', { name: /Odpowiedź do/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Działania: Piotr Wiśniewski, 11:05' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Odpowiedz' }));
    await waitFor(() => expect(input).toHaveFocus());
    await fill(input, 'Sprawdzam');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(answers).toMatchObject([{ replyToId: sampleId(602) }]));
    await waitFor(() => expect(canvas.queryByText(/^Wysy/)).toBeNull());
    await expect(canvas.getAllByTitle('Pokaż tę wiadomość')).toHaveLength(1);
    await expect(canvas.queryByRole('group', { name: /Odpowiedź do/ })).toBeNull();
  },
};

const marked: string[] = [];

export const MarksAsRead: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.comments.find({
          ...samplePage([{ ...newest, author: piotr, can: { edit: false, remove: false } }]),
          firstUnreadId: newest.id,
        }),
        mocks.comments.updateLastReadMessage(({ params }) => {
          marked.push(params['id'] ?? '');
          return null;
        }),
        ...screenMocks(),
      ],
    },
    specification: ['S4.15'],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Nowe wiadomości');
    await waitFor(() => expect(marked).toContain(newest.id));
  },
};

export const Follows: Story = {
  parameters: {
    msw: { handlers: [mocks.comments.followChat({ isFollowed: true }), ...screenMocks()] },
    specification: ['S8.8'],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Obserwuj' }));
    await expect(await screen.findByText('Obserwujesz tę rozmowę')).toBeInTheDocument();
    await expect(
      await canvas.findByRole('button', { name: /^Obserwujesz – Przestań obserwować$/ }),
    ).toBeVisible();
  },
};

/** Without a network it is shown as followed, marked, and is saved once there is one. */
export const FollowsOffline: Story = {
  ...Follows,
  beforeEach: () => () => onlineManager.setOnline(true),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Obserwuj' });
    onlineManager.setOnline(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Obserwuj' }));
    await expect(
      await canvas.findByRole('button', { name: /^Obserwujesz Czeka na połączenie – Przestań obserwować$/ }),
    ).toBeEnabled();
    onlineManager.setOnline(true);
    await expect(await screen.findByText('Obserwujesz tę rozmowę')).toBeInTheDocument();
    await expect(
      await canvas.findByRole('button', { name: /^Obserwujesz – Przestań obserwować$/ }),
    ).toBeVisible();
  },
};

const edits: unknown[] = [];

export const EditsOwnMessage: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.comments.edit(async ({ body }) => {
          edits.push(await body());
          return newest;
        }),
        ...screenMocks(sampleOpportunity),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    edits.length = 0;
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Działania.*Ty/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Edytuj/ }));
    const text = await canvas.findByRole('textbox', { name: 'Treść wiadomości' });
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.clear(text);
    await fill(text, 'Dla @Piotr Wiśniewski');
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(edits).toEqual([{ message: `Dla @[Piotr Wiśniewski](${piotr.id})` }]));
    await waitFor(() =>
      expect(canvas.queryByRole('textbox', { name: 'Treść wiadomości' })).not.toBeInTheDocument(),
    );
  },
};

export const EditRefused: Story = {
  parameters: {
    msw: {
      handlers: [mocks.comments.edit(refusal('edit_window_over')), ...screenMocks(sampleOpportunity)],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Działania.*Ty/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Edytuj/ }));
    const text = await canvas.findByRole('textbox', { name: 'Treść wiadomości' });
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.clear(text);
    await fill(text, 'Nowe słowa');
    await userEvent.keyboard('{Enter}');
    await expect(
      await screen.findByText('Wiadomość można zmienić tylko w ciągu 24 godzin'),
    ).toBeInTheDocument();
    // nothing of what was typed is lost
    const again = canvas.getByRole('textbox', { name: 'Treść wiadomości' });
    await waitFor(() => expect(again).toHaveFocus());
    await expect(again).toHaveValue('Nowe słowa');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('Nowe słowa')).not.toBeInTheDocument();
  },
};

const picture = { id: sampleId(730), name: 'pojazd.png', mime: 'image/png', size: 68, hasThumbnail: false };
const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const Pictures: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.comments.find(samplePage([{ ...newest, files: [picture] }])),
        mocks.files.download({
          blob: new Blob([Uint8Array.from(atob(onePixel), (sign) => sign.charCodeAt(0))], {
            type: 'image/png',
          }),
          filename: picture.name,
        }),
        ...screenMocks(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const preview = await canvas.findByRole<HTMLImageElement>('img', { name: 'pojazd.png' });
    await waitFor(() => expect(preview.naturalWidth).toBe(1));
    await userEvent.click(preview);
    const viewer = within(await screen.findByRole('dialog', { name: 'pojazd.png' }));
    await expect(viewer.getByRole('button', { name: 'Pobierz' })).toBeVisible();
    await expect(await viewer.findByRole('img', { name: 'pojazd.png' })).toBeVisible();
  },
};
