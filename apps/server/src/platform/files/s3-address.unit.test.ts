import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { parseS3Address, placeOf } from './s3-address.ts';

test('an address may name a key, a port, a folder, a region and that there is no TLS', () => {
  expect(
    parseS3Address('s3://klucz:tajny%2Fsekret%2B@minio:9000/pliki/agencja?region=eu-west-1&tls=false'),
  ).toEqual({
    endpoint: 'http://minio:9000',
    region: 'eu-west-1',
    bucket: 'pliki',
    prefix: 'agencja/',
    credentials: { accessKeyId: 'klucz', secretAccessKey: 'tajny/sekret+' },
  });
});

test('a host and a bucket are enough', () => {
  expect(parseS3Address('s3://s3.example.com/pliki')).toEqual({
    endpoint: 'https://s3.example.com',
    region: 'us-east-1',
    bucket: 'pliki',
    prefix: '',
    credentials: null,
  });
});

test.each([
  ['another scheme', 'https://s3.example.com/pliki'],
  ['no bucket', 's3://s3.example.com'],
  ['an empty bucket', 's3://s3.example.com/'],
  ['a bucket that cannot exist', 's3://s3.example.com/Pl_iki'],
  ['no host', 's3:///pliki'],
  ['half a key', 's3://klucz@s3.example.com/pliki'],
  ['a secret that is not encoded', 's3://klucz:100%@s3.example.com/pliki'],
  ['a folder that no key may have', 's3://s3.example.com/pliki/a%20b'],
  ['an unknown option', 's3://s3.example.com/pliki?regoin=eu-west-1'],
  ['a region that is none', 's3://s3.example.com/pliki?region=EU%20West'],
  ['an option with another value', 's3://s3.example.com/pliki?tls=no'],
  ['an end that is no part of it', 's3://s3.example.com/pliki#a'],
])('%s is refused', (_, text) => {
  expect(parseS3Address(text)).toBeNull();
});

test('compose.yaml names one', () => {
  const compose = readFileSync(new URL('../../../../../compose.yaml', import.meta.url), 'utf8');
  const [, text = ''] = /FILES_URL: (.*)/.exec(compose) ?? [];
  expect(parseS3Address(text.replace(/\$\{.*?\}/, 'a1b2'))).toMatchObject({
    endpoint: 'http://store:9000',
    bucket: 'szansa',
    credentials: { accessKeyId: 'szansa', secretAccessKey: 'a1b2' },
  });
  expect(compose).toContain('store/szansa]');
});

test('its name in messages has no secret', () => {
  const address = parseS3Address('s3://klucz:sekret@minio:9000/pliki/a/b?tls=false');
  expect(address && placeOf(address)).toBe('s3://minio:9000/pliki/a/b');
});
