/** What the operator has to change; the message names the setting and what to do. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
