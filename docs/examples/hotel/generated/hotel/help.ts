// Generated from docs/examples/hotel/Hotel.wsdl by `soapwright generate`. Do not edit: change the contract and run it again.

import type { HelpDocuments } from 'soapwright/runtime';

const style = `:root {
  color-scheme: light dark;
  --paper: #fbfbfd;
  --card: #ffffff;
  --ink: #1c2330;
  --soft: #566073;
  --line: #dfe3ea;
  --accent: #1f4fbf;
  --accent-ink: #ffffff;
  --hole: #8a3b00;
  --code: #f3f5f9;
  --good: #12693a;
  --bad: #a81d2a;
  --radius: 0.6rem;
  --mono: ui-monospace, 'Cascadia Code', 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #11151c;
    --card: #181e28;
    --ink: #e6eaf2;
    --soft: #9fabbf;
    --line: #2b3442;
    --accent: #8ab4ff;
    --accent-ink: #0d1420;
    --hole: #ffb27a;
    --code: #0d1118;
    --good: #6fd39b;
    --bad: #ff8f98;
  }
}
* {
  box-sizing: border-box;
}
body {
  margin: 0 auto;
  max-width: 72rem;
  padding: 2.5rem 1.25rem 5rem;
  background: var(--paper);
  color: var(--ink);
  font: 1rem/1.6 system-ui, -apple-system, 'Segoe UI', Roboto, 'Liberation Sans', sans-serif;
  overflow-wrap: break-word;
}
h1,
h2,
h3 {
  line-height: 1.25;
  margin: 0;
  overflow-wrap: anywhere;
}
h1 {
  font-size: clamp(1.8rem, 5vw, 2.6rem);
  letter-spacing: -0.02em;
}
h2 {
  font-size: 1.3rem;
  margin: 2.75rem 0 0.75rem;
}
h3 {
  font-size: 1.05rem;
}
p {
  margin: 0.4rem 0;
  max-width: 44rem;
}
a {
  color: var(--accent);
  text-underline-offset: 0.2em;
}
a:focus-visible,
button:focus-visible,
input:focus-visible,
pre:focus-visible {
  outline: 3px solid var(--accent);
  outline-offset: 2px;
}
code,
pre,
input {
  font-family: var(--mono);
}
code {
  font-size: 0.92em;
}
.skip {
  position: absolute;
  left: -100rem;
}
.skip:focus {
  left: 1rem;
  top: 0.5rem;
}
.eyebrow,
nav,
figcaption,
dt {
  color: var(--soft);
  font-size: 0.9rem;
}
.eyebrow,
nav {
  margin: 0 0 0.25rem;
}
.lead {
  color: var(--soft);
  font-size: 1.1rem;
  white-space: pre-line;
}
.cards {
  display: grid;
  gap: 1rem;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  list-style: none;
  margin: 1.25rem 0 0;
  padding: 0;
}
.cards li {
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  padding: 1rem 1.25rem;
  position: relative;
}
.cards li:hover,
.cards li:focus-within {
  border-color: var(--accent);
}
.cards a::after {
  content: '';
  inset: 0;
  position: absolute;
}
.cards p {
  color: var(--soft);
  white-space: pre-line;
}
dl {
  display: grid;
  gap: 0.4rem 1.5rem;
  grid-template-columns: max-content 1fr;
  margin: 0;
}
dd {
  margin: 0;
  overflow-wrap: anywhere;
}
table {
  border-collapse: collapse;
  width: 100%;
}
th,
td {
  border-bottom: 1px solid var(--line);
  padding: 0.6rem 1.25rem 0.6rem 0;
  text-align: left;
  vertical-align: top;
}
thead th {
  color: var(--soft);
  font-size: 0.9rem;
  font-weight: 500;
}
tbody th {
  font-weight: 600;
}
th:first-child,
td:nth-child(2) {
  min-width: 9rem;
  width: 1%;
}
td:last-child {
  white-space: pre-line;
}
.tag {
  border: 1px solid var(--line);
  border-radius: 1rem;
  color: var(--soft);
  display: inline-block;
  font-size: 0.78rem;
  font-weight: 400;
  padding: 0 0.5rem;
}
.invoke {
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  display: grid;
  gap: 1rem 1.25rem;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  padding: 1.25rem;
}
.field {
  display: grid;
  gap: 0.3rem;
}
label {
  font-weight: 600;
}
input {
  background: var(--paper);
  border: 1px solid var(--soft);
  border-radius: 0.4rem;
  color: inherit;
  font-size: 1rem;
  min-width: 0;
  padding: 0.55rem 0.7rem;
  width: 100%;
}
input::placeholder {
  color: var(--soft);
  opacity: 1;
}
button {
  background: var(--accent);
  border: 0;
  border-radius: 0.4rem;
  color: var(--accent-ink);
  cursor: pointer;
  font: inherit;
  font-weight: 600;
  padding: 0.55rem 1.4rem;
}
.invoke button {
  grid-column: 1 / -1;
  justify-self: start;
}
.result pre {
  margin-top: 0.5rem;
}
.result p {
  font-weight: 600;
  margin-top: 1rem;
}
.result.good p {
  color: var(--good);
}
.result.bad p {
  color: var(--bad);
}
.jump {
  display: flex;
  flex-wrap: wrap;
  gap: 0.3rem 1.25rem;
  list-style: none;
  margin: 0.75rem 0 0;
  padding: 0;
}
.form {
  margin-top: 1.75rem;
}
.exchange {
  display: grid;
  gap: 1rem;
  grid-template-columns: minmax(0, 1fr);
  margin-top: 0.5rem;
}
@media (min-width: 62rem) {
  .exchange {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
}
figure {
  display: flex;
  flex-direction: column;
  margin: 0;
  position: relative;
}
figcaption {
  min-height: 2rem;
  padding-top: 0.3rem;
}
pre {
  background: var(--code);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  flex: 1;
  font-size: 0.84rem;
  line-height: 1.55;
  margin: 0;
  overflow: auto;
  padding: 0.9rem 1rem;
  tab-size: 2;
}
pre b,
.hole {
  color: var(--hole);
  font-weight: 600;
}
.copy {
  background: transparent;
  border: 1px solid var(--line);
  color: var(--soft);
  font-size: 0.8rem;
  font-weight: 500;
  padding: 0.1rem 0.7rem;
  position: absolute;
  right: 0;
  top: 0;
}
.copy:hover {
  border-color: var(--accent);
  color: var(--accent);
}
@media (max-width: 40rem) {
  body {
    padding-top: 1.5rem;
  }
  dl {
    grid-template-columns: 1fr;
  }
  dd {
    margin-bottom: 0.6rem;
  }
  thead {
    clip-path: inset(50%);
    height: 1px;
    overflow: hidden;
    position: absolute;
    width: 1px;
  }
  tr,
  tbody th,
  tbody td {
    display: block;
    width: auto;
  }
  tr {
    border-bottom: 1px solid var(--line);
    padding: 0.6rem 0;
  }
  th,
  td {
    border: 0;
    padding: 0.1rem 0;
  }
}
`;

