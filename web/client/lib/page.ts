/** What every page does beyond being read: commands are copied, forms say what went wrong, keys stay with the account page. */
import { partsWords } from '../../words/parts.js';
import { forgetKeys } from './keyring.js';

if (!document.getElementById('account')) forgetKeys();

export const one = <Element extends HTMLElement>(selector: string, within: ParentNode = document): Element | null =>
  within.querySelector<Element>(selector);

/** Sends a form by script: its button rests meanwhile, and what fails is said in its `.problem`. */
export function onSubmit(form: HTMLFormElement | null, work: (form: HTMLFormElement) => Promise<void>): void {
  if (!form) return;
  const problem = one('.problem', form)!;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const button = one<HTMLButtonElement>('button[type=submit]', form)!;
    button.disabled = true;
    problem.textContent = '';
    void work(form)
      .catch((error: Error) => (problem.textContent = error.message))
      .finally(() => (button.disabled = false));
  });
}

export function reveal(element: HTMLElement): void {
  element.hidden = false;
  element.focus();
}

async function copy(button: HTMLElement): Promise<void> {
  const code = [...button.closest('.code')!.querySelectorAll('code')].find((each) => each.offsetParent)!;
  const selection = getSelection()!;
  selection.selectAllChildren(code);
  const copied = await navigator.clipboard?.writeText(code.textContent ?? '').then(
    () => true,
    () => false,
  );
  if (copied) selection.removeAllRanges();
  button.textContent = copied ? partsWords().copied : partsWords().selected;
  setTimeout(() => (button.textContent = partsWords().copy), 1600);
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
  if (button) void copy(button);
});
