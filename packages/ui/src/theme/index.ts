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

/** Class pair of each tone: its text on its soft background. Written out, so that Tailwind finds the names. */
export const toneSoftClasses: Record<Tone, string> = {
  grey: 'bg-tone-grey-soft text-tone-grey',
  blue: 'bg-tone-blue-soft text-tone-blue',
  indigo: 'bg-tone-indigo-soft text-tone-indigo',
  violet: 'bg-tone-violet-soft text-tone-violet',
  orange: 'bg-tone-orange-soft text-tone-orange',
  amber: 'bg-tone-amber-soft text-tone-amber',
  teal: 'bg-tone-teal-soft text-tone-teal',
  green: 'bg-tone-green-soft text-tone-green',
  'green-dark': 'bg-tone-green-dark-soft text-tone-green-dark',
};