const script = `'use strict';
// Without this script everything on the page works; with it samples can be copied and answers appear beside their form.
for (const figure of document.querySelectorAll('figure')) {
  if (!navigator.clipboard) break;
  const button = document.createElement('button');
  const caption = figure.querySelector('figcaption').textContent;
  const name = figure.querySelector('pre').getAttribute('aria-label');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  button.setAttribute('aria-label', \`Copy \${name || caption}\`);
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(figure.querySelector('code').textContent);
      button.textContent = 'Copied';
    } catch {
      button.textContent = 'Not allowed';
    }
    setTimeout(() => (button.textContent = 'Copy'), 2000);
  });
  figure.append(button);
}

for (const form of document.querySelectorAll('form.invoke')) {
  const result = form.parentElement.querySelector('.result');
  const show = (kind, line, text) => {
    const heading = document.createElement('p');
    const content = document.createElement('pre');
    heading.textContent = line;
    content.textContent = text;
    content.tabIndex = 0;
    result.className = \`result \${kind}\`;
    result.replaceChildren(...(text === '' ? [heading] : [heading, content]));
    result.hidden = false;
  };
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const fields = new URLSearchParams(new FormData(form));
    for (const input of form.querySelectorAll('[data-optional]')) if (input.value === '') fields.delete(input.name);
    show('busy', 'Calling ...', '');
    try {
      const answer = await fetch(form.action, { method: 'POST', body: fields, credentials: 'same-origin' });
      show(answer.ok ? 'good' : 'bad', \`\${answer.status} \${answer.statusText}\`, await answer.text());
    } catch {
      form.submit();
    }
  });
}
`;

