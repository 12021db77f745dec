/** As the operator set it. */
export interface PublicAddress {
  readonly publicUrl: string | null;
  readonly host: string;
  readonly port: number;
}

/**
 * Returns the address of a page of the app, for mails: below `PUBLIC_URL`, otherwise below the address the server
 * listens on. It never depends on a request, whose Host header any client can set.
 */
export function linkTo({ publicUrl, host, port }: PublicAddress, path: `/${string}`): string {
  if (publicUrl !== null) return publicUrl + path;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}${path}`;
}
