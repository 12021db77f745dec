import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { PdfViewer } from './pdf-viewer.tsx';
import { samplePdf } from './sample-pdf.ts';

const document = samplePdf(['Strona tytulowa', 'Warunki', 'Podpisy']);

const meta = {
  title: 'Data/PdfViewer',
  component: PdfViewer,
  args: { title: 'umowa.pdf', data: document, className: 'h-[36rem] max-w-2xl' },
} satisfies Meta<typeof PdfViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Strona 1 z 3')).toBeVisible();
    await expect(await canvas.findByText('Strona tytulowa')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Następna strona' }));
    await expect(canvas.getByText('Strona 2 z 3')).toBeVisible();
    const page = canvas.getByRole('img', { name: 'Strona 1 z 3' });
    const width = page.getBoundingClientRect().width;
    canvas.getByRole('button', { name: 'Powiększ' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getBoundingClientRect().width).toBeGreaterThan(width));
    await expect(canvas.getByText('125%')).toBeVisible();
    // zooming preserves the scroll position
    await expect(canvas.getByText('Strona 2 z 3')).toBeVisible();
    // Both pages in view are drawn again in a worker.
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull());
  },
};

const marks = [
  { id: 'title', page: 1, x: 0.12, y: 0.09, width: 0.27, height: 0.035, label: 'Tytuł' },
  { id: 'terms', page: 2, x: 0.12, y: 0.09, width: 0.17, height: 0.035, label: 'Warunki' },
];

/** Marks are framed; the requested one scrolls into view. */
export const Marked: Story = {
  args: { marks, shownMark: 'terms' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Strona 2 z 3')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Warunki' })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull());
  },
};

export const Loading: Story = { args: { data: null, loading: true } };

export const Failed: Story = { args: { data: null, error: <p>Nie masz dostępu do tego dokumentu</p> } };

export const Damaged: Story = {
  args: { data: new Uint8Array([1, 2, 3]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nie udało się pokazać dokumentu');
  },
};
