import { nearestName } from '../../../generator/diagnostics/nearest.js';

test.each([
  ['LoginSoapIm', ['LogoutSoapIn', 'LoginSoapIn', 'LoginSoapOut'], 'LoginSoapIn'],
  ['forecast', ['Forecast', 'Forecasts'], 'Forecast'],
  ['Froecast', ['Forecast'], 'Forecast'],
  ['Day', ['Year', 'Month'], undefined],
  ['X', ['Y'], undefined],
  ['', ['Anything'], undefined],
])('%p is closest to', (name, candidates, expected) => {
  expect(nearestName(name, candidates)).toBe(expected);
});

test('stays quick on long names and many of them', () => {
  const candidates = Array.from({ length: 2000 }, (_, index) => `${'LongOperationName'.repeat(8)}${index}`);
  expect(nearestName(`${'LongOperationName'.repeat(8)}x1999`, candidates)).toMatch(/999$/);
});
