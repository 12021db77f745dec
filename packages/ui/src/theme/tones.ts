/** The colours a status, a label or a tile may carry; each has a foreground and a soft background in tokens.css. */
export const tones = [
  'grey',
  'blue',
  'indigo',
  'violet',
  'orange',
  'amber',
  'teal',
  'green',
  'green-dark',
] as const;

export type Tone = (typeof tones)[number];
