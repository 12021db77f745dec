import { mocks } from '@szansa/api-client/mocks';
import { sampleCarOffer } from '@szansa/api-client/samples/car-offers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { z } from 'zod';

import { inFeature } from '#kit/stories/in-app.tsx';
import { storyAt } from '#kit/stories/screen-states.ts';

import { carManagementFeature } from '../feature.tsx';
import { offer, ofKind, others, phonePicture } from './offer-mocks.ts';

const sent = fn<(file: File) => void>();

const meta = {
  title: 'Car management/Phone pictures',
  ...inFeature(carManagementFeature),
  globals: { role: 'PLATFORMER' },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the dimensions and type of a picture as displayed, and whether it contains EXIF data. */
async function textIn(file: Blob) {
  const { width, height } = await createImageBitmap(file);
  const text = new TextDecoder('latin1').decode(await file.arrayBuffer());
  return { width, height, type: file.type, hasExif: text.includes('Exif') };
}

/** A picture of a telephone is sent upright, with as many pixels as are used of it, and without what was written into it. */
export const SentSmaller: Story = {
  ...storyAt(
    `/car-management/offer/${sampleCarOffer.id}`,
    offer,
    ofKind,
    ...others,
    mocks.carOffers.update(async ({ body }) => {
      const { files } = z.object({ files: z.instanceof(File) }).parse(await body());
      sent(files);
      return { ...sampleCarOffer, version: 2 };
    }),
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Przenieś wyżej: Deska rozdzielcza' });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file][accept^=".jpg"]');
    if (!input) throw new Error('a place for pictures expected');
    const picture = await phonePicture();
    // shown upright by what was written into it
    await expect(await textIn(picture)).toMatchObject({ width: 3000, height: 4000, hasExif: true });
    await userEvent.upload(input, new File([picture], 'IMG_1.jpeg', { type: picture.type }));
    await expect(await canvas.findByRole('button', { name: 'Usuń zdjęcie: IMG_1.jpeg' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz zmiany' }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1), { timeout: 10_000 });
    const [file] = sent.mock.lastCall ?? [];
    if (!file) throw new Error('no file');
    await expect(file.name).toBe('IMG_1.jpg');
    await expect(await textIn(file)).toEqual({
      width: 1800,
      height: 2400,
      type: 'image/jpeg',
      hasExif: false,
    });
    // what was saved has no such picture
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Usuń zdjęcie: IMG_1.jpeg' })).not.toBeInTheDocument(),
    );
    window.scrollTo(0, 0);
  },
};

/** A file that the browser cannot decode is sent unchanged: the server reports what is wrong with it. */
export const SentAsItIs: Story = {
  ...SentSmaller,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Przenieś wyżej: Deska rozdzielcza' });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file][accept^=".jpg"]');
    if (!input) throw new Error('a place for pictures expected');
    await userEvent.upload(input, new File(['zepsute'], 'IMG_2.jpeg', { type: 'image/jpeg' }));
    await canvas.findByRole('button', { name: 'Usuń zdjęcie: IMG_2.jpeg' });
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz zmiany' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(expect.objectContaining({ name: 'IMG_2.jpeg', size: 7 })),
    );
  },
};
