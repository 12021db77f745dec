import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { NamedFile } from './named-file.tsx';

const meta = {
  title: 'Data/NamedFile',
  component: NamedFile,
  args: {
    id: 'umowa',
    name: 'umowa.pdf',
    type: 'application/pdf',
    facts: ['182 kB', '20.11.2026, 09:13', null, 'Autor: Anna Nowak'],
    onPreview: fn(),
    onDownload: fn(),
    className: 'max-w-md',
  },
} satisfies Meta<typeof NamedFile>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The name looks into the file, the button downloads it. */
export const Shown: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Podgląd: umowa.pdf' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPreview).toHaveBeenCalledOnce();
    await expect(args.onDownload).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDownload).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: 'Pobierz: umowa.pdf' }).blur();
  },
};

/** What cannot be shown is downloaded by its name as well. */
export const Other: Story = {
  args: { name: 'wyliczenie.xlsx', type: '', facts: ['12 kB'] },
  play: async ({ canvas, args }) => {
    const [name] = canvas.getAllByRole('button', { name: 'Pobierz: wyliczenie.xlsx' });
    if (!name) throw new Error('the name cannot be pressed');
    await userEvent.click(name);
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await expect(args.onPreview).not.toHaveBeenCalled();
    name.blur();
  },
};

/** A file that is not available is only named, with the reason. */
export const Closed: Story = {
  args: {
    name: 'formularz.exe',
    type: '',
    facts: ['184 kB', 'plik tego typu jest tylko w pobranym mailu'],
    onDownload: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A name longer than its space is truncated; its details wrap. */
export const Narrow: Story = {
  args: { name: `${'zalacznik-do-umowy-'.repeat(5)}.pdf`, className: 'w-60' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Pobierz/ })).toBeVisible();
  },
};

export const English: Story = {
  globals: { language: 'en' },
  args: { facts: ['182 kB', 'Author: Anna Nowak'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Preview: umowa.pdf' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download: umowa.pdf' })).toBeVisible();
  },
};
