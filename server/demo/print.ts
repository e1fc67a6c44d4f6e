/** What the demo says to the person who started it. */
import { descriptor } from '../../generated/authentication/descriptor.js';
import type { Row } from './call-table.js';
import { currentCode } from './call-table.js';
import { DEMO_SECURITY_PASSWORD, DEMO_TOTP_SECRET } from './members.js';

const LONGEST_ANSWER = 110;

export function printTable(rows: readonly Row[]): void {
  const cells = rows.map(({ operation, form, outcome, answer, holds }) => [
    operation,
    form,
    outcome,
    holds ? 'ok' : 'NOT OK',
    shorten(answer),
  ]);
  const table = [['operation', 'form', 'outcome', '', 'answer'], ...cells];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const rule = '-'.repeat(widths.reduce((sum, width) => sum + width + 2, LONGEST_ANSWER));
  const failed = rows.filter(({ holds }) => !holds).length;
  write([
    '',
    lines[0],
    rule,
    ...lines.slice(1),
    rule,
    failed === 0 ? `all ${rows.length} rows ok` : `${failed} of ${rows.length} rows NOT ok`,
    '',
  ]);
}

/** `loginCookie`: alice's. */
export function printHints(address: string, databaseUrl: string, loginCookie: string): void {
  const envelope =
    `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><Login xmlns="${descriptor.namespace}">` +
    `<securityPassword>${DEMO_SECURITY_PASSWORD}</securityPassword><username>alice</username><password>alice-password</password>` +
    '</Login></soap:Body></soap:Envelope>';
  const bob = `securityPassword=${DEMO_SECURITY_PASSWORD}&username=bob&password=bob-password`;
  write([
    `The service goes on at   ${address}`,
    `Its contract             ${address}?wsdl`,
    `The login page           ${new URL('/membership/login', address).href}   (alice / alice-password; bob / bob-password and a code)`,
    `bob's authenticator      ${DEMO_TOTP_SECRET}   shows ${currentCode()} now, something else every 30 s`,
    `Its members              DATABASE_URL='${databaseUrl}' npm run admin -- user list`,
    '',
    'To paste:',
    '',
    `curl '${address}/Login?securityPassword=${DEMO_SECURITY_PASSWORD}&username=alice&password=alice-password&authenticationToken='`,
    '',
    `curl -d '${bob}&authenticationToken=' '${address}/Login'`,
    '',
    `curl -d '${bob}&authenticationToken=${currentCode()}' '${address}/Login'`,
    '',
    `curl -H 'Content-Type: text/xml; charset=utf-8' -d '${envelope}' '${address}'`,
    '',
    `curl '${address}/AuthenticateCookie?securityPassword=${DEMO_SECURITY_PASSWORD}&loginCookie=${loginCookie}&cookieDomain=127.0.0.1'`,
    '',
    'Ctrl-C ends it.',
    '',
  ]);
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= LONGEST_ANSWER ? line : `${line.slice(0, LONGEST_ANSWER - 1)}…`;
}

function write(lines: readonly (string | undefined)[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
