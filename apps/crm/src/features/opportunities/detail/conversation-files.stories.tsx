import { mocks, pending, refusal } from '@szansa/api-client/mocks';
import { sampleComments, samplePage } from '@szansa/api-client/samples/conversation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { store } from '#kit/session/session-atoms.ts';
import { inApp } from '#kit/stories/in-app.tsx';
import { fill } from '#kit/stories/fill.ts';
import { draftsAtom } from '#parts/conversation/drafts.ts';
import { clearOutgoing } from '#parts/conversation/outgoing.ts';

import { opportunitiesFeature } from '../feature.tsx';
import { OpportunityScreen } from './opportunity-screen.tsx';
import { addressOf, routePath, screenMocks } from './screen-mocks.ts';

const meta = {
  title: 'Opportunities/Detail/Message files',
  component: OpportunityScreen,
  ...inApp(opportunitiesFeature, routePath, addressOf('?tab=messages')),
  beforeEach: async () => {
    store.set(draftsAtom, () => ({}));
    await clearOutgoing();
  },
} satisfies Meta<typeof OpportunityScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

async function picture(): Promise<File> {
  const canvas = new OffscreenCanvas(240, 160);
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('no drawing');
  drawing.fillStyle = '#4a7';
  drawing.fillRect(0, 0, 240, 160);
  return new File([await canvas.convertToBlob()], 'pojazd.png', { type: 'image/png' });
}

const document = new File(['%PDF'], 'umowa.pdf', { type: 'application/pdf' });

/** Writes a message with files, and does not send it. */
async function write(element: HTMLElement, files: File[]): Promise<HTMLElement> {
  const input = await within(element).findByRole('textbox', { name: 'Napisz wiadomość' });
  const picker = element.querySelector<HTMLInputElement>('input[type=file]');
  if (!picker) throw new Error('no file input');
  await userEvent.upload(picker, files);
  await fill(input, 'W załączeniu');
  return input;
}

const conversation = mocks.comments.find(samplePage(sampleComments.slice(0, 1)));

/** Each file shows its progress; a message that is discarded meanwhile is not sent any further. */
export const OnTheirWay: Story = {
  parameters: { msw: { handlers: [conversation, mocks.comments.create(pending), ...screenMocks()] } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await write(canvasElement, [document]), '{Enter}');
    const bar = await canvas.findByRole('progressbar', { name: 'Wysyłanie pliku umowa.pdf' });
    await expect(bar).toHaveAttribute('aria-valuetext');
    await userEvent.click(canvas.getByRole('button', { name: 'Porzuć' }));
    await waitFor(() => expect(bar).not.toBeInTheDocument());
    await expect(canvas.queryByText('W załączeniu')).toBeNull();
    await expect(canvas.queryByText('Nie wysłano')).toBeNull();
  },
};

/** A picture is shown while its message is written, and while the message is pending to be sent again. */
export const PicturesThatWait: Story = {
  parameters: {
    msw: { handlers: [conversation, mocks.comments.create(refusal('unavailable')), ...screenMocks()] },
  },
  play: async ({ canvas, canvasElement }) => {
    const input = await write(canvasElement, [await picture(), document]);
    const added = within(canvas.getByRole('list', { name: 'Dodane pliki' }));
    const seen = await added.findByRole<HTMLImageElement>('img', { name: 'pojazd.png' });
    await waitFor(() => expect(seen.naturalWidth).toBe(240));
    await userEvent.type(input, '{Enter}');
    await expect(await canvas.findByText('Nie wysłano')).toBeVisible();
    const log = within(canvas.getByRole('log', { name: 'Wiadomości w szansie' }));
    const unconfirmed = await log.findByRole<HTMLImageElement>('img', { name: 'pojazd.png' });
    await waitFor(() => expect(unconfirmed.naturalWidth).toBe(240));
    await expect(log.getByText('umowa.pdf')).toBeVisible();
  },
};

export const PicturesThatWaitNarrow: Story = {
  parameters: PicturesThatWait.parameters,
  globals: { viewport: { value: 'w390' } },
  play: PicturesThatWait.play,
};