/** The pages at the bare URL and at `?op=`. */
export const help: HelpDocuments = {
  style,
  script,
  index: [
    `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Hotel Web Service</title>
<link rel="alternate" type="text/xml" href="?disco">
<style>`,
    style,
    `</style>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header>
<p class="eyebrow">Web Service</p>
<h1>Hotel</h1>
</header>
<main id="content">
<section aria-labelledby="operations">
<h2 id="operations">Operations</h2>
<p>The following operations are supported. For a formal definition, please review the <a href="?wsdl">Service Description</a>.</p>
<ul class="cards">
<li>
<h3><a href="?op=FindRooms">FindRooms</a></h3>
<p>The rooms that are free on a night and have a bed for every guest.</p>
</li>
<li>
<h3><a href="?op=Reserve">Reserve</a></h3>
<p>Reserves a room for one night. Needs a session.</p>
</li>
</ul>
</section>
<section aria-labelledby="addresses">
<h2 id="addresses">Addresses</h2>
<dl>
<dt>Service</dt>
<dd><code>`,
    { hole: 'address' },
    `</code></dd>
<dt>Service description (WSDL)</dt>
<dd><a href="?wsdl"><code>`,
    { hole: 'address' },
    `?wsdl</code></a></dd>
<dt>Discovery document</dt>
<dd><a href="?disco"><code>`,
    { hole: 'address' },
    `?disco</code></a></dd>
<dt>XML namespace</dt>
<dd><code>http://hotel.example.com/reservations</code></dd>
</dl>
</section>
</main>

<script>`,
    script,
    `</script>
</body>
</html>
`,
  ],
  operations: {
    FindRooms: [
      `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>FindRooms - Hotel Web Service</title>
<link rel="alternate" type="text/xml" href="?disco">
<style>`,
      style,
      `</style>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header>
<nav aria-label="Breadcrumb"><a href="?">Hotel Web Service</a></nav>
<h1>FindRooms</h1>
<p class="lead">The rooms that are free on a night and have a bed for every guest.</p>
</header>
<main id="content">
<section aria-labelledby="parameters">
<h2 id="parameters">Parameters</h2>
<table>
<thead>
<tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Meaning</th></tr>
</thead>
<tbody>
<tr>
<th scope="row"><code>night</code></th>
<td><code>date</code></td>
<td></td>
</tr>
<tr>
<th scope="row"><code>guests</code></th>
<td><code>int</code></td>
<td></td>
</tr>
</tbody>
</table>
</section>

<section aria-labelledby="messages">
<h2 id="messages">Messages</h2>
<p>Samples of the request and the answer in each form. What is <b class="hole">highlighted</b> is to be replaced with actual values.</p>
<ul class="jump">
`,
      { ports: ['HotelSoap'], content: [
        `<li><a href="#soap11">SOAP 1.1</a></li>
`,
      ] },
      { ports: ['HotelHttpGet'], content: [
        `<li><a href="#http-get">HTTP GET</a></li>
`,
      ] },
      `
</ul>
`,
      { ports: ['HotelSoap'], content: [
        `<section class="form" aria-labelledby="soap11">
<h3 id="soap11">SOAP 1.1</h3>
<div class="exchange">
<figure>
<figcaption>Request</figcaption>
<pre tabindex="0" role="region" aria-label="SOAP 1.1 request"><code>POST `,
        { hole: 'path' },
        ` HTTP/1.1
Host: `,
        { hole: 'host' },
        `
Content-Type: text/xml; charset=utf-8
Content-Length: <b>length</b>
SOAPAction: &quot;http://hotel.example.com/reservations/FindRooms&quot;

&lt;?xml version=&quot;1.0&quot; encoding=&quot;utf-8&quot;?&gt;
&lt;soap:Envelope xmlns:soap=&quot;http://schemas.xmlsoap.org/soap/envelope/&quot;
    xmlns:xsi=&quot;http://www.w3.org/2001/XMLSchema-instance&quot;
    xmlns:xsd=&quot;http://www.w3.org/2001/XMLSchema&quot;&gt;
  &lt;soap:Body&gt;
    &lt;FindRooms xmlns=&quot;http://hotel.example.com/reservations&quot;&gt;
      &lt;night&gt;<b>date</b>&lt;/night&gt;
      &lt;guests&gt;<b>int</b>&lt;/guests&gt;
    &lt;/FindRooms&gt;
  &lt;/soap:Body&gt;
&lt;/soap:Envelope&gt;</code></pre>
</figure>
<figure>
<figcaption>Answer</figcaption>
<pre tabindex="0" role="region" aria-label="SOAP 1.1 answer"><code>HTTP/1.1 200 OK
Content-Type: text/xml; charset=utf-8
Content-Length: <b>length</b>

&lt;?xml version=&quot;1.0&quot; encoding=&quot;utf-8&quot;?&gt;
&lt;soap:Envelope xmlns:soap=&quot;http://schemas.xmlsoap.org/soap/envelope/&quot;
    xmlns:xsi=&quot;http://www.w3.org/2001/XMLSchema-instance&quot;
    xmlns:xsd=&quot;http://www.w3.org/2001/XMLSchema&quot;&gt;
  &lt;soap:Body&gt;
    &lt;Rooms xmlns=&quot;http://hotel.example.com/reservations&quot;&gt;
      &lt;room xmlns:xsi=&quot;http://www.w3.org/2001/XMLSchema-instance&quot; xmlns:t=&quot;http://hotel.example.com/reservations&quot; xsi:type=&quot;t:Single&quot;&gt;
        &lt;number&gt;<b>int</b>&lt;/number&gt;
        &lt;price&gt;<b>decimal</b>&lt;/price&gt;
        &lt;desk&gt;<b>boolean</b>&lt;/desk&gt;
      &lt;/room&gt;
      &lt;room xmlns:xsi=&quot;http://www.w3.org/2001/XMLSchema-instance&quot; xmlns:t=&quot;http://hotel.example.com/reservations&quot; xsi:type=&quot;t:Single&quot;&gt;
        &lt;number&gt;<b>int</b>&lt;/number&gt;
        &lt;price&gt;<b>decimal</b>&lt;/price&gt;
        &lt;desk&gt;<b>boolean</b>&lt;/desk&gt;
      &lt;/room&gt;
    &lt;/Rooms&gt;
  &lt;/soap:Body&gt;
&lt;/soap:Envelope&gt;</code></pre>
</figure>
</div>
</section>
`,
      ] },
      { ports: ['HotelHttpGet'], content: [
        `<section class="form" aria-labelledby="http-get">
<h3 id="http-get">HTTP GET</h3>
<div class="exchange">
<figure>
<figcaption>Request</figcaption>
<pre tabindex="0" role="region" aria-label="HTTP GET request"><code>GET `,
        { hole: 'path' },
        `/FindRooms?night=<b>date</b>&amp;guests=<b>int</b> HTTP/1.1
Host: `,
        { hole: 'host' },
        `</code></pre>
</figure>
<figure>
<figcaption>Answer</figcaption>
<pre tabindex="0" role="region" aria-label="HTTP GET answer"><code>HTTP/1.1 200 OK
Content-Type: text/xml; charset=utf-8
Content-Length: <b>length</b>

&lt;?xml version=&quot;1.0&quot; encoding=&quot;utf-8&quot;?&gt;
&lt;Rooms xmlns=&quot;http://hotel.example.com/reservations&quot;&gt;
  &lt;room xmlns:xsi=&quot;http://www.w3.org/2001/XMLSchema-instance&quot; xmlns:t=&quot;http://hotel.example.com/reservations&quot; xsi:type=&quot;t:Single&quot;&gt;
    &lt;number&gt;<b>int</b>&lt;/number&gt;
    &lt;price&gt;<b>decimal</b>&lt;/price&gt;
    &lt;desk&gt;<b>boolean</b>&lt;/desk&gt;
  &lt;/room&gt;
  &lt;room xmlns:xsi=&quot;http://www.w3.org/2001/XMLSchema-instance&quot; xmlns:t=&quot;http://hotel.example.com/reservations&quot; xsi:type=&quot;t:Single&quot;&gt;
    &lt;number&gt;<b>int</b>&lt;/number&gt;
    &lt;price&gt;<b>decimal</b>&lt;/price&gt;
    &lt;desk&gt;<b>boolean</b>&lt;/desk&gt;
  &lt;/room&gt;
&lt;/Rooms&gt;</code></pre>
</figure>
</div>
</section>
`,
      ] },
      `
</section>
</main>

<script>`,
      script,
      `</script>
</body>
</html>
`,
    ],
    Reserve: [
      `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Reserve - Hotel Web Service</title>
<link rel="alternate" type="text/xml" href="?disco">
<style>`,
      style,
      `</style>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header>
<nav aria-label="Breadcrumb"><a href="?">Hotel Web Service</a></nav>
<h1>Reserve</h1>
<p class="lead">Reserves a room for one night. Needs a session.</p>
</header>
<main id="content">
<section aria-labelledby="parameters">
<h2 id="parameters">Parameters</h2>
<table>
<thead>
<tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Meaning</th></tr>
</thead>
<tbody>
<tr>
<th scope="row"><code>room</code></th>
<td><code>int</code></td>
<td></td>
</tr>
<tr>
<th scope="row"><code>night</code></th>
<td><code>date</code></td>
<td></td>
</tr>
<tr>
<th scope="row"><code>card</code> <span class="tag">optional</span></th>
<td><code>string</code></td>
<td></td>
</tr>
<tr>
<th scope="row"><code>invoiceTo</code> <span class="tag">optional</span></th>
<td><code>string</code></td>
<td></td>
</tr>
</tbody>
</table>
</section>

<section aria-labelledby="messages">
<h2 id="messages">Messages</h2>
<p>Samples of the request and the answer in each form. What is <b class="hole">highlighted</b> is to be replaced with actual values.</p>
<ul class="jump">
`,
      { ports: ['HotelSoap'], content: [
        `<li><a href="#soap11">SOAP 1.1</a></li>
`,
      ] },
      `
</ul>
`,
      { ports: ['HotelSoap'], content: [
        `<section class="form" aria-labelledby="soap11">
<h3 id="soap11">SOAP 1.1</h3>
<div class="exchange">
<figure>
<figcaption>Request</figcaption>
<pre tabindex="0" role="region" aria-label="SOAP 1.1 request"><code>POST `,
        { hole: 'path' },
        ` HTTP/1.1
Host: `,
        { hole: 'host' },
        `
Content-Type: text/xml; charset=utf-8
Content-Length: <b>length</b>
SOAPAction: &quot;http://hotel.example.com/reservations/Reserve&quot;

&lt;?xml version=&quot;1.0&quot; encoding=&quot;utf-8&quot;?&gt;
&lt;soap:Envelope xmlns:soap=&quot;http://schemas.xmlsoap.org/soap/envelope/&quot;
    xmlns:xsi=&quot;http://www.w3.org/2001/XMLSchema-instance&quot;
    xmlns:xsd=&quot;http://www.w3.org/2001/XMLSchema&quot;&gt;
  &lt;soap:Header&gt;
    &lt;Session xmlns=&quot;http://hotel.example.com/reservations&quot;&gt;<b>string</b>&lt;/Session&gt;
  &lt;/soap:Header&gt;
  &lt;soap:Body&gt;
    &lt;Reserve xmlns=&quot;http://hotel.example.com/reservations&quot;&gt;
      &lt;room&gt;<b>int</b>&lt;/room&gt;
      &lt;night&gt;<b>date</b>&lt;/night&gt;
      &lt;card&gt;<b>string</b>&lt;/card&gt;
      &lt;!-- or invoiceTo --&gt;
    &lt;/Reserve&gt;
  &lt;/soap:Body&gt;
&lt;/soap:Envelope&gt;</code></pre>
</figure>
<figure>
<figcaption>Answer</figcaption>
<pre tabindex="0" role="region" aria-label="SOAP 1.1 answer"><code>HTTP/1.1 200 OK
Content-Type: text/xml; charset=utf-8
Content-Length: <b>length</b>

&lt;?xml version=&quot;1.0&quot; encoding=&quot;utf-8&quot;?&gt;
&lt;soap:Envelope xmlns:soap=&quot;http://schemas.xmlsoap.org/soap/envelope/&quot;
    xmlns:xsi=&quot;http://www.w3.org/2001/XMLSchema-instance&quot;
    xmlns:xsd=&quot;http://www.w3.org/2001/XMLSchema&quot;&gt;
  &lt;soap:Body&gt;
    &lt;ReserveResponse xmlns=&quot;http://hotel.example.com/reservations&quot;&gt;
      &lt;confirmation&gt;<b>string</b>&lt;/confirmation&gt;
    &lt;/ReserveResponse&gt;
  &lt;/soap:Body&gt;
&lt;/soap:Envelope&gt;</code></pre>
</figure>
</div>
</section>
`,
      ] },
      `
</section>
</main>

<script>`,
      script,
      `</script>
</body>
</html>
`,
    ],
  },
};
