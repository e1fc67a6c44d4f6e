import { PropertyScope } from '../../../generator/names/properties.js';

const name = (localName: string, namespace = 'urn:a') => ({ localName, namespace });

test('numbers what stands together under one name', () => {
  const scope = new PropertyScope();
  expect([scope.element(name('a')), scope.element(name('a')), scope.element(name('a', 'urn:b'))]).toEqual([
    'a',
    'a_2',
    'a_3',
  ]);
});

test('attributes and elements never meet', () => {
  const scope = new PropertyScope();
  expect([scope.element(name('id')), scope.attribute(name('id')), scope.attribute(name('id', 'urn:b'))]).toEqual([
    'id',
    '$id',
    '$id_2',
  ]);
});

test('an extension goes on from what it extends', () => {
  const base = new PropertyScope();
  base.element(name('a'));
  expect(new PropertyScope(base).element(name('a'))).toBe('a_2');
});

test('alternatives share a property only for the same element in the same shape', () => {
  const scope = new PropertyScope();
  const wishes = [name('a'), name('a'), name('a', 'urn:b')];
  expect(scope.alternatives(wishes, (wish, own) => own.element(wish))).toEqual(['a', 'a', 'a_2']);
  expect(scope.alternatives([false, true], (repeated, own) => own.element(name('b'), repeated))).toEqual(['b', 'b_2']);
});

test('what an alternative holds is taken for what stands beside the choice', () => {
  const scope = new PropertyScope();
  scope.alternatives([name('a'), name('b')], (wish, own) => own.element(wish));
  expect([scope.element(name('a')), scope.element(name('b'))]).toEqual(['a_2', 'b_2']);
});

test('repeated groups of different alternatives are told apart', () => {
  const scope = new PropertyScope();
  expect(scope.alternatives([1, 2], (_, own) => own.unnamed('$$choice'))).toEqual(['$$choice', '$$choice_2']);
});

test('a name that a nested choice shares with another alternative is taken for what stands beside it', () => {
  const scope = new PropertyScope();
  const nested = scope.alternatives([0, 1], (_, own) => {
    const [inner] = own.alternatives([name('a')], (wish, innermost) => innermost.element(wish));
    return [inner, own.element(name('a'))];
  });
  expect(nested).toEqual([
    ['a', 'a_2'],
    ['a', 'a_2'],
  ]);
});

test('a choice costs what it holds, however many names are there already', () => {
  const scope = new PropertyScope();
  const choice = (number: number) => () =>
    scope.alternatives([`a${number}`, `b${number}`], (localName, own) => own.element(name(localName)));
  const writes = Array.from({ length: 100 }, (_, number) => mapWrites(choice(number)));
  expect(writes[99]).toBe(writes[0]);
});

function mapWrites(work: () => void): number {
  const { set } = Map.prototype;
  let writes = 0;
  Map.prototype.set = function (this: Map<unknown, unknown>, key: unknown, value: unknown) {
    writes += 1;
    return set.call(this, key, value) as typeof this;
  };
  try {
    work();
  } finally {
    Map.prototype.set = set;
  }
  return writes;
}
