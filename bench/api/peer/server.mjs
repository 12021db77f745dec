/**
 * The server for comparison: PostGraphile over the same database, set up as its documentation describes. Runs in a
 * separate process: `node server.mjs <file with the connection>`; prints its port.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

import pg from 'pg';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';

const connection = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const pool = new pg.Pool({ ...connection, max: 12 });

const preset = {
  extends: [PostGraphileAmberPreset],
  grafserv: { graphqlPath: '/graphql', graphiql: false, watch: false },
  grafast: { explain: false },
  pgServices: [makePgService({ pool, schemas: ['public', 'peer'] })],
};

const server = createServer();
await postgraphile(preset).createServ(grafserv).addTo(server);
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${server.address().port}\n`);
});
