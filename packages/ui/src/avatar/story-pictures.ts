import type { AvatarPicture } from './avatar-picture.ts';

const grounds = ['steelblue', 'sienna', 'seagreen', 'rebeccapurple'];

/** A drawn head before a wall, another wall by each name. */
export function drawnPicture(id: string): AvatarPicture {
  const ground = grounds[id.length % grounds.length] ?? 'steelblue';
  return {
    id,
    load: async (width) => {
      const canvas = new OffscreenCanvas(width, width);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      const disc = (x: number, y: number, radius: number, colour: string) => {
        context.fillStyle = colour;
        context.beginPath();
        context.arc(x * width, y * width, radius * width, 0, 2 * Math.PI);
        context.fill();
      };
      context.fillStyle = ground;
      context.fillRect(0, 0, width, width);
      disc(0.5, 1.02, 0.38, 'aliceblue');
      disc(0.5, 0.42, 0.22, 'peachpuff');
      return canvas.convertToBlob({ type: 'image/png' });
    },
  };
}
