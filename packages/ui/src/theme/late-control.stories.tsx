import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';

/** A button that has the size for a finger a moment after the browser is one of touch, as what loads or moves does. */
function LateControl() {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    const coarse = matchMedia('(pointer: coarse)');
    let growing: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      growing = setTimeout(() => setTouched(coarse.matches), 200);
    };
    coarse.addEventListener('change', follow);
    return () => {
      clearTimeout(growing);
      coarse.removeEventListener('change', follow);
    };
  }, []);
  return (
    <button type="button" className={isTouched ? 'size-11' : 'size-7 min-h-0! min-w-0!'}>
      +
    </button>
  );
}

// for the tests alone: there is nothing to look at
const meta = {
  title: 'Basics/Late control',
  component: LateControl,
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof LateControl>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The test waits for the sizes for a finger, and waiting does not prevent the page from growing. */
export const Grown: Story = {};
