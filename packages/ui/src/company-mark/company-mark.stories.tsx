import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { CompanyMark } from './company-mark.tsx';

const meta = {
  title: 'Basics/CompanyMark',
  component: CompanyMark,
  args: { name: 'Demo Lease', color: '#1c4f8f' },
} satisfies Meta<typeof CompanyMark>;

export default meta;
type Story = StoryObj<typeof meta>;

const banks = [
  { name: 'Demo Lease sp. z o.o.', color: '#1c4f8f' },
  { name: 'Leasing Wzorcowy S.A.', color: '#fbd000' },
  { name: 'Bank bez koloru', color: null },
];

export const Initials: Story = {
  render: () => (
    <ul className="space-y-2">
      {banks.map(({ name, color }) => (
        <li key={name} className="flex items-center gap-2">
          <CompanyMark name={name} color={color} />
          {name}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('[data-slot=company-mark]')];
    await expect(marks.map((one) => one.textContent)).toEqual(['DL', 'LW', 'BB']);
  },
};

/** A blue square with a white ring. */
const logo = new Blob(
  [
    Uint8Array.from(
      atob(
        'iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAIAAAD8GO2jAAAAaklEQVR42mOQ8e+nKWIYtWDIWPAfA1DHgv9EAPIt+E80IMeC/yQC0iwgRj+RdjBQEp/EqCRsAUmpgGQLSE3BhC0gI6Xj1zVqwQi0gObJlN4ZjSZFBc0LO3oU1/SocOhRZdKj0h9teA0HCwDfcbL4ruxjwQAAAABJRU5ErkJggg==',
      ),
      (letter) => letter.charCodeAt(0),
    ),
  ],
  { type: 'image/png' },
);

export const Logo: Story = {
  args: { logo },
  render: (args) => (
    <div className="flex items-center gap-3">
      <CompanyMark {...args} size="small" />
      <CompanyMark {...args} />
      <CompanyMark {...args} size="large" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const images = [...canvasElement.querySelectorAll('img')];
    await expect(images).toHaveLength(3);
    await waitFor(() => expect(images.every((image) => image.naturalWidth > 0)).toBe(true));
  },
};

/** One that has a logo, and one that has none. */
export const LogoOrInitials: Story = {
  args: { size: 'large' },
  render: (args) => (
    <div className="flex items-center gap-12 px-8">
      <CompanyMark {...args} logo={logo} />
      <CompanyMark {...args} />
    </div>
  ),
};
