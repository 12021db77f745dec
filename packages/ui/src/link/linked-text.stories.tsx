import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { LinkedText } from './linked-text.tsx';
import { TextLink } from './text-link.tsx';

const meta = {
  title: 'Basics/LinkedText',
  component: LinkedText,
  args: {
    text: 'Regulamin jest na https://bank.example/regulamin, a formularz na www.example.com. Zobacz też umowa.zip.',
  },
} satisfies Meta<typeof LinkedText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Addresses can be pressed, also by the keyboard; the name of a file is no address. */
export const Links: Story = {
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'https://bank.example/regulamin' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByRole('link', { name: 'www.example.com' })).toHaveAttribute(
      'href',
      'https://www.example.com/',
    );
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    link.blur();
    await expect(canvasElement.textContent).toBe(meta.args.text);
  },
};

/** Where letters of another script imitate Latin ones, the real host is shown beside it. */
export const OtherScript: Story = {
  // the first letter is Cyrillic
  args: { text: 'Zaloguj się: https://\u0430pple.com/login' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('(xn--pple-43d.com)')).toBeVisible();
  },
};

/** An address that leads into the product opens in its place. */
export const InsideTheProduct: Story = {
  args: {
    text: 'Konto: https://crm.example/konto, bank: https://bank.example',
    renderLink: (href, written) =>
      href.startsWith('https://crm.example/') ? <TextLink href={href}>{written}</TextLink> : undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'https://crm.example/konto' })).not.toHaveAttribute(
      'target',
    );
    await expect(canvas.getByRole('link', { name: 'https://bank.example' })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
};

/** An address longer than its place breaks. */
export const Narrow: Story = {
  args: { text: `Wydruk: https://konfigurator.example/${'wariant-'.repeat(12)}` },
  decorators: [
    (Story) => (
      <p className="w-60">
        <Story />
      </p>
    ),
  ],
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('link').getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(240);
  },
};
