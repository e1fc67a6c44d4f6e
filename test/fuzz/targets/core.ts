/** The endpoint as a function: no socket, so that it sees the most requests in a time. */
import { createEndpoint } from 'soapwright/runtime';

import { authenticationService } from '../../../generated/authentication/server.js';
import { openAuthentication } from '../../../server/authentication.js';
import { addUser } from '../../../server/members.js';
import { usedMemory } from '../free-memory.js';
import { fuzzedSettings } from '../fuzzed-service.js';
import { requests } from '../inputs/requests.js';
import type { FuzzedRequest } from '../inputs/requests.js';
import { judgeAnswer } from '../judge-answer.js';
import type { Target } from '../target.js';

export async function coreTarget(): Promise<Target<FuzzedRequest>> {
  const authentication = await openAuthentication(fuzzedSettings);
  await addUser(authentication, { username: 'alice', password: 'alice-password' });
  let incident: unknown;
  const endpoint = createEndpoint(authenticationService(authentication.service), {
    limits: fuzzedSettings.LIMITS,
    onIncident: ({ error }) => (incident = error),
  });
  return {
    inputs: requests,
    lanes: 1,
    tryOut: async ({ method, target, headers, body }) => {
      incident = undefined;
      const answer = await endpoint({
        method,
        url: target,
        headers: Object.fromEntries(headers),
        body,
        origin: 'http://localhost',
      });
      if (incident !== undefined)
        return `an incident: ${incident instanceof Error ? incident.stack : String(incident)}`;
      const named = Object.entries(answer.headers).map(([name, value]) => [name.toLowerCase(), value]);
      return judgeAnswer(
        { ...answer, headers: Object.fromEntries(named), body: String(answer.body) },
        method === 'HEAD',
      );
    },
    memory: async () => usedMemory(),
    close: () => authentication.close(),
  };
}
