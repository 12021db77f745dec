import type { Download } from '@szansa/api-client/client';

/** Hands a downloaded file to the browser under the name the server gave it. */
export function saveFile({ blob, filename }: Download, fallback: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = filename ?? fallback;
  link.click();
  // the browser has read the file by the time other work runs
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
