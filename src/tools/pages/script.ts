/** What the pages do beyond being read. Without it they still say everything, and commands can be selected by hand. */
export const SCRIPT = `
'use strict';
const one = (selector, within = document) => within.querySelector(selector);
const base = new URL('..', document.currentScript.src).pathname.replace(/\\/$/, '');

async function ask(path, { method = 'GET', body, key } = {}) {
  const headers = { Accept: 'application/json' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (key) headers['X-API-Key'] = key;
  const answer = await fetch(base + path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  const value = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Error(value.detail || 'That did not work (' + answer.status + ').');
  return value;
}

function onSubmit(form, work) {
  if (!form) return;
  const problem = one('.problem', form);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const button = one('button[type=submit]', form);
    button.disabled = true;
    problem.textContent = '';
    try { await work(form, event); }
    catch (error) { problem.textContent = error.message; }
    finally { button.disabled = false; }
  });
}

const reveal = (element) => { element.hidden = false; element.focus(); };

document.addEventListener('click', async ({ target }) => {
  const button = target.closest('[data-copy]');
  if (!button) return;
  const code = one('code', button.closest('.code'));
  const selection = getSelection();
  selection.selectAllChildren(code);
  const copied = await navigator.clipboard?.writeText(code.textContent).then(() => true, () => false);
  if (copied) selection.removeAllRanges();
  button.textContent = copied ? 'Copied' : 'Selected';
  setTimeout(() => { button.textContent = 'Copy'; }, 1600);
});

onSubmit(one('[data-instant-key]'), async (form) => {
  const { api_key } = await ask('/api/register?format=json');
  const shown = one('#issued');
  for (const code of shown.querySelectorAll('code[data-template]')) code.textContent = code.dataset.template.replaceAll('$API_KEY', api_key);
  form.hidden = true;
  reveal(shown);
});

onSubmit(one('[data-trial]'), async (form) => {
  const text = one('textarea', form).value;
  const answer = await ask(form.dataset.trial, { method: 'POST', body: { text } });
  tell(answer, text);
  one('#now')?.setAttribute('hidden', '');
  reveal(one('#felt'));
});

function tell({ sentiment, appraisal, reply, state_before, state_after }, text) {
  const marked = one('#felt-text');
  marked.replaceChildren();
  let at = 0;
  for (const { span: [from, to], weight } of [...sentiment.evidence].filter((e) => e.span).sort((a, b) => a.span[0] - b.span[0])) {
    if (from < at) continue;
    const mark = document.createElement('mark');
    mark.textContent = text.slice(from, to);
    if (weight < 0) mark.className = 'minus';
    marked.append(text.slice(at, from), mark);
    at = to;
  }
  marked.append(text.slice(at));
  one('#felt-label').textContent = sentiment.label + ' (' + sentiment.compound.toFixed(2) + ')';
  one('#felt-emotion').textContent = appraisal.emotion;
  one('#felt-reply').textContent = reply;
  for (const row of document.querySelectorAll('[data-field]')) {
    const percent = (state) => Math.round(state[row.dataset.field] * 100) + ' %';
    one('[data-before]', row).textContent = percent(state_before);
    one('[data-after]', row).textContent = percent(state_after);
  }
}

for (const form of document.querySelectorAll('[data-buy]')) onSubmit(form, async () => {
  const key = one('#api-key').value.trim();
  if (!key) { one('#api-key').focus(); throw new Error('Put your key into the field above first.'); }
  const { checkout_url } = await ask('/api/pricing/checkout', { method: 'POST', body: { item: form.dataset.buy }, key });
  location.assign(checkout_url);
});

onSubmit(one('[data-confirm]'), async (form) => {
  await ask(form.dataset.confirm, { method: 'POST' });
  location.reload();
});
`.trim();
