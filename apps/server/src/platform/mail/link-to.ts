/** As the operator set it. */
export interface PublicAddress {
  readonly publicUrl: string | null;
  readonly host: string;
  readonly port: number;
}

/**
 * The address of a page of the app, for mails: below `PUBLIC_URL`, else below the address the server listens on.
 * Never taken from a request, whose Host header anyone can write.
 */
export function linkTo({ publicUrl, host, port }: PublicAddress, path: `/${string}`): string {
  if (publicUrl !== null) return publicUrl + path;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}${path}`;
}
