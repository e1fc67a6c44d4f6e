/** Logs in as a browser does: asks for the login page, sends its form back with its cookies, keeps the login cookie. */
import { LOGIN_COOKIE } from '../authentication/membership/login-cookies.js';

/** The value of the login cookie. `address` is the service's URL. */
export async function logInByPage(address: string, username: string, password: string): Promise<string> {
  const url = new URL('/membership/login', address);
  const page = await fetch(url);
  const field = /name="form" value="([^"]*)"/.exec(await page.text())?.[1] ?? '';
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ form: field, username, password }),
    headers: { cookie: cookiesOf(page).join('; ') },
    redirect: 'manual',
  });
  const cookie = cookiesOf(answer).find((text) => text.startsWith(`${LOGIN_COOKIE}=`));
  if (cookie === undefined) throw new Error(`the login page did not set a cookie: status ${answer.status}`);
  return cookie.slice(LOGIN_COOKIE.length + 1);
}

function cookiesOf(response: Response): string[] {
  return response.headers.getSetCookie().map((header) => header.split(';')[0] ?? '');
}
