import { createReporter } from '../../../generator/diagnostics/report.js';
import { memoryHost, type LoadOptions } from '../../../generator/source/host.js';
import { loadContract } from '../../../generator/source/load.js';
import type { Documents } from '../../support/understand.js';

const wsdl = (content: string) => `<definitions xmlns="http://schemas.xmlsoap.org/wsdl/">${content}</definitions>`;
const schema = (content = '') => `<schema xmlns="http://www.w3.org/2001/XMLSchema">${content}</schema>`;

function load(documents: Documents, entry: string, options: LoadOptions = {}) {
  const { report, diagnostics } = createReporter();
  const read: string[] = [];
  const host = memoryHost(documents);
  const loaded = loadContract(
    entry,
    {
      read: (path, limit) => {
        read.push(path);
        return host.read(path, limit);
      },
    },
    options,
    report,
  );
  return { paths: loaded?.sources.map(({ path }) => path), read, codes: diagnostics.map(({ code }) => code), loaded };
}

test('follows imports, includes and redefines from document to document, each once, in a circle too', () => {
  const documents = {
    'a/main.wsdl': wsdl('<import location="other.wsdl"/>'),
    'a/other.wsdl': wsdl(
      `<import location="main.wsdl"/><types>${schema('<include schemaLocation="xsd/one.xsd"/>')}</types>`,
    ),
    'a/xsd/one.xsd': schema(
      '<import namespace="urn:2" schemaLocation="two.xsd"/><redefine schemaLocation="./../xsd/one.xsd"/>',
    ),
    'a/xsd/two.xsd': schema('<import schemaLocation="one.xsd"/>'),
  };
  const { paths, read, codes } = load(documents, 'a/main.wsdl');
  expect(paths).toEqual(['main.wsdl', 'other.wsdl', 'xsd/one.xsd', 'xsd/two.xsd']);
  expect(read).toHaveLength(4);
  expect(codes).toEqual([]);
});

test.each(['../secret.xsd', '/etc/passwd', 'xsd/../../secret.xsd', '..%2Fsecret.xsd', '..\\secret.xsd'])(
  'never reads %s: it is outside of the folder',
  (location) => {
    const { read, codes } = load({ 'c/main.wsdl': wsdl(`<import location="${location}"/>`) }, 'c/main.wsdl');
    expect(read).toEqual(['c/main.wsdl']);
    expect(codes).toEqual(['import-outside-root']);
  },
);

test('reads from the root that it is given', () => {
  const documents = { 'c/wsdl/main.wsdl': wsdl('<import location="../xsd/one.xsd"/>'), 'c/xsd/one.xsd': schema() };
  expect(load(documents, 'c/wsdl/main.wsdl', { root: 'c' }).paths).toEqual(['main.wsdl', '../xsd/one.xsd']);
});

test('does not follow a symbolic link out of the root', () => {
  const { report, diagnostics } = createReporter();
  const canonicalPath = (path: string) => (path === 'c/link.xsd' ? '/elsewhere/secret.xsd' : `/home/${path}`);
  const host = { ...memoryHost({ 'c/main.wsdl': wsdl('<import location="link.xsd"/>') }), canonicalPath };
  loadContract('c/main.wsdl', host, {}, report);
  expect(diagnostics).toMatchObject([{ code: 'import-outside-root' }]);
});

test('takes what the catalogue lists, by location or namespace, from wherever it is', () => {
  const imports = '<import namespace="urn:n" schemaLocation="http://example.org/n.xsd"/><import namespace="urn:m"/>';
  const documents = {
    'c/main.wsdl': wsdl(`<types>${schema(imports)}</types>`),
    'shelf/n.xsd': schema(),
    'shelf/m.xsd': schema(),
  };
  const catalogue = { 'http://example.org/n.xsd': 'shelf/n.xsd', 'urn:m': 'shelf/m.xsd' };
  const { paths, codes } = load(documents, 'c/main.wsdl', { catalogue });
  expect(paths).toEqual(['main.wsdl', '../shelf/n.xsd', '../shelf/m.xsd']);
  expect(codes).toEqual([]);
});

test.each(['http://example.org/x.xsd', 'https://example.org/x.xsd', 'file:///etc/passwd', 'classpath:x.xsd'])(
  'asks nobody for %s',
  (location) => {
    const { read, codes } = load(
      { 'main.wsdl': wsdl(`<import namespace="urn:x" location="${location}"/>`) },
      'main.wsdl',
    );
    expect(read).toEqual(['main.wsdl']);
    expect(codes).toEqual(['remote-import']);
  },
);

test('says where an import is that leads to a broken document, and goes on', () => {
  const documents = {
    'main.wsdl': wsdl('<import location="a.xsd"/><import location="b.xsd"/>'),
    'a.xsd': '<oops',
    'b.xsd': schema(),
  };
  const { paths, codes } = load(documents, 'main.wsdl');
  expect(paths).toEqual(['main.wsdl', 'b.xsd']);
  expect(codes).toEqual(['malformed-xml']);
});
