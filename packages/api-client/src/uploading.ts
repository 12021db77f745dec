/** Headers that `XMLHttpRequest` gives as one text. */
function headersOf(text: string): Headers {
  const headers = new Headers();
  for (const line of text.trim().split(/[\r\n]+/)) {
    const [name = '', ...value] = line.split(': ');
    if (name) headers.append(name, value.join(': '));
  }
  return headers;
}

/**
 * Does what `fetch` does and reports the fraction of the body that has been sent (0 to 1), which `fetch` cannot.
 * Rejects as it does: with a TypeError without a connection, with an AbortError when aborted.
 */
export function fetchWithProgress(
  url: string,
  request: RequestInit,
  onProgress: (fraction: number) => void,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const { signal } = request;
  const xhr = new XMLHttpRequest();
  const abort = () => xhr.abort();
  xhr.open(request.method ?? 'GET', url);
  for (const [name, value] of new Headers(request.headers)) xhr.setRequestHeader(name, value);
  xhr.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
    if (lengthComputable && total > 0) onProgress(loaded / total);
  });
  xhr.addEventListener('load', () => {
    const { status, statusText } = xhr;
    const hasNoBody = status === 204 || status === 304;
    const headers = headersOf(xhr.getAllResponseHeaders());
    resolve(new Response(hasNoBody ? null : xhr.responseText, { status, statusText, headers }));
  });
  xhr.addEventListener('error', () => reject(new TypeError('the request failed')));
  xhr.addEventListener('abort', () => reject(new DOMException('the request was aborted', 'AbortError')));
  xhr.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
  if (signal?.aborted) {
    reject(new DOMException('the request was aborted', 'AbortError'));
    return promise;
  }
  signal?.addEventListener('abort', abort);
  xhr.send(request.body as XMLHttpRequestBodyInit | null | undefined);
  return promise;
}
