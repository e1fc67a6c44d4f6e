import {
  NameScope,
  className,
  declarationName,
  folderName,
  functionName,
  isIdentifier,
  methodName,
} from '../../../generator/names/identifiers.js';

test.each([
  ['Order', 'Order'],
  ['my.type', 'my_type'],
  ['3D', '_3D'],
  ['-a b', '_a_b'],
  ['class', 'class_'],
  ['string', 'string_'],
  ['Promise', 'Promise_'],
  ['Größe', 'Größe'],
  ['日付', '日付'],
])('declares %s as %s', (name, expected) => {
  expect(declarationName(name)).toBe(expected);
  expect(isIdentifier(expected)).toBe(true);
});

test.each(['class', 'default', '$id', 'naïve', '_'])('lets %s stand as a property without quotes', (name) => {
  expect(isIdentifier(name)).toBe(true);
});

test.each(['my-name', 'a.b', '1st', '', 'a b'])('quotes the property %p', (name) => {
  expect(isIdentifier(name)).toBe(false);
});

test('keeps a class its own methods', () => {
  expect(['constructor', 'then', 'new', 'get-it'].map(methodName)).toEqual(['constructor_', 'then_', 'new', 'get-it']);
});

test.each([
  ['Authentication', 'authentication', 'authentication'],
  ['XMLService', 'xmlService', 'xml-service'],
  ['stockQuote', 'stockQuote', 'stock-quote'],
  ['My.Service 2', 'my_Service_2', 'my-service-2'],
  ['ABC', 'abc', 'abc'],
  ['...', '___', 'service'],
])('%s gives the function %s and the folder %s', (name, asFunction, asFolder) => {
  expect(functionName(name)).toBe(asFunction);
  expect(folderName(name)).toBe(asFolder);
});

test('capitalises only the first letter of a class', () => {
  expect(['quote', 'my.Port', '1st'].map(className)).toEqual(['Quote', 'My_Port', '_1st']);
});

test('gives the first free wish, then numbers the last', () => {
  const scope = new NameScope(['taken']);
  expect(scope.allot('taken', 'second')).toBe('second');
  expect(scope.allot('taken', 'second')).toBe('second_2');
  expect(scope.allot('taken', 'second')).toBe('second_3');
  expect(scope.has('second_3')).toBe(true);
});

test('the thousandth of a name is found as fast as the third', () => {
  const scope = new NameScope();
  const { has } = Set.prototype;
  let looks = 0;
  Set.prototype.has = function (this: Set<unknown>, value: unknown) {
    looks += 1;
    return has.call(this, value);
  };
  try {
    for (let number = 1; number < 1000; number += 1) scope.allot('item');
    looks = 0;
    expect(scope.allot('item')).toBe('item_1000');
    expect(looks).toBe(2);
  } finally {
    Set.prototype.has = has;
  }
});
