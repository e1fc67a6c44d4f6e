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
