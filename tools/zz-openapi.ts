import { writeFileSync } from 'node:fs';
import * as doc from '@szansa/api-client/openapi';
import { endpoints } from '@szansa/api-client/endpoints';
const out = process.argv[2] as string;
const make = Object.values(doc).find((x) => typeof x === 'function') as any;
const sort = (x: any): any => Array.isArray(x) ? (x.every((y) => typeof y === 'string') ? [...x].sort() : x.map(sort)) : x && typeof x === 'object' ? Object.fromEntries(Object.keys(x).sort().map((k) => [k, sort(x[k])])) : x;
writeFileSync(out, JSON.stringify(sort(make(endpoints)), null, 1));
