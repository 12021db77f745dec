/** Makes one picture smaller beside the page, which goes on answering meanwhile. */

export interface ResizeRequest {
  readonly file: File;
  /** Pixels a side at most. */
  readonly side: number;
}

const quality = 0.9;

/** An upright picture with fewer pixels, without what a camera writes into it; null for one that is small enough. */
async function smaller({ file, side }: ResizeRequest): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = side / Math.max(bitmap.width, bitmap.height);
  if (scale >= 1) return null;
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  const drawing = canvas.getContext('2d');
  if (!drawing) return null;
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  // a JPEG has no transparent parts, others may have
  return canvas.convertToBlob({ type: file.type === 'image/jpeg' ? file.type : 'image/webp', quality });
}

addEventListener('message', ({ data, ports: [port] }: MessageEvent<ResizeRequest>) => {
  // what cannot be read here is sent as it is
  const answer = smaller(data).catch(() => null);
  void answer.then((blob) => port?.postMessage(blob));
});
