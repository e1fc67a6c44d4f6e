/** The examples of docs/examples run, as their pages say. */
import { createServer } from 'node:http';
import { ServiceFault, TransportError } from 'soapwright/runtime/client';
import { createEndpoint, createHandler } from 'soapwright/runtime';
import { HotelHttpGetClient, HotelSoapClient } from '../../docs/examples/hotel/generated/hotel/client.js';
import { hotelApplication } from '../../docs/examples/hotel/hotel-service.js';
import {
  AuthenticationHttpGetClient,
  AuthenticationHttpPostClient,
  AuthenticationSoap12Client,
  AuthenticationSoapClient,
} from '../../docs/examples/more-operations/generated/authentication/client.js';
import { moreOperationsServer } from '../../docs/examples/more-operations/more-operations.js';
import { OneUser } from '../../docs/examples/one-user.js';
import { convert, ratesAt } from '../../docs/examples/rates/convert.js';
import { ratesService } from '../../docs/examples/rates/generated/rates/server.js';
import { breaking } from '../../generator/index.js';
import { listening } from '../support/listening.js';

describe('hotel', () => {
  const application = hotelApplication();
  const { url } = listening(createServer((request, response) => void application(request, response)));
  const soap = () => new HotelSoapClient({ address: url('/reservations') });
  const session = { soapHeaders: { session: 'open' } };

  test('finds rooms of derived types through SOAP and through a URL', async () => {
    const suite = { $$type: 'Suite', number: 12, price: '210.50', beds: [2, 1] };
    const asked = { night: '2026-07-01', guests: 3 };
    expect(await soap().FindRooms(asked)).toEqual({ room: [suite] });
    expect(await new HotelHttpGetClient({ address: url('/reservations') }).FindRooms(asked)).toEqual({ room: [suite] });
  });

  test('reserves with a session, and says with a declared fault what else is free', async () => {
    const reservation = { room: 11, night: '2026-07-02', card: '4111111111111111' };
    expect(await soap().Reserve(reservation, session)).toEqual({ confirmation: '11/2026-07-02/card ending in 1111' });
    const again = soap().Reserve({ room: 11, night: '2026-07-02', invoiceTo: 'Ann' }, session);
    await expect(again).rejects.toMatchObject({ declared: { name: 'Taken', value: { free: [12] } } });
    await expect(soap().Reserve(reservation)).rejects.toThrow('Reserving needs a session.');
  });

  test('leaves the other pages of the application alone', async () => {
    expect(await (await fetch(url('/'))).text()).toBe('our other pages');
  });
});

describe('rates', () => {
  const service = ratesService({
    GetRates({ base, on }) {
      if (on < '1999-01-04') throw new ServiceFault('There are no rates before 1999.');
      return { GetRatesResult: { Rate: [null, { Currency: 'USD', Value: base === 'EUR' ? '1.0813' : '1' }] } };
    },
  });
  let failing = false;
  const handler = createHandler(createEndpoint(service));
  const { url } = listening(
    createServer((request, response) => {
      if (!failing) return void handler(request, response);
      failing = false;
      request.socket.destroy();
    }),
  );
  const client = () => ratesAt(url('/Rates.asmx'));

  test('converts without losing a digit', async () => {
    expect(await convert(10_000n, 'EUR', 'USD', '2026-03-02', client())).toBe(10_813n);
    expect(await convert(10n ** 20n, 'EUR', 'USD', '2026-03-02', client())).toBe(108_130_000_000_000_000_000n);
  });

  test('tries again when the connection broke', async () => {
    failing = true;
    expect(await convert(100n, 'EUR', 'USD', '2026-03-02', client())).toBe(108n);
    expect(failing).toBe(false);
  });

  test('says in a sentence what failed', async () => {
    const failure = async (...[day, to, at]: [string, string, string]) =>
      convert(1n, 'EUR', to, day, ratesAt(at)).catch((error: Error) => error);
    const refused = await failure('1998-01-01', 'USD', url('/Rates.asmx'));
    expect(refused).toMatchObject({ message: expect.stringContaining('There are no rates before 1999.') });
    expect(await failure('2026-03-02', 'CHF', url('/Rates.asmx'))).toMatchObject({
      message: 'There was no rate from EUR to CHF on 2026-03-02.',
    });
    const away = await failure('2026-03-02', 'USD', 'http://127.0.0.1:1/');
    expect(away).toMatchObject({ message: 'The rates service is out of reach.', cause: expect.any(TransportError) });
  });
});

describe('three more operations', () => {
  const contract = 'docs/examples/more-operations/Authentication.wsdl';
  const { url } = listening(moreOperationsServer(new OneUser()));
  const ann = { securityPassword: 'x', username: 'ann', password: 'secret' };

  test('hurt no caller of the two there were', async () => {
    const findings = await breaking('wsdl/Authentication.wsdl', contract, { category: 'ALL', additions: true });
    expect(findings.map(({ rule, category }) => `${category} ${rule}`)).toEqual(
      Array(3).fill('ADDITION operation-added'),
    );
  });

  test.each([
    AuthenticationSoapClient,
    AuthenticationSoap12Client,
    AuthenticationHttpGetClient,
    AuthenticationHttpPostClient,
  ])('are answered to %p', async (Client) => {
    const client = new Client({ address: url('/Authentication.asmx') });
    const since = new Date().toISOString();
    const { securityPassword, username } = ann;
    expect(await client.Login(ann)).toEqual({ LoginResult: 'Ann' });
    expect(await client.LoginCount({ securityPassword, username, since })).toEqual({ LoginCountResult: 1 });
    expect(await client.ChangePassword({ ...ann, newPassword: 'longer secret' })).toEqual({
      ChangePasswordResult: true,
    });
    await expect(client.ChangePassword({ ...ann, newPassword: 'short' })).rejects.toThrow(
      'The new password is too short',
    );
    const cookie = { loginCookie: 'c', cookieDomain: 'example.org' };
    expect(await client.Logout({ securityPassword, ...cookie })).toEqual({ LogoutResult: true });
  });
});
