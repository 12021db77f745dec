/** Where the files of an agency are on an S3 server, as FILES_URL names it. */
export interface S3Address {
  /** `https://s3.example.com:9000` */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** Empty, or ends with a slash; the keys of all files begin with it. */
  readonly prefix: string;
  /** Null where the environment or the machine has them, as AWS describes. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
}

/** What a FILES_URL may be, for messages. */
export const s3Form = 's3://KEY:SECRET@HOST:PORT/BUCKET/PREFIX?region=REGION&tls=false';

const bucketShape = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const prefixShape = /^(?:[\w.-]+\/)*$/;
const regionShape = /^[a-z0-9-]{1,50}$/;

/** Returns the region and the protocol; null when the query has something else. */
function optionsOf(query: URLSearchParams): { region: string; protocol: string } | null {
  const { region = 'us-east-1', tls = 'true', ...others } = Object.fromEntries(query);
  if (Object.keys(others).length > 0 || !regionShape.test(region)) return null;
  if (tls !== 'true' && tls !== 'false') return null;
  return { region, protocol: tls === 'true' ? 'https' : 'http' };
}

/** Returns the credentials; null when there are none, undefined when there is half of them. */
function credentialsOf({ username, password }: URL): S3Address['credentials'] | undefined {
  if (username === '' && password === '') return null;
  if (username === '' || password === '') return undefined;
  return { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) };
}

/** Returns the address that a text of the form `s3Form` names; null when it has another form. */
export function parseS3Address(text: string): S3Address | null {
  const url = URL.parse(text);
  if (url?.protocol !== 's3:' || url.host === '' || url.hash !== '') return null;
  const [, bucket = '', ...folders] = url.pathname.split('/');
  const prefix = folders
    .filter(Boolean)
    .map((name) => `${name}/`)
    .join('');
  if (!bucketShape.test(bucket) || !prefixShape.test(prefix)) return null;
  const options = optionsOf(url.searchParams);
  try {
    const credentials = credentialsOf(url);
    if (options === null || credentials === undefined) return null;
    const endpoint = `${options.protocol}://${url.host}`;
    return URL.canParse(endpoint) ? { endpoint, region: options.region, bucket, prefix, credentials } : null;
  } catch {
    // a percent sign that begins no character
    return null;
  }
}

/** Returns the address without its secret, for messages: `s3://s3.example.com/bucket/prefix`. */
export function placeOf({ endpoint, bucket, prefix }: S3Address): string {
  return `s3://${new URL(endpoint).host}/${bucket}/${prefix}`.replace(/\/$/, '');
}
