import { hydrate, type VNode } from 'preact';
import type { ValueNames } from '../../studio/known-names.js';
import { knowNames } from './value-names.js';

/** Takes over a part of the page where it stands, from the data that came with it. */
export function takeOver<Data>(id: string, made: (data: Data) => VNode): void {
  const place = document.getElementById(id);
  const data = document.querySelector<HTMLTemplateElement>(`template#${id}-data`);
  if (!place || !data) return;
  const come = JSON.parse(data.content.textContent!) as { data: Data; names: ValueNames };
  knowNames(come.names);
  hydrate(made(come.data), place);
}
