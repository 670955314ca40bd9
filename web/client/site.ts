/** The small pages: a key at once, a text for the engine, a checkout. Without it they still say everything. */
import { ask } from './lib/ask.js';
import { one, onSubmit, reveal } from './lib/page.js';
import { fixed, named, percent } from '../format.js';
import { clientWords } from '../words/client.js';
import { moodWords } from '../words/mood.js';

onSubmit(one<HTMLFormElement>('[data-instant-key]'), async (form) => {
  const { api_key } = await ask<{ api_key: string }>('/api/register?format=json');
  const shown = one('#issued')!;
  for (const code of shown.querySelectorAll<HTMLElement>('code[data-template]'))
    code.textContent = code.dataset.template!.replaceAll('$API_KEY', api_key);
  form.hidden = true;
  reveal(shown);
});

interface Felt {
  sentiment: { label: string; compound: number; evidence: { span: [number, number] | null; weight: number }[] };
  appraisal: { emotion: string };
  reply: string;
  state_before: Record<string, number>;
  state_after: Record<string, number>;
}

onSubmit(one<HTMLFormElement>('[data-trial]'), async (form) => {
  const text = one<HTMLTextAreaElement>('textarea', form)!.value;
  tell(await ask<Felt>(form.dataset.trial!, { method: 'POST', body: { text } }), text);
  one('#now')?.setAttribute('hidden', '');
  reveal(one('#felt')!);
});

function tell({ sentiment, appraisal, reply, state_before, state_after }: Felt, text: string): void {
  one('#felt-text')!.replaceChildren(...marked(text, sentiment.evidence));
  one('#felt-label')!.textContent =
    `${named(moodWords().sentiments, sentiment.label)} (${fixed(sentiment.compound, 2)})`;
  one('#felt-emotion')!.textContent = named(moodWords().emotions, appraisal.emotion);
  one('#felt-reply')!.textContent = reply;
  for (const row of document.querySelectorAll<HTMLElement>('[data-field]')) {
    const of = (state: Record<string, number>) => percent(state[row.dataset.field!]);
    one('[data-before]', row)!.textContent = of(state_before);
    one('[data-after]', row)!.textContent = of(state_after);
  }
}

/** The text with the words that counted in marks. */
function marked(text: string, evidence: Felt['sentiment']['evidence']): (string | Node)[] {
  const parts: (string | Node)[] = [];
  let at = 0;
  const placed = evidence.flatMap(({ span, weight }) => (span ? [{ from: span[0], to: span[1], weight }] : []));
  for (const { from, to, weight } of placed.sort((a, b) => a.from - b.from)) {
    if (from < at) continue;
    const mark = document.createElement('mark');
    mark.textContent = text.slice(from, to);
    if (weight < 0) mark.className = 'minus';
    parts.push(text.slice(at, from), mark);
    at = to;
  }
  return [...parts, text.slice(at)];
}

for (const form of document.querySelectorAll<HTMLFormElement>('[data-buy]'))
  onSubmit(form, async () => {
    const field = one<HTMLInputElement>('#api-key')!;
    const key = field.value.trim();
    if (!key) {
      field.focus();
      throw new Error(clientWords().keyFirst);
    }
    const body = { item: form.dataset.buy };
    const { checkout_url } = await ask<{ checkout_url: string }>('/api/pricing/checkout', {
      method: 'POST',
      body,
      key,
    });
    location.assign(checkout_url);
  });

onSubmit(one<HTMLFormElement>('[data-confirm]'), async (form) => {
  await ask(form.dataset.confirm!, { method: 'POST' });
  location.reload();
});
