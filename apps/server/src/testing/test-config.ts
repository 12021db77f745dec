import { readConfig, type Config } from '../config.ts';
import { testPassword } from './people.ts';

/** The settings of a test's server: a free port, silence, and a database that may be forgetful. */
export function testConfig(dataDir: string, change: Partial<Config> = {}): Config {
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: dataDir }, [], '/');
  return { ...config, testing: true, demoPassword: testPassword, ...change };
}
