import { codesOf, contract } from '../../../support/understand.js';

test('accepts a port with an address', () => {
  expect(codesOf(contract())).toEqual([]);
});

test('refuses a port without an address', () => {
  expect(codesOf(contract({ ports: '<port name="Soap" binding="tns:Soap"/>' }))).toEqual(['port-without-address']);
});

test('refuses a port with an empty address', () => {
  expect(
    codesOf(contract({ ports: '<port name="Soap" binding="tns:Soap"><soap:address location=""/></port>' })),
  ).toEqual(['port-without-address']);
});
