import { clientWords } from '../../words/client.js';

/** What a drawing of ours is made of; anything else stays out. */
const ELEMENTS: ReadonlySet<string> = new Set([
  'svg',
  'g',
  'path',
  'rect',
  'circle',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'title',
  'defs',
  'clipPath',
  'pattern',
  'use',
]);

/** Reads an SVG file as elements of this document: parsed by the browser as it comes, so that no text becomes markup here. */
export function drawingOf(path: string): Promise<SVGElement> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', path);
    request.responseType = 'document';
    request.overrideMimeType('image/svg+xml');
    request.onload = () => {
      const root = request.status === 200 ? request.responseXML?.documentElement : null;
      if (root?.localName !== 'svg') return reject(new Error(clientWords().noDrawing));
      for (const element of root.querySelectorAll('*')) if (!ELEMENTS.has(element.localName)) element.remove();
      resolve(document.importNode(root, true) as unknown as SVGElement);
    };
    request.onerror = () => reject(new Error(clientWords().noDrawing));
    request.send();
  });
}
