/** What each membership page says. Forms post to the page they stand on. */
import { renderSVG } from 'uqr';

import type { UserRecord } from '../../store/users.js';
import type { Enrolment } from '../multi-factor.js';
import { Html, html } from './html.js';
import { style } from './style.js';

/** What forms carry besides what people fill in. */
export interface FormParts {
  readonly field: Html;
  readonly alert?: string | undefined;
}

const styleElement = new Html(`<style>${style}</style>`);

function layout(title: string, content: Html): Html {
  return html`<!DOCTYPE html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        ${styleElement}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html> `;
}

function alertBox(text: string | undefined): Html | undefined {
  return text === undefined ? undefined : html`<p class="alert" role="alert" id="alert">${text}</p>`;
}

const ALERTED = html` aria-invalid="true" aria-describedby="alert"`;

export function loginView({ field, alert }: FormParts, username: string): Html {
  const marks = alert === undefined ? undefined : ALERTED;
  return layout(
    'Log in',
    html`${alertBox(alert)}
      <form method="post">
        ${field}
        <label for="username">User name</label>
        <input
          id="username"
          name="username"
          value="${username}"
          required
          autocomplete="username"
          autocapitalize="none"
          spellcheck="false"
          ${marks}${username === '' && html` autofocus`}
        />
        <label for="password">Password</label>
        <input
          id="password"
          name="password"
          type="password"
          required
          autocomplete="current-password"
          ${marks}${username !== '' && html` autofocus`}
        />
        <button>Log in</button>
      </form>`,
  );
}

export function codeView({ field, alert }: FormParts, isRecovery: boolean): Html {
  const marks = alert === undefined ? undefined : ALERTED;
  const input = isRecovery
    ? html`<label for="code">Recovery code</label>
        <input
          class="code"
          id="code"
          name="code"
          required
          autofocus
          autocomplete="off"
          autocapitalize="characters"
          spellcheck="false"
          placeholder="XXXX-XXXX-XXXX-XXXX"
          ${marks}
        />`
    : html`<label for="code">Code from your authenticator</label>
        <input
          class="code"
          id="code"
          name="code"
          required
          autofocus
          autocomplete="one-time-code"
          inputmode="numeric"
          spellcheck="false"
          ${marks}
        />`;
  const other = isRecovery
    ? html`<a href="/membership/token">Use a code from the authenticator</a>`
    : html`<a href="/membership/token?recovery">Use a recovery code</a>`;
  return layout(
    'Second step',
    html`${alertBox(alert)}
      <form method="post">
        ${field} ${input}
        <button>Continue</button>
      </form>
      <p class="after">${other} · <a href="/membership/login">Start again</a></p>`,
  );
}

export interface AccountParts {
  readonly user: UserRecord;
  readonly hasSecondFactor: boolean;
  readonly recoveryCodes: number;
  readonly sessions: number;
}

export function accountView(
  { field }: FormParts,
  { user, hasSecondFactor, recoveryCodes, sessions }: AccountParts,
): Html {
  const name = [user.firstName, user.lastName].filter((part) => part !== '').join(' ');
  const factor = hasSecondFactor
    ? html`<p>Your account is protected by an authenticator. Recovery codes left: ${recoveryCodes}.</p>
        <p><a href="/membership/enrol">Change the authenticator</a></p>`
    : html`<p>A code from an app on your phone, besides the password, keeps others out of your account.</p>
        <p><a href="/membership/enrol">Set up an authenticator</a></p>`;
  return layout(
    'Your account',
    html`<p class="done" role="status">You are logged in.</p>
      <dl>
        <dt>User name</dt>
        <dd>${user.username}</dd>
        ${
          name !== '' &&
          html`<dt>Name</dt>
            <dd>${name}</dd>`
        }
        ${
          user.email !== '' &&
          html`<dt>E-mail</dt>
            <dd>${user.email}</dd>`
        }
      </dl>
      <h2>Second step</h2>
      ${factor}
      <h2>Log out</h2>
      <form method="post" action="/membership/logout">
        ${field}
        <button>Log out</button>
        ${sessions > 1 && html`<button class="second" name="everywhere" value="yes">Log out on all ${sessions} devices</button>`}
      </form>`,
  );
}

export interface EnrolParts {
  readonly enrolment: Enrolment;
  /** The secret on its way through the form, sealed. */
  readonly sealed: string;
  readonly hasSecondFactor: boolean;
  /** For password managers. */
  readonly username: string;
}

export function enrolView(
  { field, alert }: FormParts,
  { enrolment, sealed, hasSecondFactor, username }: EnrolParts,
): Html {
  const present = html`<label for="present">Code from your present authenticator, or a recovery code</label>
    <input id="present" name="present" required autocomplete="off" spellcheck="false" />`;
  return layout(
    'Set up an authenticator',
    html`${alertBox(alert)}
      <p>Scan this with an authenticator app, or type the key into it.</p>
      <div class="qr" role="img" aria-label="QR code of the key below">
        ${new Html(renderSVG(enrolment.uri, { border: 2 }))}
      </div>
      <p class="quiet">Key: <code>${enrolment.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code></p>
      <form method="post">
        ${field}
        <input type="hidden" name="enrolment" value="${sealed}" />
        <input type="hidden" name="username" value="${username}" autocomplete="username" />
        <label for="password">Your password</label>
        <input id="password" name="password" type="password" required autocomplete="current-password" />
        ${hasSecondFactor && present}
        <label for="code">Code that the app shows now</label>
        <input
          class="code"
          id="code"
          name="code"
          required
          autocomplete="one-time-code"
          inputmode="numeric"
          spellcheck="false"
        />
        <button>Set up</button>
      </form>
      <p class="after"><a href="/membership/account">Not now</a></p>`,
  );
}

export function recoveryCodesView(codes: readonly string[]): Html {
  return layout(
    'Keep these codes',
    html`<p class="done" role="status">The authenticator is set up.</p>
      <p>
        Each of these codes lets you in once without your authenticator. They are shown only now: print them, or keep
        them in a safe place.
      </p>
      <ul class="codes">
        ${codes.map((code) => html`<li>${code}</li> `)}
      </ul>
      <p class="after"><a href="/membership/account">I have kept them</a></p>`,
  );
}

export function messageView(title: string, text: string): Html {
  return layout(
    title,
    html`<p role="status">${text}</p>
      <p class="after"><a href="/membership/login">Log in</a></p>`,
  );
}
