import { randomInt } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';

import { ConfigError } from './platform/config-error.ts';
import type { S3Address } from './platform/files/s3-address.ts';
import { settings, type logLevels } from './settings.ts';

/** Everything the operator can set, read once at the start. */
export interface Config {
  /** With 0, the operating system assigns a free port. */
  readonly port: number;
  readonly host: string;
  /** Absolute; contains the embedded database, the uploaded files and other data that must survive a restart. */
  readonly dataDir: string;
  /** An external PostgreSQL; without it the embedded one runs in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Where files are; with null, in the folder `files` of `dataDir`. */
  readonly filesUrl: S3Address | null;
  /** Address that users open, without a trailing slash; null when there is no proxy in front of the server. */
  readonly publicUrl: string | null;
  readonly logLevel: (typeof logLevels)[number];
  /** Proxies whose `X-Forwarded-For` is believed: none, all, or those with these addresses (comma-separated). */
  readonly trustProxy: boolean | string;
  /** The white list of VAT payers. */
  readonly registryUrl: string;
  /**
   * Key that encrypts the secrets in the database; null where the generated key in `dataDir` is used. An external
   * database may be used with another folder, so it requires a configured key.
   */
  readonly secretKey: string | null;
  /**
   * Mail server, `smtp://user:password@host:587`; with null, mails are only stored, to be read in the administration.
   */
  readonly smtpUrl: string | null;
  /** Whether mails may go to a server that offers no TLS. */
  readonly smtpAllowsPlain: boolean;
  /** Sender of mails; with null, the agency's e-mail address is used. */
  readonly mailFrom: string | null;
  /** The first administrator of a new agency, as far as they are set. */
  readonly administrator: { readonly email: string | null; readonly name: string | null };
  /** Token that reads `/api/metrics`; with null there are no metrics. */
  readonly metricsToken: string | null;
  /** Whether spans are sent, as the standard variables of OpenTelemetry say. */
  readonly sendsTraces: boolean;
  /** Encrypts the key in a backup; with null, the commands prompt for it. */
  readonly backupPassphrase: string | null;
  /** Password of the seeded accounts; null until one is generated. */
  readonly demoPassword: string | null;
  /** Whether a new database is filled with the demo agency; else it gets one administrator, who is invited by a link. */
  readonly demo: boolean;
  /** Only tests: allows a database that may lose data. */
  readonly testing: boolean;
  /** Developers' servers are stricter with the code: what is a defect fails. */
  readonly development: boolean;
}

/** The program's own variables, which are no settings of the operator. */
const environment = settings.extend({
  NODE_ENV: z.string().optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.string().optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.string().optional(),
  OTEL_TRACES_EXPORTER: z.string().optional(),
  OTEL_SDK_DISABLED: z.string().optional(),
});

/** Whether OpenTelemetry is given somewhere to send spans, and is not switched off. */
function sendsTraces(values: z.output<typeof environment>): boolean {
  const endpoint = values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || values.OTEL_EXPORTER_OTLP_ENDPOINT;
  const isOff = values.OTEL_SDK_DISABLED?.toLowerCase() === 'true' || values.OTEL_TRACES_EXPORTER === 'none';
  return Boolean(endpoint) && !isOff;
}

const flags = { demo: { type: 'boolean' }, empty: { type: 'boolean' } } as const;

/** Returns which new database the flags request; null without such flags. */
function readFlags(args: readonly string[]): 'demo' | 'empty' | null {
  try {
    const { values } = parseArgs({ args: [...args], options: flags, strict: true });
    if (values.demo && values.empty) throw new Error('--demo and --empty exclude each other');
    return values.demo ? 'demo' : values.empty ? 'empty' : null;
  } catch (error) {
    throw new ConfigError(`${(error as Error).message}\nKnown flags: --demo, --empty`);
  }
}

/**
 * Reads the settings; paths are resolved against `cwd`.
 * @throws ConfigError naming every setting that cannot be used, or a flag that does not exist.
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  args: readonly string[],
  cwd: string,
): Config {
  const start = readFlags(args);
  const found = environment.safeParse(env);
  if (!found.success) {
    const lines = found.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
    throw new ConfigError(`These settings cannot be used:\n${lines.join('\n')}`);
  }
  const values = found.data;
  if (values.DATABASE_URL !== undefined && values.SECRET_KEY === undefined) {
    throw new ConfigError(
      'SECRET_KEY is missing. With DATABASE_URL it has to be set: it opens the second factors kept in that database, ' +
        'from whatever folder the server is started.',
    );
  }
  return Object.freeze({
    port: values.PORT,
    host: values.HOST,
    dataDir: path.resolve(cwd, values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    filesUrl: values.FILES_URL ?? null,
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    logLevel: values.LOG_LEVEL,
    trustProxy: values.TRUST_PROXY,
    registryUrl: values.REGISTRY_URL.replace(/\/+$/, ''),
    secretKey: values.SECRET_KEY ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    smtpAllowsPlain: values.SMTP_ALLOW_PLAIN,
    mailFrom: values.MAIL_FROM ?? null,
    administrator: { email: values.ADMIN_EMAIL ?? null, name: values.ADMIN_NAME ?? null },
    metricsToken: values.METRICS_TOKEN ?? null,
    sendsTraces: sendsTraces(values),
    backupPassphrase: values.BACKUP_PASSPHRASE ?? null,
    demoPassword: values.DEMO_PASSWORD ?? null,
    demo: start === null ? values.DATABASE_URL === undefined : start === 'demo',
    testing: false,
    development: values.NODE_ENV === 'development',
  });
}

const letters = 'abcdefghijkmnpqrstuvwxyz';
const pick = (from: string) => from.charAt(randomInt(from.length));

/** Readable aloud, and passes the product's own password rules: a capital letter, a digit, a special character. */
function inventPassword(): string {
  const word = (length: number) => Array.from({ length }, () => pick(letters)).join('');
  return `${pick(letters).toUpperCase()}${word(4)}-${word(5)}-${randomInt(1000, 10_000)}`;
}

/**
 * Returns the password of the seeded accounts: the configured one, otherwise the one stored in
 * `DATA_DIR/demo-password`, which is generated at the first start so that a second start prints the same.
 */
export function demoPasswordOf(config: Pick<Config, 'dataDir' | 'demoPassword'>): string {
  if (config.demoPassword !== null) return config.demoPassword;
  mkdirSync(config.dataDir, { recursive: true });
  const file = path.join(config.dataDir, 'demo-password');
  try {
    writeFileSync(file, inventPassword(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    chmodSync(file, 0o600);
  }
  return readFileSync(file, 'utf8').trim();
}
