import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { ImageGalleryField, type EditedImage } from './image-gallery-field.tsx';
import { ImageGallery, type ImageGalleryProps } from './image-gallery.tsx';

/** A car from the side, in few strokes. */
async function drawn(colour: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(480, 320);
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('no canvas');
  drawing.fillStyle = 'gainsboro';
  drawing.fillRect(0, 0, 480, 320);
  drawing.fillStyle = colour;
  drawing.fillRect(60, 160, 360, 70);
  drawing.fillRect(130, 110, 200, 60);
  drawing.fillStyle = 'black';
  for (const x of [140, 340]) drawing.fillRect(x - 25, 210, 50, 50);
  return await canvas.convertToBlob({ type: 'image/png' });
}

const image = (id: string, alt: string, colour: string): EditedImage => {
  const load = () => drawn(colour);
  return { id, alt, name: `${id}.jpg`, load, crop: null, whole: { image: { id, alt, load }, ratio: 1.5 } };
};

const placeholder =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%221%22 height=%221%22%3E%3Crect width=%221%22 height=%221%22 fill=%22slategray%22/%3E%3C/svg%3E';

const images: readonly EditedImage[] = [
  image('bok', 'Z boku', 'steelblue'),
  image('tyl', 'Z tyłu', 'firebrick'),
  image('wnetrze', 'Wnętrze', 'slategray'),
];

const meta = {
  title: 'Data/ImageGallery',
  component: ImageGallery,
  args: { label: 'Zdjęcia samochodu', images },
} satisfies Meta<typeof ImageGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (name: string) => waitFor(() => expect(screen.getByRole('img', { name })).toBeVisible());

export const Filled: Story = {
  play: async ({ canvas }) => {
    await shown('Z boku');
    await shown('Wnętrze');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** A press shows a picture large; arrows lead to the others, and the focus goes back where it came from. */
export const Lightbox: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Powiększ zdjęcie: Z tyłu' });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Zdjęcia samochodu' }));
    await expect(await dialog.findByRole('img', { name: 'Z tyłu' })).toBeVisible();
    await expect(dialog.getByText('2 z 3')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await dialog.findByRole('img', { name: 'Wnętrze' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Następne zdjęcie' })).toBeDisabled();
    await userEvent.keyboard('{Home}');
    await expect(await dialog.findByText('1 z 3')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Where there is no room for the full width of two pictures, they are still side by side. */
export const Cramped: Story = {
  decorators: [
    (Story) => (
      <div className="w-69">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await shown('Z tyłu');
    const [first, second] = ['Z boku', 'Z tyłu'].map((name) =>
      canvas.getByRole('button', { name: `Powiększ zdjęcie: ${name}` }).getBoundingClientRect(),
    );
    await expect(second?.top).toBe(first?.top);
    await expect(second?.left).toBeGreaterThan(first?.right ?? Number.NaN);
  },
};

export const Loading: Story = {
  args: {
    images: images.map((one) => ({ ...one, placeholder, load: () => new Promise<Blob>(() => undefined) })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** Pictures that were just added are still being made. */
export const BeingMade: Story = {
  args: { images: images.map((one) => ({ ...one, placeholder, load: null })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Z boku, zdjęcie jest przygotowywane')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { images: images.map((one) => ({ ...one, load: () => Promise.reject(new Error('no answer')) })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie udało się wczytać zdjęcia: Z boku')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { images: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

const removed = fn();
const added = fn();
const cropped = fn();

function Edited({
  label,
  start = images,
}: Pick<ImageGalleryProps, 'label'> & { start?: readonly EditedImage[] }) {
  const [edited, setEdited] = useState(start);
  return (
    <ImageGalleryField
      label={label}
      images={edited}
      rules={{ accept: ['.jpg', '.png', '.webp'], maxBytes: 10_000_000, maxFiles: 20 }}
      renderFields={({ alt, name }) => (
        <>
          <p className="font-medium">{alt}</p>
          <p className="text-small text-text-muted">{name}</p>
        </>
      )}
      onAdd={added}
      onCrop={cropped}
      onMove={(from, to) => {
        const rest = edited.filter((_, index) => index !== from);
        setEdited([...rest.slice(0, to), ...edited.slice(from, from + 1), ...rest.slice(to)]);
      }}
      onRemove={(id) => {
        removed(id);
        setEdited(edited.filter((one) => one.id !== id));
      }}
    />
  );
}

/** Sorted by buttons as well as by drag, and removed. */
export const Editing: Story = {
  render: ({ label }) => <Edited label={label} />,
  play: async ({ canvas }) => {
    await shown('Wnętrze');
    const lower = () => canvas.getByRole('button', { name: 'Przenieś niżej: Z boku' });
    await userEvent.click(lower());
    const names = () => canvas.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent);
    await waitFor(() => expect(names()).toEqual(['Z tyłu', 'Z boku', 'Wnętrze']));
    // the moved row keeps the focus, which it would otherwise take from the next element
    await waitFor(() => expect(lower()).toHaveFocus());
    await new Promise(requestAnimationFrame);
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń zdjęcie: Z tyłu' }));
    await expect(removed).toHaveBeenCalledWith('tyl');
    await expect(names()).toEqual(['Z boku', 'Wnętrze']);
  },
};

export const EditingNarrow: Story = {
  ...Editing,
  globals: { viewport: { value: 'w390' } },
};

/** The frame is moved and resized by the keyboard. */
export const Cropping: Story = {
  render: ({ label }) => <Edited label={label} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kadruj zdjęcie: Z boku' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Kadr zdjęcia' }));
    await expect(await dialog.findByRole('img', { name: 'Z boku' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Całe zdjęcie' })).toBeDisabled();
    dialog.getByRole('button', { name: /^Ramka: szerokość 100/ }).focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowUp}{/Shift}{ArrowRight}');
    await expect(
      dialog.getByRole('button', { name: /^Ramka: szerokość 96\s?%, wysokość 98\s?%, 2\s?% od lewej/ }),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Zapisz' }));
    await expect(cropped).toHaveBeenCalledWith('bok', { x: 0.02, y: 0, width: 0.96, height: 0.98 });
  },
};

/** A picture that was just added shows why it cannot be cropped yet. */
export const NotSaved: Story = {
  render: ({ label }) => (
    <Edited label={label} start={[{ ...image('bok', 'Z boku', 'steelblue'), whole: null }]} />
  ),
  play: async ({ canvas }) => {
    await shown('Z boku');
    const crop = canvas.getByRole('button', { name: 'Kadruj zdjęcie: Z boku' });
    await userEvent.click(crop);
    await expect(crop).toHaveFocus();
    await expect(crop).toHaveAccessibleDescription(
      'Zdjęcie można kadrować, gdy jest zapisane i przygotowane',
    );
    await expect(screen.queryByRole('dialog')).toBeNull();
    const { left, right } = canvas.getByRole('listitem').getBoundingClientRect();
    const words = getComputedStyle(crop, '::after');
    await expect(words.content).toContain('Zdjęcie można kadrować');
    const end = crop.getBoundingClientRect().right - Number.parseFloat(words.right);
    await expect(end).toBeLessThanOrEqual(right);
    await expect(end - Number.parseFloat(words.width)).toBeGreaterThanOrEqual(left);
    crop.blur();
    await userEvent.unhover(crop);
  },
};

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Enlarge the picture: Z boku' })).toBeVisible();
    await shown('Z boku');
  },
};
