import { answeringPort } from '../ports.js';
import { defineRule } from '../rule.js';

export const portRenamed = defineRule({
  id: 'port-renamed',
  category: 'SOURCE',
  summary: 'A port has another name',
  explanation:
    'Callers select a port by its name (getSamplePort() in JAX-WS, endpoint configurations in .NET, service.bind in zeep).',
  remedy: 'Keep the name.',
  spec: 'WSDL 1.1, section 2.6',
  example: { of: 'contract', before: '<wsdl:port name="SampleSoap"', after: '<wsdl:port name="SamplePort"' },
  judges: {
    service(pair, report) {
      const { ports } = pair;
      const renamed = ports.both.filter(({ old, new: replacement }) => old.name !== replacement.name);
      const replaced = ports.removed.flatMap((old) => {
        const port = answeringPort(old, pair);
        return port ? [{ old, new: port }] : [];
      });
      for (const { old, new: replacement } of [...renamed, ...replaced]) {
        report({
          old,
          new: replacement,
          component: old.name,
          message: `callers that select port ${old.name} by its name find ${replacement.name} instead`,
        });
      }
    },
  },
});
