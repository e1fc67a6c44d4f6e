import { ServiceFault } from 'soapwright/runtime';

test('a fault carries its cause', () => {
  const cause = new ServiceFault('inner');
  expect(new ServiceFault('outer', { cause }).cause).toBe(cause);
});
