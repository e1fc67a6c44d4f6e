import { messageCodec } from '../../support/message-codec.js';

const length = 3000;
const lines = (line: (index: number) => string): string =>
  Array.from({ length }, (_, index) => line(index + 1)).join('');
const message = (type: string): string =>
  `<xs:element name="message"><xs:complexType><xs:sequence><xs:element name="v" type="t:${type}"/></xs:sequence></xs:complexType></xs:element>`;

test('a line of simple types, each restricting the one before, is no deep recursion', () => {
  const { read, write } = messageCodec(
    `${message(`T${length}`)}<xs:simpleType name="T0"><xs:restriction base="xs:string"/></xs:simpleType>` +
      lines(
        (index) => `<xs:simpleType name="T${index}"><xs:restriction base="t:T${index - 1}">
        <xs:maxLength value="${length + 10 - index}"/></xs:restriction></xs:simpleType>`,
      ),
    { strict: true },
  );
  expect(read(write({ v: 'ten letter' }))).toEqual({ v: 'ten letter' });
  expect(() => write({ v: 'eleven lett' })).toThrow(expect.objectContaining({ path: 'v' }));
});
