/** What is read of a page before anything is understood. Free of schemas, so that every screen can load it. */

/** A place on a page, in points from its upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface ReadWord {
  readonly text: string;
  /** Its position after the page was straightened. */
  readonly box: Box;
  /** Its position on the tilted page. */
  readonly seen?: Box;
  /** 0 to 1: the confidence of the text recognition; 1 for text contained in the file. */
  readonly confidence: number;
}

export interface ReadPage {
  /** From 1. */
  readonly number: number;
  /** Points. */
  readonly width: number;
  readonly height: number;
  /** Whether its words are contained in the file or were recognised in a picture. */
  readonly source: 'text' | 'scan';
  readonly words: readonly ReadWord[];
}

/** The smallest box around all of these; nothing is at the corner. */
export function boxAround(boxes: readonly Box[]): Box {
  if (boxes.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}
