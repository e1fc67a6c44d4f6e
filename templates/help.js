'use strict';
// Without this script everything on the page works; with it samples can be copied and answers appear beside their form.
for (const figure of document.querySelectorAll('figure')) {
  if (!navigator.clipboard) break;
  const button = document.createElement('button');
  const caption = figure.querySelector('figcaption').textContent;
  const name = figure.querySelector('pre').getAttribute('aria-label');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  button.setAttribute('aria-label', `Copy ${name || caption}`);
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
    result.className = `result ${kind}`;
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
      show(answer.ok ? 'good' : 'bad', `${answer.status} ${answer.statusText}`, await answer.text());
    } catch {
      form.submit();
    }
  });
}
