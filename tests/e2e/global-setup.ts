import { startDemoServer } from '../demo-server.ts';
import { serverVariable } from './server-address.ts';
import { apiAs } from './session.ts';

/** One built product with demo data for the whole run; nothing of it is left afterwards. */
export default async function setUp(): Promise<() => Promise<void>> {
  const server = await startDemoServer();
  process.env[serverVariable] = server.url;
  // what the demo asks an owner would stand on top of every screen of theirs
  const api = await apiAs('zofia');
  const { items } = await api.reassignRequests.list();
  for (const { id } of items) await api.reassignRequests.reject({ params: { id } });
  return server.remove;
}
