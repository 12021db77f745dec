import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { QrCode } from './qr-code.tsx';

const meta = {
  title: 'Data/QrCode',
  component: QrCode,
  args: {
    value:
      'otpauth://totp/Szansa:anna.nowak%40szansa.example?issuer=Szansa&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    label: 'Kod QR dla aplikacji uwierzytelniającej',
  },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Kod QR dla aplikacji uwierzytelniającej' });
    await expect(image.querySelector('path')?.getAttribute('d')).toMatch(/^M\d/);
  },
};

export const Large: Story = { args: { className: 'size-72' } };

/** Dark on light here as well. */
export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img');
    const path = image.querySelector('path');
    if (!path) throw new Error('no code is drawn');
    const lightness = (color: string) => (color.match(/\d+(\.\d+)?/g) ?? []).slice(0, 3).map(Number)[0] ?? 0;
    await expect(lightness(getComputedStyle(image).backgroundColor)).toBeGreaterThan(
      lightness(getComputedStyle(path).fill),
    );
  },
};
