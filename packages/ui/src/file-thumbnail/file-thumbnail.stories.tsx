import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { FileThumbnail, type FileThumbnailProps } from './file-thumbnail.tsx';

/** The first page of a document: a heading and lines of text. */
async function page(): Promise<Blob> {
  const canvas = new OffscreenCanvas(320, 452);
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('no canvas');
  drawing.fillStyle = 'white';
  drawing.fillRect(0, 0, 320, 452);
  drawing.fillStyle = 'slategray';
  drawing.fillRect(32, 32, 160, 28);
  for (let line = 0; line < 12; line += 1)
    drawing.fillRect(32, 90 + line * 28, line % 4 === 3 ? 150 : 256, 10);
  return await canvas.convertToBlob({ type: 'image/png' });
}

const meta = {
  title: 'Data/FileThumbnail',
  component: FileThumbnail,
  args: { id: 'umowa', name: 'umowa.pdf', type: 'application/pdf', load: page },
  render: (args) => (
    <div className="flex items-center gap-3">
      <FileThumbnail {...args} />
      <p>{args.name}</p>
    </div>
  ),
} satisfies Meta<typeof FileThumbnail>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLElement>('[data-slot=file-thumbnail]');

const sizeOf = (element: HTMLElement | null) => {
  const { width, height } = element?.getBoundingClientRect() ?? { width: 0, height: 0 };
  return [width, height];
};

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const size = sizeOf(boxOf(canvasElement));
    await waitFor(async () => {
      const image = boxOf(canvasElement)?.querySelector('img');
      await expect(image?.naturalWidth).toBe(320);
    });
    // nothing moves when it is there
    await expect(sizeOf(boxOf(canvasElement))).toEqual(size);
  },
};

export const Loading: Story = { args: { load: () => new Promise<Blob>(() => undefined) } };

/** The icon of the kind stays where no picture can be had. */
export const NotLoaded: Story = {
  args: { load: () => Promise.reject(new Error('no answer')) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(boxOf(canvasElement)?.querySelector('svg')).not.toBeNull());
  },
};

/** What came is no picture. */
export const Broken: Story = {
  args: { load: () => Promise.resolve(new Blob(['x'], { type: 'image/webp' })) },
  play: NotLoaded.play,
};

const kinds: readonly FileThumbnailProps[] = [
  { id: 'a', name: 'zdjecie.jpg', type: 'image/jpeg' },
  { id: 'b', name: 'umowa.pdf', type: 'application/pdf' },
  { id: 'c', name: 'pytanie.eml', type: 'message/rfc822' },
  { id: 'd', name: 'wyliczenie.xlsx', type: '' },
];

/** Kinds of files that have no picture, in both sizes. */
export const Kinds: Story = {
  render: () => (
    <div className="flex items-center gap-3">
      {kinds.map((file) => (
        <FileThumbnail key={file.id} {...file} />
      ))}
      {kinds.map((file) => (
        <FileThumbnail key={file.id} {...file} size="small" />
      ))}
    </div>
  ),
};
