import type { CallToolResult } from '@modelcontextprotocol/server';
import type { Visit } from './visit.js';

type Content = CallToolResult['content'][number];

/** Of all pictures of one answer; base64 takes a third more. */
const MOST_BYTES = 3_000_000;

/** The PNG pictures among an answer's links, themselves. @param site this installation's own address: others are not fetched */
export async function picturesAmong(
  links: readonly Content[],
  most: number,
  site: string,
  visit: Visit,
): Promise<Content[]> {
  const pictures: Content[] = [];
  let left = MOST_BYTES;
  for (const url of ownPictures(links, site).slice(0, most)) {
    const { status, bytes } = await visit.ask({ method: 'GET', url, headers: { accept: 'image/png' } });
    if (status !== 200 || (left -= bytes.length) < 0) break;
    pictures.push({ type: 'image', data: bytes.toString('base64'), mimeType: 'image/png' });
  }
  return pictures;
}

const ownPictures = (links: readonly Content[], site: string): string[] =>
  links.flatMap((link) => {
    const isOwn = link.type === 'resource_link' && link.mimeType === 'image/png' && link.uri.startsWith(`${site}/`);
    return isOwn ? [link.uri.slice(site.length)] : [];
  });
