import { startDemoServer } from '../demo-server.ts';
import { apiAs, serverVariable } from './session.ts';

/** Starts one built product with demo data for the whole run; nothing of it remains afterwards. */
export default async function setUp(): Promise<() => Promise<void>> {
  const server = await startDemoServer();
  process.env[serverVariable] = server.url;
  // a pending request of the demo would lie on top of every screen of its owner
  const api = await apiAs('zofia');
  const { items } = await api.reassignRequests.list();
  for (const { id } of items) await api.reassignRequests.reject({ params: { id } });
  return server.remove;
}
