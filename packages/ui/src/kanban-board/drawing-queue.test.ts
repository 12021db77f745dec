import { describe, expect, it } from 'vitest';

import { createDrawingQueue } from './drawing-queue.ts';

/** A queue whose idle moments the test gives. */
function queue() {
  const moments: (() => void)[] = [];
  const drawn: string[] = [];
  const made = createDrawingQueue((act) => moments.push(act));
  return {
    drawn,
    moments,
    add: (name: string) => made.add(() => drawn.push(name)),
    idle: () => moments.shift()?.(),
  };
}

describe('the queue of what is drawn later', () => {
  it('draws one in every idle moment, in the order of coming', () => {
    const { drawn, moments, add, idle } = queue();
    add('a');
    add('b');
    expect(drawn).toEqual([]);
    idle();
    expect(drawn).toEqual(['a']);
    idle();
    expect(drawn).toEqual(['a', 'b']);
    expect(moments).toEqual([]);
  });

  it('does not draw what has left', () => {
    const { drawn, add, idle } = queue();
    const leave = add('a');
    add('b');
    leave();
    idle();
    expect(drawn).toEqual(['b']);
  });

  it('requests idle moments again after it was empty', () => {
    const { drawn, moments, add, idle } = queue();
    add('a')();
    idle();
    add('b');
    expect(moments).toHaveLength(1);
    idle();
    expect(drawn).toEqual(['b']);
  });
});
