import { startDemoServer } from '../demo-server.ts';
import { serverVariable } from './server-address.ts';

/** One built product with demo data for the whole run; nothing of it is left afterwards. */
export default async function setUp(): Promise<() => Promise<void>> {
  const server = await startDemoServer();
  process.env[serverVariable] = server.url;
  return server.remove;
}
