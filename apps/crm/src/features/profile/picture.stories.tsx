import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleOpenSessions, sampleProfile } from '@szansa/api-client/samples/accounts';
import { sampleId, sampleSession } from '@szansa/api-client/samples/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { stopRealtime } from '#kit/live/realtime.ts';
import { inApp } from '#kit/stories/in-app.tsx';

import { profileFeature } from './feature.tsx';
import { ProfileScreen } from './profile-screen.tsx';

/** A wide picture: a sun over a field. */
async function drawn(name = 'urlop.png'): Promise<File> {
  const canvas = new OffscreenCanvas(400, 200);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = 'steelblue';
  context.fillRect(0, 0, 400, 200);
  context.fillStyle = 'gold';
  context.beginPath();
  context.arc(200, 90, 60, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = 'seagreen';
  context.fillRect(0, 150, 400, 50);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}

const pictureId = sampleId(1400);
const withPicture = { ...sampleProfile(), pictureId };
const sent = fn();
const shown = [
  mocks.auth.session(sampleSession()),
  mocks.profile.sessions(sampleOpenSessions),
  mocks.peoplePictures.get(async () => ({ blob: await drawn(), filename: 'ja.webp' })),
];
const handlers = (...list: typeof shown) => ({ msw: { handlers: [...list, ...shown] } });

const meta = {
  title: 'Profile/Picture',
  component: ProfileScreen,
  ...inApp(profileFeature, '/profile#picture'),
  beforeEach: () => {
    sent.mockClear();
    return stopRealtime;
  },
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const section = () => screen.findByRole('region', { name: 'Zdjęcie' });

async function choose(file: File): Promise<void> {
  const input = (await section()).querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('no place for a file');
  await userEvent.upload(input, file);
}

/** A square of the chosen file is picked with the keyboard, and sent with it. */
export const Added: Story = {
  parameters: handlers(
    mocks.profile.get(sampleProfile()),
    mocks.profile.savePicture(async ({ body }) => {
      const { crop } = await body();
      sent(crop);
      return { ...withPicture, version: 4 };
    }),
  ),
  play: async () => {
    await choose(await drawn());
    const dialog = await screen.findByRole('dialog', { name: 'Kadr zdjęcia' });
    await expect(within(dialog).queryByRole('button', { name: 'Całe zdjęcie' })).toBeNull();
    const frame = within(dialog).getByRole('button', { name: /^Ramka: szerokość 50%, wysokość 100%/ });
    frame.focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}{ArrowRight}');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Zapisz' }));
    await screen.findByText('Zapisano zdjęcie');
    await expect(sent).toHaveBeenCalledWith({ x: 0.27, y: 0, width: 0.48, height: 0.96 });
    await waitFor(async () => expect((await section()).querySelector('img')).toBeVisible());
  },
};

/** The square over a wide picture, before it is saved. */
export const Cropping: Story = {
  parameters: handlers(mocks.profile.get(sampleProfile())),
  play: async () => {
    await choose(await drawn());
    const dialog = await screen.findByRole('dialog', { name: 'Kadr zdjęcia' });
    await waitFor(() => expect(dialog.querySelector('img')).toBeVisible());
  },
};

export const Removed: Story = {
  parameters: handlers(
    mocks.profile.get(withPicture),
    mocks.profile.removePicture({ ...sampleProfile(), pictureId: null, version: 4 }),
  ),
  play: async () => {
    await waitFor(async () => expect((await section()).querySelector('img')).toBeVisible());
    await userEvent.click(await screen.findByRole('button', { name: 'Usuń zdjęcie' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Usunąć zdjęcie?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Usuń zdjęcie' }));
    await screen.findByText('Usunięto zdjęcie');
    await expect(await section()).toHaveTextContent('AN');
    await expect(screen.queryByRole('button', { name: 'Usuń zdjęcie' })).toBeNull();
  },
};

/** For a picture that the browser cannot decode, the server reports what is wrong. */
export const Refused: Story = {
  parameters: handlers(
    mocks.profile.get(sampleProfile()),
    mocks.profile.savePicture(refusal('picture_unreadable', { name: 'zepsute.png' })),
  ),
  play: async () => {
    await choose(new File(['to nie jest zdjęcie'], 'zepsute.png', { type: 'image/png' }));
    await expect(await screen.findByText(/Pliku zepsute.png nie da się odczytać jako zdjęcia/)).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  parameters: handlers(mocks.profile.get(withPicture)),
  play: async () => {
    await waitFor(async () => expect((await section()).querySelector('img')).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
