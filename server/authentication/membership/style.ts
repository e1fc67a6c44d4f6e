/** The look of the membership pages: one column, light and dark as the device has it, and nothing that needs a script. */
import { createHash } from 'node:crypto';

export const style = `
:root { color-scheme: light dark; --page: #f4f5f7; --card: #fff; --text: #1b1f24; --quiet: #57606a; --line: #c4cad1;
  --accent: #0b57d0; --on-accent: #fff; --bad: #b3261e; --bad-page: #fdecea; --good: #146c2e; --good-page: #e6f4ea; }
@media (prefers-color-scheme: dark) { :root { --page: #14171a; --card: #1e2327; --text: #e6e9ec; --quiet: #a3acb5; --line: #48515a;
  --accent: #8ab4f8; --on-accent: #10243f; --bad: #ffb4ab; --bad-page: #3b1d1b; --good: #9ad6a8; --good-page: #17301e; } }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; min-height: 100vh; padding: 1rem; display: grid; place-items: center; background: var(--page); color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif; }
main { width: 100%; max-width: 26rem; padding: 2rem; background: var(--card); border: 1px solid var(--line); border-radius: .75rem; }
h1 { margin: 0 0 1.25rem; font-size: 1.5rem; line-height: 1.25; }
h2 { margin: 1.75rem 0 .5rem; font-size: 1.1rem; }
p { margin: 0 0 1rem; }
label { display: block; margin: 0 0 .3rem; font-weight: 600; }
input { display: block; width: 100%; margin: 0 0 1.1rem; padding: .65rem .75rem; font: inherit; color: inherit; background: var(--page);
  border: 1px solid var(--quiet); border-radius: .4rem; }
input.code { font-variant-numeric: tabular-nums; letter-spacing: .15em; font-size: 1.25rem; }
button { display: block; width: 100%; padding: .7rem 1rem; font: inherit; font-weight: 600; color: var(--on-accent); background: var(--accent);
  border: 1px solid transparent; border-radius: .4rem; cursor: pointer; }
button.second { margin-top: .75rem; color: var(--text); background: none; border-color: var(--quiet); }
button:hover { filter: brightness(1.08); }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.alert, .done { margin: 0 0 1.25rem; padding: .7rem .9rem; border-left: 4px solid; border-radius: .25rem; }
.alert { color: var(--bad); background: var(--bad-page); }
.done { color: var(--good); background: var(--good-page); }
.quiet { color: var(--quiet); font-size: .925rem; }
.after { margin: 1.25rem 0 0; text-align: center; }
.after a { white-space: nowrap; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .35rem 1rem; margin: 0 0 1.5rem; }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
.qr { display: block; width: 13rem; max-width: 100%; margin: 0 auto 1rem; padding: .5rem; background: #fff; border-radius: .4rem; }
.qr svg { display: block; width: 100%; height: auto; }
code, .codes { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
.codes { columns: 2; margin: 0 0 1.25rem; padding: 1rem; list-style: none; background: var(--page); border-radius: .4rem; }
@media (max-width: 26rem) { body { padding: 0; place-items: stretch; } main { border: 0; border-radius: 0; padding: 1.5rem 1.25rem; } }
@media (max-width: 22rem) { .codes { columns: 1; } }
`;

/** What the content security policy allows instead of every inline style. */
export const styleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
