export { tones, type Tone } from './tones.ts';
