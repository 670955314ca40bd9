import { hydrate, type VNode } from 'preact';

/** Takes over a part of the page where it stands, from the data that came with it. */
export function takeOver<Data>(id: string, made: (data: Data) => VNode): void {
  const place = document.getElementById(id);
  const data = document.querySelector<HTMLTemplateElement>(`template#${id}-data`);
  if (place && data) hydrate(made(JSON.parse(data.content.textContent!) as Data), place);
}
