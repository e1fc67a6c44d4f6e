import { defineRule } from '../rule.js';

export const addressHostChanged = defineRule({
  id: 'address-host-changed',
  category: 'ALL',
  summary: 'The address names another host or scheme',
  explanation:
    'Regenerated stubs call another host. Usually meant (a stage, https), so it is only told to those who ask for ALL.',
  remedy: 'Make sure the old host still answers.',
  spec: 'WSDL 1.1, section 3.8',
  example: {
    of: 'contract',
    before: '<soap:address location="http://example.org/sample.asmx"/>',
    after: '<soap:address location="https://api.example.org/sample.asmx"/>',
  },
  judges: {
    port({ old, new: replacement }, report) {
      const [before, after] = [originOf(old.address), originOf(replacement.address)];
      if (before === undefined || after === undefined || before === after) return;
      report({
        old,
        new: replacement,
        component: replacement.name,
        message: `clients of the old contract call ${before}; regenerated ones call ${after}`,
      });
    },
  },
});

function originOf(address: string | undefined): string | undefined {
  return address !== undefined && URL.canParse(address) ? new URL(address).origin : undefined;
}
