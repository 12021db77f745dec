export { toneSoftClasses, tones, type Tone } from './tones.ts';
