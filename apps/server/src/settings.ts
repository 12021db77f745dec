import { email, storedEmail } from '@szansa/domain/identity';
import { z } from 'zod';

import { parseS3Address, s3Form } from './platform/files/s3-address.ts';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** How a setting is explained to the operator. */
interface Explained {
  readonly about: string;
  /** What holds where it is not set: a value, or words in brackets. */
  readonly unset: string;
  /** A value to start from where `unset` is none. */
  readonly example?: string;
}

const explanations = z.registry<Explained>();

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);

function setting<Schema extends z.ZodType>(schema: Schema, explained: Explained) {
  const read = z.preprocess(blankIsUnset, schema);
  explanations.add(read, explained);
  return read;
}

function withProtocol(protocols: readonly string[]) {
  return z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be an address starting with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });
}

const isEmail = (text: string) => email.safeParse(text).success;

const isSet = z
  .enum(['true', 'false'], 'must be true or false')
  .transform((value) => value === 'true')
  .default(false);

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a number from 0 to 65535')
  .transform(Number)
  .refine((number) => number <= 65_535, 'must be a number from 0 to 65535')
  .default(3000);

/** All settings, as environment variables or lines of the file `.env`, in the order in which they are explained. */
export const settings = z.object({
  PORT: setting(port, { about: 'the port on which the server listens', unset: '3000' }),
  HOST: setting(z.string().default('127.0.0.1'), {
    about: 'the address on which it listens; 0.0.0.0 for other machines as well',
    unset: '127.0.0.1',
  }),
  DATA_DIR: setting(z.string().default('./.data'), {
    about:
      'the folder of the embedded database, of files without FILES_URL, and of what has to survive a restart',
    unset: './.data',
  }),
  // not every address that PostgreSQL accepts is a URL: a unix socket leaves the host empty
  DATABASE_URL: setting(
    z
      .string()
      .regex(/^postgres(?:ql)?:\/\/./, 'must be an address starting with postgres:// or postgresql://')
      .optional(),
    {
      about: 'your own PostgreSQL 15 or newer instead of the embedded one',
      unset: '(the embedded one)',
      example: 'postgresql://user:password@host:5432/database',
    },
  ),
  FILES_URL: setting(
    z
      .string()
      .transform((text, context) => {
        const address = parseS3Address(text);
        if (address) return address;
        context.addIssue(`must have the form ${s3Form}, where the secret is percent-encoded`);
        return z.NEVER;
      })
      .optional(),
    {
      about:
        'a bucket of an S3 store for files, with its key or with AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY set',
      unset: '(DATA_DIR/files)',
      example: 's3://KEY:SECRET@s3.example.com/BUCKET?region=eu-central-1',
    },
  ),
  SECRET_KEY: setting(z.string().min(32, 'must have at least 32 characters').max(500).optional(), {
    about:
      'encrypts second factors and stored mails, at least 32 characters; required with DATABASE_URL; back it up with the database',
    unset: '(made at the first start, in DATA_DIR/secret-key)',
  }),
  PUBLIC_URL: setting(withProtocol(['http:', 'https:']).optional(), {
    about: 'the address that people open, where a proxy is in front of the server',
    unset: '(HOST and PORT)',
    example: 'https://crm.example.com',
  }),
  TRUST_PROXY: setting(
    z
      .string()
      .transform((value): boolean | string =>
        value === 'true' || value === 'false' ? value === 'true' : value,
      )
      .default(false),
    {
      about: 'proxies whose X-Forwarded-For is trusted: false, true, or addresses separated by commas',
      unset: 'false',
    },
  ),
  SMTP_URL: setting(withProtocol(['smtp:', 'smtps:']).optional(), {
    about: 'the mail server; without it mails are stored, to be read in the administration',
    unset: '(none)',
    example: 'smtp://user:password@host:587',
  }),
  SMTP_ALLOW_PLAIN: setting(isSet, {
    about: 'whether mails may go to a server without TLS: true or false',
    unset: 'false',
  }),
  MAIL_FROM: setting(z.string().max(300).includes('@', 'must be an e-mail address').optional(), {
    about: 'the sender of mails',
    unset: '(the e-mail of the agency)',
    example: 'Agencja <biuro@example.com>',
  }),
  ADMIN_EMAIL: setting(
    z.string().refine(isEmail, 'must be an e-mail address').transform(storedEmail).optional(),
    {
      about: 'the e-mail of the first administrator of a new agency without the demo',
      unset: '(typed in the set-up)',
      example: 'admin@example.com',
    },
  ),
  ADMIN_NAME: setting(
    z
      .string()
      .trim()
      .regex(/^\S+(?:\s+\S+)+$/, 'must have a first name and a last name')
      .max(100)
      .optional(),
    {
      about: 'the first name and the last name of that administrator',
      unset: '(typed in the set-up)',
      example: 'Jan Kowalski',
    },
  ),
  DEMO_PASSWORD: setting(z.string().min(10, 'must have at least 10 characters').max(200).optional(), {
    about: 'the password of the demo accounts, at least 10 characters',
    unset: '(made at the first start, in DATA_DIR/demo-password)',
  }),
  REGISTRY_URL: setting(withProtocol(['http:', 'https:']).default('https://wl-api.mf.gov.pl'), {
    about: 'the list of VAT payers of the Ministry of Finance, searched by tax id',
    unset: 'https://wl-api.mf.gov.pl',
  }),
  LOG_LEVEL: setting(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'), {
    about: `how much is logged: ${logLevels.join(', ')}`,
    unset: 'info (warn with npm start)',
  }),
  METRICS_TOKEN: setting(
    z
      .string()
      .regex(/^[\w.~+/=-]{20,500}$/, 'must have at least 20 letters, digits or characters of - . _ ~ + / =')
      .optional(),
    {
      about:
        'the token with which Prometheus reads /api/metrics, at least 20 characters; without it nothing is measured',
      unset: '(none)',
    },
  ),
  BACKUP_PASSPHRASE: setting(z.string().max(500).optional(), {
    about: 'encrypts the secret key in a backup, at least 12 characters',
    unset: '(npm run backup prompts for it)',
  }),
});

export interface ExplainedSetting extends Explained {
  readonly name: string;
}

/** All settings with their explanations, for the pages that list them. */
export const explainedSettings: readonly ExplainedSetting[] = Object.entries(settings.shape).map(
  ([name, schema]) => {
    const explained = explanations.get(schema);
    if (explained === undefined) throw new Error(`The setting ${name} is not explained`);
    return { name, ...explained };
  },
);
