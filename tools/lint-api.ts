/**
 * Validates the description of the API (OpenAPI) with the recommended rules of two common linters: Redocly's and
 * Spectral's. Prints their findings, warnings included; any finding fails.
 */
import { createConfig, lintDocument, makeDocumentFromString, BaseResolver } from '@redocly/openapi-core';
import { Spectral, type RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { openApiDocument } from '@szansa/api-client/openapi';

const described = JSON.stringify(openApiDocument('1.0.0'), null, 1);

async function redocly(): Promise<string[]> {
  const problems = await lintDocument({
    document: makeDocumentFromString(described, 'openapi.json'),
    externalRefResolver: new BaseResolver(),
    config: await createConfig({
      extends: ['recommended'],
      // ids are UUIDs, so `/internal-enquiries/message/{id}`, a path of the specification, is no enquiry's
      rules: { 'no-ambiguous-paths': 'off' },
    }),
  });
  return problems.map(
    ({ ruleId, severity, message, location }) =>
      `redocly ${severity} ${ruleId}: ${message} (${location[0]?.pointer ?? ''})`,
  );
}

async function spectral(): Promise<string[]> {
  const linter = new Spectral();
  // Both packages are of one release; the types of the rules lag behind those of the linter.
  linter.setRuleset({ extends: [oas as RulesetDefinition] });
  const problems = await linter.run(described);
  return problems.map(
    ({ code, severity, message, path }) => `spectral ${severity} ${code}: ${message} (${path.join('.')})`,
  );
}

const problems = (await Promise.all([redocly(), spectral()])).flat();
for (const problem of problems) console.log(problem);
console.log(`${problems.length} findings in the description of the API (${described.length} bytes)`);
process.exitCode = problems.length === 0 ? 0 : 1;
